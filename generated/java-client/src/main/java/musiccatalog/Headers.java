// Made by endpoint-manifest (java-client) from its template Headers.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Headers of a response or of a request. Their names have no case (RFC 9110, section 5.1). */
public final class Headers {
  private final TreeMap<String, List<String>> values;

  private Headers(TreeMap<String, List<String>> values) {
    this.values = values;
  }

  /**
   * {@return headers}
   *
   * @param values the values by their names
   */
  public static Headers of(Map<String, ? extends List<String>> values) {
    TreeMap<String, List<String>> made = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Map.Entry<String, ? extends List<String>> each : values.entrySet()) {
      List<String> lines = made.get(each.getKey());
      if (lines == null) {
        made.put(each.getKey(), new ArrayList<>(each.getValue()));
      } else {
        lines.addAll(each.getValue());
      }
    }
    return new Headers(made);
  }

  /**
   * {@return the first value of a header, or null if there is none}
   *
   * @param name the name of the header
   */
  public @Nullable String first(String name) {
    List<String> lines = all(name);
    return lines.isEmpty() ? null : lines.get(0);
  }

  /**
   * {@return all values of a header, in their order}
   *
   * @param name the name of the header
   */
  public List<String> all(String name) {
    List<String> lines = values.get(name);
    return lines == null ? List.of() : Collections.unmodifiableList(lines);
  }

  /** {@return all values by the names of the headers} */
  public Map<String, List<String>> map() {
    Map<String, List<String>> made = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> each : values.entrySet()) {
      made.put(each.getKey(), Collections.unmodifiableList(each.getValue()));
    }
    return Collections.unmodifiableMap(made);
  }

  /** The lines of a header joined by commas; an empty text where there are none. */
  String joined(String name) {
    return String.join(", ", all(name));
  }

  /** {@return the names of the headers: their values may be secrets} */
  @Override
  public String toString() {
    return "Headers" + values.keySet();
  }
}
