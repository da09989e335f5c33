// Made by endpoint-manifest (java-client) from its template JsonReader.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON (RFC 8259). Of several properties of one name the last one counts. */
final class JsonReader {
  /** Deeper values would end the stack of the thread that reads them. */
  static final int DEEPEST = 512;

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    this.text = text;
  }

  JsonValue read() {
    // A byte order mark may be passed over (section 8.1).
    if (!text.isEmpty() && text.charAt(0) == '\ufeff') at = 1;
    space();
    JsonValue value = value();
    space();
    if (at < text.length()) throw fault("unexpected text after the value");
    return value;
  }

  private JsonValue value() {
    char next = peek();
    switch (next) {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return JsonString.of(string());
      case 't':
        return word("true", JsonBoolean.TRUE);
      case 'f':
        return word("false", JsonBoolean.FALSE);
      case 'n':
        return word("null", JsonNull.INSTANCE);
      default:
        return number();
    }
  }

  private JsonValue object() {
    begin();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    if (peek() != '}') {
      while (true) {
        if (peek() != '"') throw fault("a name of a property must be a string");
        String name = string();
        space();
        take(':');
        space();
        members.put(name, value());
        space();
        if (peek() == '}') break;
        take(',');
        space();
      }
    }
    end();
    return new JsonObject(members);
  }

  private JsonValue array() {
    begin();
    List<JsonValue> items = new ArrayList<>();
    if (peek() != ']') {
      while (true) {
        items.add(value());
        space();
        if (peek() == ']') break;
        take(',');
        space();
      }
    }
    end();
    return JsonArray.of(items);
  }

  private void begin() {
    if (++depth > DEEPEST) throw fault("nested more than " + DEEPEST + " levels deep");
    at++;
    space();
  }

  private void end() {
    depth--;
    at++;
  }

  private JsonValue word(String word, JsonValue value) {
    if (!text.startsWith(word, at)) throw fault("unexpected character");
    at += word.length();
    return value;
  }

  private JsonValue number() {
    int start = at;
    if (peek() == '-') at++;
    if (at < text.length() && text.charAt(at) == '0') {
      at++;
    } else {
      digits();
    }
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      digits();
    }
    if (at < text.length() && (text.charAt(at) | 0x20) == 'e') {
      at++;
      if (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) at++;
      digits();
    }
    return new JsonNumber(text.substring(start, at));
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
    if (at == start) throw fault("unexpected character");
  }

  private String string() {
    int start = ++at;
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == '"') return text.substring(start, at++);
      if (next == '\\') return escaped(start);
      if (next < ' ') throw fault("a control character in a string");
      at++;
    }
    throw fault("unexpected end");
  }

  private String escaped(int start) {
    StringBuilder out = new StringBuilder(at - start + 16).append(text, start, at);
    while (at < text.length()) {
      char next = text.charAt(at++);
      if (next == '"') return out.toString();
      if (next < ' ') throw fault("a control character in a string");
      out.append(next == '\\' ? escape() : next);
    }
    throw fault("unexpected end");
  }

  private char escape() {
    char next = peek();
    at++;
    switch (next) {
      case '"':
      case '\\':
      case '/':
        return next;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        return unicode();
      default:
        throw fault("unknown escape");
    }
  }

  private char unicode() {
    int code = 0;
    for (int count = 0; count < 4; count++) {
      char next = peek();
      int digit = next < 128 ? Character.digit(next, 16) : -1;
      if (digit < 0) throw fault("unknown escape");
      code = code << 4 | digit;
      at++;
    }
    return (char) code;
  }

  private void space() {
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next != ' ' && next != '\n' && next != '\r' && next != '\t') return;
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) throw fault("unexpected end");
    return text.charAt(at);
  }

  private void take(char wanted) {
    if (peek() != wanted) throw fault("expected '" + wanted + "'");
    at++;
  }

  private JsonException fault(String why) {
    return new JsonException("no JSON: " + why + ", at character " + at);
  }
}
