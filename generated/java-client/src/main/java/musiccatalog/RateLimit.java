// Made by endpoint-manifest (java-client) from its template RateLimit.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A maximum number of requests in a period.
 *
 * @param requests the number of requests
 * @param per the period
 * @param operation the id of the only operation that it applies to; null for all operations
 *     together
 * @param eachOperation whether it counts each operation separately
 */
public record RateLimit(
    int requests, Duration per, @Nullable String operation, boolean eachOperation) {
  /**
   * Makes a limit.
   *
   * @param requests the number of requests
   * @param per the period
   * @param operation the id of the only operation that it applies to; null for all operations
   *     together
   * @param eachOperation whether it counts each operation separately
   * @throws IllegalArgumentException if it allows nothing
   */
  public RateLimit {
    if (requests <= 0 || per.isZero() || per.isNegative()) {
      throw new IllegalArgumentException(requests + " requests per " + per + " is no rate limit");
    }
  }

  /**
   * {@return a limit on all operations together}
   *
   * @param requests the number of requests
   * @param per the period
   */
  public static RateLimit of(int requests, Duration per) {
    return new RateLimit(requests, per, null, false);
  }
}
