// Made by endpoint-manifest (java-client) from its template Deprecation.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/** The deprecation of an operation in the API description. Days are YYYY-MM-DD. */
record Deprecation(
    @Nullable String since,
    @Nullable String sunset,
    @Nullable String replacement,
    @Nullable String reason) {

  static Deprecation of(
      @Nullable String since,
      @Nullable String sunset,
      @Nullable String replacement,
      @Nullable String reason) {
    return new Deprecation(since, sunset, replacement, reason);
  }
}
