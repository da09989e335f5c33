// Made by endpoint-manifest (java-client) from its template Place.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.Locale;

/** Where a parameter stands in a request (OpenAPI 3.1.1, section 4.8.12.1). */
enum Place {
  PATH,
  QUERY,
  HEADER,
  COOKIE;

  /** The word of OpenAPI. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  String subject(String name) {
    return word() + " parameter \"" + name + "\"";
  }
}
