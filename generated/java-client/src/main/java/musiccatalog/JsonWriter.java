// Made by endpoint-manifest (java-client) from its template JsonWriter.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Map;

/**
 * Writes JSON, without white space. Half a surrogate pair, of which there is no UTF-8, is escaped.
 */
final class JsonWriter {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();
  private final boolean isAscii;
  private int depth;

  private JsonWriter(boolean isAscii) {
    this.isAscii = isAscii;
  }

  static String write(JsonValue value) {
    return new JsonWriter(false).append(value).out.toString();
  }

  /** Escapes all characters but those of ASCII, for a header. */
  static String writeAscii(JsonValue value) {
    return new JsonWriter(true).append(value).out.toString();
  }

  private JsonWriter append(JsonValue value) {
    if (value instanceof JsonString) {
      string(value.asText());
    } else if (value instanceof JsonObject) {
      begin('{');
      boolean isFirst = true;
      for (Map.Entry<String, JsonValue> each : ((JsonObject) value).members().entrySet()) {
        if (!isFirst) out.append(',');
        isFirst = false;
        string(each.getKey());
        out.append(':');
        append(each.getValue());
      }
      end('}');
    } else if (value instanceof JsonArray) {
      begin('[');
      boolean isFirst = true;
      for (JsonValue each : ((JsonArray<?>) value).jsonItems()) {
        if (!isFirst) out.append(',');
        isFirst = false;
        append(each);
      }
      end(']');
    } else {
      out.append(value);
    }
    return this;
  }

  private void begin(char bracket) {
    if (++depth > JsonReader.DEEPEST) {
      throw new JsonException("nested more than " + JsonReader.DEEPEST + " levels deep");
    }
    out.append(bracket);
  }

  private void end(char bracket) {
    depth--;
    out.append(bracket);
  }

  private void string(String text) {
    out.append('"');
    int start = 0;
    for (int index = 0; index < text.length(); index++) {
      char next = text.charAt(index);
      if (next >= ' ' && next != '"' && next != '\\' && next < 0x7f) continue;
      if (next > 0x7e && !isAscii && !Texts.isHalfPair(text, index)) continue;
      out.append(text, start, index);
      start = index + 1;
      escape(next);
    }
    out.append(text, start, text.length()).append('"');
  }

  private void escape(char next) {
    switch (next) {
      case '"':
      case '\\':
        out.append('\\').append(next);
        return;
      case '\b':
        out.append("\\b");
        return;
      case '\f':
        out.append("\\f");
        return;
      case '\n':
        out.append("\\n");
        return;
      case '\r':
        out.append("\\r");
        return;
      case '\t':
        out.append("\\t");
        return;
      default:
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) out.append(HEX.charAt(next >> shift & 15));
    }
  }
}
