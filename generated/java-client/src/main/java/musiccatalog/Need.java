// Made by endpoint-manifest (java-client) from its template Need.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.ArrayList;
import java.util.List;

/**
 * The alternatives of which a call needs one; an empty one stands for calls without credentials.
 *
 * @param alternatives the schemes that are needed together
 */
record Need(List<List<Scheme>> alternatives) {
  /**
   * A scheme, and what its token has to be allowed.
   *
   * @param name the name of the scheme in the API description
   * @param scopes the scopes that are known
   */
  record Scheme(String name, List<String> scopes) {}

  @SafeVarargs // The lists are only read.
  static Need of(List<Scheme>... alternatives) {
    List<List<Scheme>> all = new ArrayList<>();
    for (List<Scheme> each : alternatives) all.add(each);
    return new Need(all);
  }

  static List<Scheme> all(Scheme... schemes) {
    return List.of(schemes);
  }

  static Scheme scheme(String name, String... scopes) {
    return new Scheme(name, List.of(scopes));
  }

  /** The names of the credentials that are needed. */
  String names() {
    List<String> names = new ArrayList<>();
    for (List<Scheme> each : alternatives) {
      List<String> together = new ArrayList<>();
      for (Scheme scheme : each) together.add(scheme.name());
      String name = String.join(" and ", together);
      if (!name.isEmpty() && !names.contains(name)) names.add(name);
    }
    return String.join(", or ", names);
  }
}
