// Made by endpoint-manifest (java-client) from its template JsonValues.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Makes JSON of Java objects. */
final class JsonValues {
  private JsonValues() {}

  static JsonValue of(@Nullable Object value) {
    if (value == null) return JsonNull.INSTANCE;
    if (value instanceof JsonValue) return (JsonValue) value;
    if (value instanceof CharSequence || value instanceof Character) {
      return JsonString.of(value.toString());
    }
    if (value instanceof Boolean) return JsonBoolean.of((Boolean) value);
    if (value instanceof Number) return ofNumber((Number) value);
    if (value instanceof OpenEnum) return JsonString.of(((OpenEnum) value).value());
    if (value instanceof OffsetDateTime || value instanceof ZonedDateTime) {
      return JsonString.of(timeText((TemporalAccessor) value));
    }
    // Their texts are those of RFC 3339.
    if (value instanceof TemporalAccessor || value instanceof UUID) {
      return JsonString.of(value.toString());
    }
    if (value instanceof Map) return ofMap((Map<?, ?>) value);
    if (value instanceof Iterable) return ofItems((Iterable<?>) value);
    if (value instanceof byte[]) return JsonBytes.of((byte[]) value);
    if (value.getClass().isArray()) return ofArray(value);
    throw new IllegalArgumentException("there is no JSON for a " + value.getClass().getName());
  }

  /** RFC 3339, section 5.6, wants the seconds, which {@code toString} leaves out if they are 0. */
  private static String timeText(TemporalAccessor time) {
    return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
  }

  private static JsonValue ofNumber(Number value) {
    if (value instanceof Double) return JsonNumber.of(value.doubleValue());
    if (value instanceof Float) return new JsonNumber(NumberText.of(value.floatValue()));
    if (value instanceof BigDecimal) return JsonNumber.of((BigDecimal) value);
    if (value instanceof BigInteger) return new JsonNumber(value.toString());
    return JsonNumber.of(value.longValue());
  }

  private static JsonValue ofMap(Map<?, ?> map) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    map.forEach((name, each) -> members.put(String.valueOf(name), of(each)));
    return new JsonObject(members);
  }

  private static JsonValue ofItems(Iterable<?> items) {
    List<JsonValue> made = new ArrayList<>();
    for (Object each : items) made.add(of(each));
    return JsonArray.of(made);
  }

  private static JsonValue ofArray(Object array) {
    List<JsonValue> made = new ArrayList<>();
    for (int index = 0; index < Array.getLength(array); index++) {
      made.add(of(Array.get(array, index)));
    }
    return JsonArray.of(made);
  }

  /** Says that a value is of another type. Of a value nothing is shown: it may be a secret. */
  static JsonException isNo(String wanted, JsonValue found) {
    return new JsonException("it is " + kindOf(found) + ", and no " + wanted);
  }

  static String kindOf(@Nullable JsonValue value) {
    if (value == null) return "nothing";
    if (value.isNull()) return "null";
    if (value instanceof JsonObject) return "an object";
    if (value instanceof JsonArray) return "an array";
    if (value instanceof JsonString) return "a string";
    if (value instanceof JsonNumber) return "a number";
    return value instanceof JsonBoolean ? "a boolean" : "bytes";
  }
}
