// Made by endpoint-manifest (java-client) from its template Receiver.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Verifies and reads deliveries of events. Its text shows no secret. */
public abstract class Receiver {
  private final List<byte[]> secrets;
  private final @Nullable Duration tolerance;
  private final @Nullable String idHeader;
  private final List<Webhook> events;

  Receiver(Builder<?> made, Webhook... events) {
    this.secrets = made.secrets;
    this.tolerance = made.tolerance;
    this.idHeader = made.idHeader;
    this.events = List.of(events);
    if (secrets.isEmpty()) throw new ArgumentException("Receiver", "a secret is required");
    for (Webhook each : events) {
      Signature signature = each.signature();
      boolean isTimed = signature.timestampHeader() != null;
      if (isTimed && signature.tolerance() == null && tolerance == null) {
        throw new ArgumentException(
            "Receiver", "a tolerance is required: the API description does not show it");
      }
      if (signature.signsId() && idHeader == null) {
        throw new ArgumentException(
            "Receiver", "an idHeader is required: the name of the header with the signed id");
      }
    }
  }

  /**
   * Verifies a delivery of one of some events, or of any event if none is named.
   *
   * @param headers the headers of the request
   * @param body the bytes of the request, exactly as they came
   * @param names the names of the events
   * @return the delivery
   * @throws DeliverySignatureException if it has no valid signature
   */
  public final Delivery receive(
      Map<String, ? extends List<String>> headers, byte[] body, String... names) {
    List<String> wantedNames = Arrays.asList(names);
    List<Webhook> wanted =
        events.stream()
            .filter(each -> names.length == 0 || wantedNames.contains(each.name()))
            .toList();
    Headers given = Headers.of(headers);
    for (Signature.Claim each : claims(wanted, given)) {
      if (each.isGenuine(secrets, body)) {
        return new Delivery(given, body, mediaType(wanted, each.by(), given));
      }
    }
    throw new DeliverySignatureException(
        SignatureFault.WRONG, "the signature does not match the body and the secrets");
  }

  /** The claims of the headers, one for each way to sign. */
  private List<Signature.Claim> claims(List<Webhook> wanted, Headers headers) {
    List<Signature.Claim> claims = new ArrayList<>();
    CallException first = null;
    for (Signature each : wanted.stream().map(Webhook::signature).distinct().toList()) {
      try {
        claims.add(each.claimIn(headers, tolerance, idHeader, Instant.now()));
      } catch (DeliverySignatureException error) {
        if (first == null) first = error;
      }
    }
    if (!claims.isEmpty()) return claims;
    throw first == null
        ? new ArgumentException("Receiver", "no such event can be received")
        : first;
  }

  private static String mediaType(List<Webhook> wanted, Signature by, Headers headers) {
    String said = headers.joined("content-type");
    List<@Nullable String> types = new ArrayList<>();
    for (Webhook each : wanted) {
      if (each.signature().equals(by) && !types.contains(each.contentType())) {
        types.add(each.contentType());
      }
    }
    String only = types.size() == 1 ? types.get(0) : null;
    boolean isOther = only != null && !MediaType.bare(only).equals(MediaType.bare(said));
    return isOther && only != null ? only : said;
  }

  /**
   * Makes the headers of a valid delivery, for tests of receivers. It is signed with the first
   * secret and the time of now.
   *
   * @param event the name of the event
   * @param body the body
   * @param id the id, for services that sign one
   * @return the headers
   */
  public final Map<String, List<String>> sign(String event, byte[] body, String id) {
    for (Webhook each : events) {
      if (each.name().equals(event)) return signed(each, body, id);
    }
    throw new ArgumentException("Receiver", "no such event can be received");
  }

  private Map<String, List<String>> signed(Webhook event, byte[] body, String id) {
    Signature by = event.signature();
    String timestamp = String.valueOf(Instant.now().getEpochSecond());
    byte[] hash = by.hashOf(secrets.get(0), timestamp, id, body);
    Map<String, List<String>> headers = new LinkedHashMap<>();
    headers.put(by.header(), List.of(by.prefix() + by.encode(hash)));
    if (by.timestampHeader() != null) headers.put(by.timestampHeader(), List.of(timestamp));
    if (idHeader != null && by.signsId()) headers.put(idHeader, List.of(id));
    if (event.contentType() != null) headers.put("Content-Type", List.of(event.contentType()));
    return headers;
  }

  /** {@return a text without the secrets} */
  @Override
  public final String toString() {
    return "Receiver[***]";
  }

  /**
   * Makes a receiver.
   *
   * @param <B> the class of the builder
   */
  public abstract static class Builder<B extends Builder<B>> {
    private final List<byte[]> secrets = new ArrayList<>();
    private @Nullable Duration tolerance;
    private @Nullable String idHeader;

    Builder() {}

    /**
     * Adds a secret of signatures. There are several while one takes the place of another.
     *
     * @param secret the secret
     * @return this
     */
    public final B secret(String secret) {
      // With an empty key anybody could sign.
      if (secret.isEmpty()) throw new ArgumentException("Receiver", "a secret must not be empty");
      secrets.add(secret.getBytes(StandardCharsets.UTF_8));
      return self();
    }

    /**
     * Sets how far the time of a delivery may be off. The default is that of the API description.
     *
     * @param most the time
     * @return this
     */
    public final B tolerance(Duration most) {
      if (most.isNegative()) {
        throw new ArgumentException("Receiver", "a tolerance must not be negative");
      }
      tolerance = most;
      return self();
    }

    /**
     * Sets the name of the header with the signed id, for services that sign one.
     *
     * @param name the name of the header
     * @return this
     */
    public final B idHeader(String name) {
      idHeader = name;
      return self();
    }

    @SuppressWarnings("unchecked") // Each builder extends Builder of itself.
    private B self() {
      return (B) this;
    }
  }
}
