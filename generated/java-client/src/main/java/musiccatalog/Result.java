// Made by endpoint-manifest (java-client) from its template Result.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * The outcome of a call.
 *
 * @param <T> the type of what the call gives
 */
public sealed interface Result<T extends @Nullable Object> {
  /**
   * A call that gave a result.
   *
   * @param <T> the type of what the call gives
   * @param value what it gave
   */
  record Success<T extends @Nullable Object>(T value) implements Result<T> {}

  /**
   * A call that gave no result.
   *
   * @param <T> the type of what the call gives
   * @param error why
   */
  record Failure<T extends @Nullable Object>(CallException error) implements Result<T> {}
}
