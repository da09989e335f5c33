// Made by endpoint-manifest (java-client) from its template Limit.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A limit of the API description on the values of one call.
 *
 * @param of parameters and properties of the body, such as "query.ids", which are counted together
 * @param most the most values that they may have; 0 is no bound
 * @param least the fewest values, where any is given
 * @param maximum the largest value that they may have
 * @param by where the API description says so
 */
record Limit(List<String> of, int most, int least, @Nullable Double maximum, String by) {
  static Limit of(String... names) {
    return new Limit(List.of(names), 0, 0, null, "");
  }

  Limit most(int count) {
    return new Limit(of, count, least, maximum, by);
  }

  Limit least(int count) {
    return new Limit(of, most, count, maximum, by);
  }

  Limit maximum(double value) {
    return new Limit(of, most, least, value, by);
  }

  Limit by(String place) {
    return new Limit(of, most, least, maximum, place);
  }

  /** Refuses values beyond the limit. */
  void check(List<Given> given) {
    int count = 0;
    boolean isGiven = false;
    String names = String.join(" + ", of);
    for (Given each : given) {
      if (of.stream().noneMatch(each::isCalled)) continue;
      isGiven = true;
      JsonValue value = each.value();
      count += value instanceof JsonArray ? ((JsonArray<?>) value).size() : 1;
      if (maximum != null && numberIn(value) > maximum) {
        throw new IllegalArgumentException(
            names + " is " + value + ", but must be at most " + NumberText.of(maximum) + source());
      }
    }
    if (most > 0 && count > most) {
      throw new IllegalArgumentException(
          names + " has " + count + " values, but takes at most " + most + source());
    }
    if (isGiven && count < least) {
      throw new IllegalArgumentException(
          names + " has " + count + " values, but takes at least " + least + source());
    }
  }

  private String source() {
    return " (" + by + ")";
  }

  private static double numberIn(JsonValue value) {
    try {
      return value instanceof JsonString
          ? Double.parseDouble(value.asText())
          : value instanceof JsonNumber ? value.asDouble() : Double.NaN;
    } catch (NumberFormatException error) {
      return Double.NaN;
    }
  }
}
