package client;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of the protocol, as callers in Java have them. */
final class Values {
  static final Map<String, Object> NOTHING = Map.of("$nothing", true);

  private Values() {}

  static Map<String, JsonValue> members(JsonObject given, String name) {
    JsonValue found = given.find(name);
    return found == null ? Map.of() : found.asObject().members();
  }

  static boolean isNothing(JsonValue value) {
    return value.has("$nothing");
  }

  /** What a caller gives; null is JSON's null. */
  static Object given(JsonValue value) {
    if (value instanceof JsonArray) {
      List<Object> items = new ArrayList<>();
      value.asArray().forEach(each -> items.add(given(each)));
      return items;
    }
    if (!(value instanceof JsonObject)) return value;
    if (value.has("$number")) return number(value.get("$number").asText());
    if (value.has("$bytes")) return bytes(value.get("$bytes"));
    if (value.has("$stream")) return stream(value.get("$stream").asArray());
    if (value.has("$file")) return file(value.get("$file"));
    Map<String, Object> made = new LinkedHashMap<>();
    value
        .asObject()
        .members()
        .forEach(
            (name, each) -> {
              if (!isNothing(each)) made.put(name, given(each));
            });
    return made;
  }

  private static Object number(String text) {
    if (text.matches("-?\\d+")) return new BigInteger(text);
    return Double.valueOf(text);
  }

  private static byte[] bytes(JsonValue base64) {
    return Base64.getDecoder().decode(base64.asText());
  }

  private static FilePart file(JsonValue given) {
    FilePart made = FilePart.of(given.get("name").asText(), bytes(given.get("bytes")));
    return given.has("type") ? made.type(given.get("type").asText()) : made;
  }

  private static InputStream stream(JsonArray<JsonValue> chunks) {
    StringBuilder all = new StringBuilder();
    chunks.forEach(each -> all.append(each.asText()));
    return new ByteArrayInputStream(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** What a call gave, in the words of the protocol. */
  static Object answered(Object value) {
    if (value == null) return NOTHING;
    if (value instanceof JsonBytes) return Map.of("$bytes", ((JsonBytes) value).asText());
    return value;
  }

  static Map<String, String> headers(Headers headers) {
    Map<String, String> made = new LinkedHashMap<>();
    headers.map().forEach((name, lines) -> made.put(name.toLowerCase(), String.join(", ", lines)));
    return made;
  }

  static Map<String, Object> notice(DeprecationNotice notice) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("operation", notice.operation());
    facts.put("since", notice.since());
    facts.put("sunset", notice.sunset());
    facts.put("replacement", notice.replacement());
    facts.put("reason", notice.reason());
    facts.put("deprecationUrl", notice.deprecationUrl());
    facts.put("sunsetUrl", notice.sunsetUrl());
    facts.values().removeIf(each -> each == null);
    return facts;
  }
}
