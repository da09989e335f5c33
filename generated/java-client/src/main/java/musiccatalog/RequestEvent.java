// Made by endpoint-manifest (java-client) from its template RequestEvent.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** An attempt of a call. */
public final class RequestEvent {
  private final String operation;
  private final int attempt;
  private final Outgoing outgoing;
  private final long began;

  RequestEvent(String operation, int attempt, Outgoing outgoing, long began) {
    this.operation = operation;
    this.attempt = attempt;
    this.outgoing = outgoing;
    this.began = began;
  }

  /** {@return the id of the operation} */
  public String operation() {
    return operation;
  }

  /** {@return the number of the attempt, from 1} */
  public int attempt() {
    return attempt;
  }

  /** {@return the method} */
  public String method() {
    return outgoing.method;
  }

  /** {@return the URL, in which there may be secrets} */
  public URI url() {
    return outgoing.url();
  }

  /** {@return the headers, among which there may be secrets} */
  public Headers headers() {
    return outgoing.sentHeaders();
  }

  /** {@return the time since the attempt began} */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - began);
  }

  /**
   * Sets a header.
   *
   * @param name its name
   * @param value its value; null removes the header
   */
  public void setHeader(String name, @Nullable String value) {
    outgoing.headers.put(name, HeaderText.check(name, value == null ? "" : value));
    if (value == null) outgoing.headers.put(name, null);
  }

  boolean isSecret(String header) {
    return outgoing.secretHeaders.contains(header);
  }

  String redactedUrl() {
    return Urls.redacted(outgoing.target);
  }
}
