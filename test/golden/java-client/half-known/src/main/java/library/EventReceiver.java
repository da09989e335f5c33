// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Receives the events of the service, and verifies their signatures.
 *
 * <p>{@code ship-left}: No receiver yet: not shown of its signature: algorithm, header, encoding,
 * prefix, text that is signed.
 *
 * <p>{@code fog}: No receiver yet: its signature is not shown.
 */
public final class EventReceiver extends Receiver {
  private static final Webhook SHIP_ARRIVED =
      Webhook.of(
          "ship-arrived",
          null,
          Signature.of("SHA-256", "X-Signature", "hex", "{timestamp}.{body}")
              .prefix("sha256=")
              .timestampHeader("X-Timestamp")
              .tolerance(Duration.ofSeconds(300)));

  private EventReceiver(Builder builder) {
    super(builder, SHIP_ARRIVED);
  }

  /**
   * Makes a receiver.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Verifies and reads the event {@code ship-arrived}.
   *
   * <p>A ship is in.
   *
   * <p>It comes as a webhook: a {@code POST} request to an address that the receiver has
   * registered.
   *
   * <p>A delivery that fails is sent again at most 5 times, after 1 second and 10 seconds.
   *
   * <p>Not shown: its payload.
   *
   * <p>From {@code manifest/service.yaml#events.ship-arrived}.
   *
   * @param headers the headers of the request
   * @param body the bytes of its body
   * @return the payload; null if there is none
   */
  public @Nullable JsonValue shipArrived(Map<String, List<String>> headers, byte[] body) {
    return receive(headers, body, "ship-arrived").as(Decoder.json());
  }

  /** Makes receivers. */
  public static final class Builder extends Receiver.Builder<Builder> {
    private Builder() {}

    /**
     * Makes the receiver.
     *
     * @return the receiver
     */
    public EventReceiver build() {
      return new EventReceiver(this);
    }
  }
}
