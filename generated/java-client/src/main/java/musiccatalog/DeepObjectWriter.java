// Made by endpoint-manifest (java-client) from its template DeepObjectWriter.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes style "deepObject": {@code color[R]=100&color[G]=200}. OpenAPI has it for objects of
 * single values alone. Nested values go on in the same way, and an array or object as an item of an
 * array gets its index, the only form that servers agree on.
 */
final class DeepObjectWriter {
  /** Servers read no deeper. */
  private static final int DEEPEST = 32;

  private final Parameter parameter;
  private final List<String> pairs = new ArrayList<>();

  DeepObjectWriter(Parameter parameter) {
    this.parameter = parameter;
  }

  /** The text of a value, or null where nothing is sent. */
  @Nullable String write(JsonValue value) {
    write(value, List.of());
    return pairs.isEmpty() ? null : String.join("&", pairs);
  }

  private void write(JsonValue value, List<String> keys) {
    if (keys.size() > DEEPEST) {
      throw new IllegalArgumentException("is nested more than " + DEEPEST + " levels deep");
    }
    if (value instanceof JsonObject) {
      for (Map.Entry<String, JsonValue> each : ((JsonObject) value).members().entrySet()) {
        write(each.getValue(), with(keys, each.getKey()));
      }
    } else if (value instanceof JsonArray) {
      int index = 0;
      for (JsonValue each : ((JsonArray<?>) value).jsonItems()) {
        write(each, keyOf(each, index++, keys));
      }
    } else {
      pair(value, keys);
    }
  }

  private List<String> keyOf(JsonValue item, int index, List<String> keys) {
    if (ParameterWriter.hasParts(item) || parameter.arrays() == ArrayNotation.INDICES) {
      return with(keys, String.valueOf(index));
    }
    return parameter.arrays() == ArrayNotation.BRACKETS ? with(keys, "") : keys;
  }

  private void pair(JsonValue value, List<String> keys) {
    String item = ParameterWriter.single(value);
    // Brackets in a name would be read as syntax.
    boolean isSyntax =
        keys.size() == 1
            ? keys.get(0).contains("][")
            : String.join("", keys).matches("(?s).*[\\[\\]].*");
    if (isSyntax) {
      throw new IllegalArgumentException("cannot have brackets in names of properties");
    }
    StringBuilder out = new StringBuilder(Encode.ALL.encode(parameter.name()));
    for (String key : keys) out.append("%5B").append(Encode.ALL.encode(key)).append("%5D");
    pairs.add(out.append('=').append(parameter.encode().encode(item)).toString());
  }

  private static List<String> with(List<String> keys, String key) {
    List<String> made = new ArrayList<>(keys);
    made.add(key);
    return made;
  }
}
