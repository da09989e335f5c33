// Made by endpoint-manifest (java-client) from its template Texts.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Texts and their bytes. */
final class Texts {
  private Texts() {}

  /** True if a character is half a surrogate pair whose other half is not beside it. */
  static boolean isHalfPair(String text, int index) {
    char here = text.charAt(index);
    if (Character.isHighSurrogate(here)) {
      return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
    }
    return Character.isLowSurrogate(here)
        && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
  }

  /** True if there is UTF-8 for a text. */
  static boolean isWellFormed(String text) {
    for (int index = 0; index < text.length(); index++) {
      if (Character.isSurrogate(text.charAt(index)) && isHalfPair(text, index)) return false;
    }
    return true;
  }

  /** Reads the JSON of bytes, which must be UTF-8 (RFC 8259, section 8.1). */
  static JsonValue json(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\ufffd') >= 0) {
      try {
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      } catch (CharacterCodingException error) {
        throw new JsonException("no JSON: its bytes are not UTF-8", error);
      }
    }
    return new JsonReader(text).read();
  }

  /**
   * Reads a text in the charset of its media type, UTF-8 unless it says another. What is no
   * character becomes U+FFFD.
   */
  static String decode(byte[] bytes, String mediaType) {
    String text = new String(bytes, charsetOf(mediaType));
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  private static Charset charsetOf(String mediaType) {
    String name = MediaType.parameter(mediaType, "charset").toLowerCase(Locale.ROOT);
    switch (name) {
      case "":
      case "utf-8":
      case "utf8":
      case "unicode-1-1-utf-8":
        return StandardCharsets.UTF_8;
      case "us-ascii":
      case "ascii":
      case "iso-8859-1":
      case "iso8859-1":
      case "iso88591":
      case "iso_8859-1":
      case "latin1":
      case "l1":
      case "windows-1252":
      case "cp1252":
      case "x-cp1252":
        // Latin-1 stands for it on the web (Encoding Standard, section 4.2).
        return Charset.forName("windows-1252");
      case "utf-16":
      case "utf-16le":
        return StandardCharsets.UTF_16LE;
      case "utf-16be":
        return StandardCharsets.UTF_16BE;
      default:
        throw new JsonException("unknown charset \"" + name + "\"");
    }
  }
}
