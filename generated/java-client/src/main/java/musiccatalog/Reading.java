// Made by endpoint-manifest (java-client) from its template Reading.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How responses of one status are read.
 *
 * @param status one status, or 2 for all successes, or 0 for all that no other reading is for
 * @param types the media types that a response may have
 * @param as reads a response in one way, whatever media type it has
 */
record Reading(int status, List<String> types, @Nullable As as) {
  /** The ways to read a response. */
  enum As {
    JSON,
    TEXT,
    BYTES
  }

  /** The reading of a status, or null where there is none. */
  static @Nullable Reading of(List<Reading> all, int status) {
    for (int wanted : new int[] {status, status / 100, 0}) {
      for (Reading each : all) {
        if (each.status == wanted) return each;
      }
    }
    return null;
  }
}
