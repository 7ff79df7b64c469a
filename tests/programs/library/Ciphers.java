package library;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.math.BigInteger;
import java.util.HexFormat;
import java.util.Random;
import java.util.UUID;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Secrets with keys that are given, so that the outcome is always the same. */
public class Ciphers {
    static final byte[] TEXT = "attack at dawn, or whenever you like".getBytes(StandardCharsets.UTF_8);

    static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    static void symmetric() throws GeneralSecurityException {
        SecretKeySpec key = new SecretKeySpec(HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f"), "AES");
        Cipher cbc = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cbc.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        byte[] secret = cbc.doFinal(TEXT);
        System.out.println(hex(secret) + " " + cbc.getBlockSize());
        cbc.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        System.out.println(new String(cbc.doFinal(secret), StandardCharsets.UTF_8));
        Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding");
        gcm.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        gcm.updateAAD(new byte[] {1, 2, 3});
        byte[] sealed = gcm.doFinal(TEXT);
        System.out.println(hex(sealed));
        sealed[3] ^= 1;
        gcm.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        gcm.updateAAD(new byte[] {1, 2, 3});
        try {
            gcm.doFinal(sealed);
        } catch (AEADBadTagException e) {
            System.out.println(e.getMessage());
        }
        PBEKeySpec password = new PBEKeySpec("password".toCharArray(), "salt".getBytes(StandardCharsets.UTF_8), 20, 160);
        System.out.println(hex(SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1").generateSecret(password).getEncoded()));
    }

    static void asymmetric() throws GeneralSecurityException {
        Random seeded = new Random(5);
        BigInteger p = BigInteger.probablePrime(256, seeded);
        BigInteger q = BigInteger.probablePrime(256, seeded);
        BigInteger e = BigInteger.valueOf(65537);
        BigInteger d = e.modInverse(p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)));
        KeyFactory factory = KeyFactory.getInstance("RSA");
        PrivateKey secret = factory.generatePrivate(new RSAPrivateKeySpec(p.multiply(q), d));
        PublicKey open = factory.generatePublic(new RSAPublicKeySpec(p.multiply(q), e));
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(secret);
        signature.update(TEXT);
        byte[] signed = signature.sign();
        System.out.println(hex(signed));
        signature.initVerify(open);
        signature.update(TEXT);
        System.out.println(signature.verify(signed));
    }

    public static void main(String[] args) throws GeneralSecurityException {
        symmetric();
        asymmetric();
        SecureRandom random = new SecureRandom();
        System.out.println(random.getAlgorithm() + " " + (random.nextInt(10) < 10) + " " + UUID.randomUUID().version());
        try {
            Cipher.getInstance("ROT13");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
    }
}
