// Made by endpoint-manifest (java-client) from its template ProblemDetails.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * A body of failures that many services share (RFC 9457). Members that are missing, or have another
 * type, are null. Further members are read by name.
 */
public final class ProblemDetails extends JsonObject {
  private ProblemDetails(JsonValue json) {
    super(json);
  }

  static @Nullable ProblemDetails of(ApiFailure failure) {
    String type = failure.headers().joined("content-type");
    JsonValue body =
        MediaType.bare(type).equals("application/problem+json") ? failure.read() : null;
    return body instanceof JsonObject ? new ProblemDetails(body) : null;
  }

  /** {@return a URI that identifies the kind of problem} */
  public @Nullable String type() {
    return member("type");
  }

  /** {@return a short text on the kind of problem} */
  public @Nullable String title() {
    return member("title");
  }

  /** {@return the status that the body names} */
  public @Nullable Integer status() {
    return find("status") instanceof JsonNumber ? int32("status") : null;
  }

  /** {@return a text on this occurrence of the problem} */
  public @Nullable String detail() {
    return member("detail");
  }

  /** {@return a URI that identifies this occurrence} */
  public @Nullable String instance() {
    return member("instance");
  }

  private @Nullable String member(String name) {
    return find(name) instanceof JsonString ? text(name) : null;
  }
}
