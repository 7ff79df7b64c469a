package library;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;

/** Characters to bytes and back. */
public class Charsets {
    public static void main(String[] args) throws CharacterCodingException {
        String text = "aé€😀";
        for (String name : new String[] {"US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "windows-1252", "IBM437", "Shift_JIS", "GB18030", "EUC-KR"}) {
            Charset charset = Charset.forName(name);
            byte[] bytes = text.getBytes(charset);
            System.out.println(charset + " " + Arrays.toString(bytes) + " " + new String(bytes, charset).equals(text) + " " + charset.newEncoder().canEncode('é'));
        }
        System.out.println(Charset.forName("latin1") + " " + StandardCharsets.UTF_8.aliases().contains("UTF8") + " " + Charset.isSupported("x-nothing") + " " + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
        System.out.println(new String(new byte[] {(byte) 0xc3, 0x28, (byte) 0xff, 'a'}, StandardCharsets.UTF_8).codePoints().boxed().toList());
        CharsetEncoder strict = StandardCharsets.US_ASCII.newEncoder();
        try {
            strict.encode(CharBuffer.wrap("né"));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        strict.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'*'});
        System.out.println(new String(strict.encode(CharBuffer.wrap("né")).array(), StandardCharsets.US_ASCII).trim() + " " + strict.maxBytesPerChar() + " " + strict.averageBytesPerChar());
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0x80}));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        ByteBuffer small = ByteBuffer.allocate(3);
        CoderResult result = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap("ab€"), small, true);
        System.out.println(result + " " + small.position());
        try {
            Charset.forName("klingon");
        } catch (UnsupportedCharsetException e) {
            System.out.println(e);
        }
    }
}
