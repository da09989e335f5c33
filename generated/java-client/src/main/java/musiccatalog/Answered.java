// Made by endpoint-manifest (java-client) from its template Answered.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * The result of a call, with its response.
 *
 * @param <T> the type of the value
 */
public final class Answered<T extends @Nullable Object> {
  private final T value;
  private final @Nullable JsonValue json;
  private final Reply reply;

  Answered(T value, @Nullable JsonValue json, Reply reply) {
    this.value = value;
    this.json = json;
    this.reply = reply;
  }

  /** {@return the value} */
  public T value() {
    return value;
  }

  /** {@return the status of the response} */
  public int status() {
    return reply.status();
  }

  /** {@return the headers of the response} */
  public Headers headers() {
    return reply.headers();
  }

  /** {@return the body by its media type, or null if there is none} */
  public @Nullable JsonValue json() {
    return json;
  }

  /** {@return the body as it came} */
  public byte[] bytes() {
    return reply.body().clone();
  }

  Reply reply() {
    return reply;
  }
}
