// Made by endpoint-manifest (java-client) from its template ParameterWriter.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of a parameter: the table "Style Examples" of OpenAPI 3.1.1 (section 4.8.12.4).
 * A fault is an {@link IllegalArgumentException} that says what the value "cannot be".
 */
final class ParameterWriter {
  private final Parameter parameter;
  private final Style style;

  ParameterWriter(Parameter parameter) {
    this.parameter = parameter;
    this.style = parameter.style();
  }

  /** A single value of a parameter for which no style is shown; an array or object is refused. */
  static String alone(Place place, String name, JsonValue value) {
    String item = single(value);
    switch (place) {
      case QUERY:
        return Encode.ALL.encode(name) + "=" + Encode.ALL.encode(item);
      case PATH:
        return Encode.ALL.encode(item);
      default:
        return item;
    }
  }

  /** The text of a value, or null where nothing is sent: of an empty array or object. */
  @Nullable String write(JsonValue value) {
    switch (style) {
      case JSON:
      case JSON_OR_TEXT:
        return json(value);
      case SINGLE:
        return alone(single(value));
      case DEEP_OBJECT:
        return new DeepObjectWriter(parameter).write(value);
      default:
        return row(value);
    }
  }

  private String json(JsonValue value) {
    boolean isText = style == Style.JSON_OR_TEXT && value instanceof JsonString;
    if (parameter.place() == Place.HEADER) {
      return isText ? value.asText() : JsonWriter.writeAscii(value);
    }
    String written = Encode.ALL.encode(isText ? wellFormed(value.asText()) : value.toString());
    return parameter.place() == Place.QUERY ? named() + "=" + written : written;
  }

  private String alone(String item) {
    switch (parameter.place()) {
      case QUERY:
        return named() + "=" + parameter.encode().encode(item);
      case PATH:
        return parameter.encode().encode(item);
      default:
        return item;
    }
  }

  private @Nullable String row(JsonValue value) {
    if (!hasParts(value)) {
      String item = single(value);
      if (parameter.place() != Place.HEADER) item = parameter.encode().encode(item);
      return style.prefix + withName(item);
    }
    List<String> parts = parts(value);
    if (parts.isEmpty()) return null;
    if (!parameter.isExploded()) {
      return style.prefix + withName(String.join(style.delimiter, parts));
    }
    // "&" would be part of a cookie's value: each pair is a cookie of its own.
    boolean isCookie = parameter.place() == Place.COOKIE;
    return style.prefix + String.join(isCookie ? "; " : style.separator, parts);
  }

  private List<String> parts(JsonValue value) {
    List<String> parts = new ArrayList<>();
    if (value instanceof JsonArray) {
      for (JsonValue each : ((JsonArray<?>) value).jsonItems()) {
        String item = item(single(each));
        parts.add(parameter.isExploded() ? withName(item) : item);
      }
      return parts;
    }
    for (Map.Entry<String, JsonValue> each : value.asObject().members().entrySet()) {
      String name = item(each.getKey());
      String item = item(single(each.getValue()));
      if (parameter.isExploded()) {
        parts.add(pair(name, item));
      } else {
        parts.add(name);
        parts.add(item);
      }
    }
    return parts;
  }

  /**
   * One item, or the name of a property. Headers are not percent-encoded (OpenAPI 3.1.1, appendix
   * D): a comma would split the item.
   */
  private String item(String text) {
    wellFormed(text);
    if (parameter.place() != Place.HEADER) return parameter.encode().encode(text);
    if (text.indexOf(',') >= 0) {
      throw new IllegalArgumentException("cannot carry a comma inside an item");
    }
    return text;
  }

  private String named() {
    return Encode.ALL.encode(parameter.name());
  }

  private String withName(String written) {
    return style.isNamed ? pair(named(), written) : written;
  }

  private String pair(String name, String written) {
    return written.isEmpty() ? name + style.ifEmpty : name + "=" + written;
  }

  static boolean hasParts(JsonValue value) {
    return value instanceof JsonArray || value instanceof JsonObject;
  }

  /** The text of a single value. */
  static String single(JsonValue value) {
    if (value.isNull()) throw new IllegalArgumentException("cannot be null");
    if (hasParts(value)) {
      throw new IllegalArgumentException("cannot be several: no style is shown");
    }
    boolean isText = value instanceof JsonString || value instanceof JsonBytes;
    return isText ? wellFormed(value.asText()) : value.toString();
  }

  private static String wellFormed(String text) {
    if (!Texts.isWellFormed(text)) throw new IllegalArgumentException("is not well formed");
    return text;
  }
}
