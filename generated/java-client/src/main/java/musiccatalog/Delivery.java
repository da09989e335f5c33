// Made by endpoint-manifest (java-client) from its template Delivery.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import org.jspecify.annotations.Nullable;

/**
 * A delivery with a valid signature. It may arrive more than once: services repeat deliveries that
 * were not accepted, and anyone who records one can send it again while its time is within the
 * tolerance. Remember an id for everything that must happen only once.
 */
public final class Delivery {
  private final Headers headers;
  private final byte[] body;
  private final String mediaType;

  Delivery(Headers headers, byte[] body, String mediaType) {
    this.headers = headers;
    this.body = body;
    this.mediaType = mediaType;
  }

  /** {@return the headers} */
  public Headers headers() {
    return headers;
  }

  /** {@return the payload as it came} */
  public byte[] bytes() {
    return body.clone();
  }

  /**
   * {@return the payload by its media type, or null if there is none}
   *
   * @throws DeliveryPayloadException if it is not what it says
   */
  public @Nullable JsonValue json() {
    return as(Decoder.json());
  }

  /**
   * {@return the payload decoded, or null if there is none}
   *
   * @param <T> the type of the payload
   * @param decoder what decodes it
   * @throws DeliveryPayloadException if it cannot be decoded
   */
  public <T> @Nullable T as(Decoder<T> decoder) {
    if (body.length == 0) return null;
    try {
      return decoder.decode(Replies.decode(body, mediaType));
    } catch (RuntimeException error) {
      throw new DeliveryPayloadException(error);
    }
  }
}
