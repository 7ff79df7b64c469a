package library;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checksums, digests and encodings of bytes. */
public class Digests {
    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static void sum(Checksum checksum, byte[] data) {
        checksum.update(data, 0, 3);
        checksum.update(data[3]);
        checksum.update(data, 4, data.length - 4);
        long whole = checksum.getValue();
        checksum.reset();
        checksum.update(new byte[0]);
        System.out.println(checksum.getClass().getSimpleName() + " " + Long.toHexString(whole) + " " + checksum.getValue());
    }

    static void base64() {
        byte[] data = bytes("any carnal pleasure?>");
        String plain = Base64.getEncoder().encodeToString(data);
        System.out.println(plain + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(data) + " " + new String(Base64.getDecoder().decode(plain), StandardCharsets.UTF_8));
        byte[] many = new byte[100];
        for (int i = 0; i < many.length; i++) {
            many[i] = (byte) (i * 7);
        }
        System.out.println(Base64.getMimeEncoder().encodeToString(many).replace("\r\n", "|"));
        try {
            Base64.getDecoder().decode("a*b=");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[] {1, 127, -128}) + " " + HexFormat.of().parseHex("cafe")[0]);
    }

    public static void main(String[] args) throws GeneralSecurityException {
        byte[] data = bytes("The quick brown fox jumps over the lazy dog");
        sum(new CRC32(), data);
        sum(new CRC32C(), data);
        sum(new Adler32(), data);
        for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256"}) {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            digest.update(data, 0, 10);
            digest.update(data, 10, data.length - 10);
            System.out.println(algorithm + " " + HexFormat.of().formatHex(digest.digest()) + " " + digest.getDigestLength());
        }
        try {
            MessageDigest.getInstance("SHA-257");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(bytes("key"), "HmacSHA256"));
        System.out.println(HexFormat.of().formatHex(mac.doFinal(data)));
        UUID named = UUID.nameUUIDFromBytes(data);
        System.out.println(named + " " + named.version() + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").timestamp() + " " + new UUID(1, -2));
        base64();
    }
}
