package client;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * How the service signs deliveries: a keyed hash (HMAC, RFC 2104) over the bytes that are received.
 *
 * @param hash "SHA-1", "SHA-256", "SHA-384" or "SHA-512"
 * @param header has the signature, or several, parted by commas or spaces, while one secret takes
 *     the place of another
 * @param encoding "hex", "base64" or "base64url"
 * @param signs what is signed, with "{timestamp}", "{id}" and "{body}" in their places
 * @param prefix stands before each signature
 * @param timestampHeader has the time of the delivery
 * @param tolerance how far the time may be off; null where it is not shown
 */
record Signature(
    String hash,
    String header,
    String encoding,
    String signs,
    String prefix,
    @Nullable String timestampHeader,
    @Nullable Duration tolerance) {
  /** How many of them are looked at: each costs a hash of the body. */
  private static final int MOST = 10;

  private static final Pattern PART = Pattern.compile("\\{(timestamp|id|body)\\}");

  /** The tolerance of a signature whose time does not matter. */
  static final Duration UNLIMITED = Duration.ofSeconds(Long.MAX_VALUE / 2);

  static Signature of(String hash, String header, String encoding, String signs) {
    return new Signature(hash, header, encoding, signs, "", null, null);
  }

  Signature prefix(String text) {
    return new Signature(hash, header, encoding, signs, text, timestampHeader, tolerance);
  }

  Signature timestampHeader(String name) {
    return new Signature(hash, header, encoding, signs, prefix, name, tolerance);
  }

  Signature tolerance(Duration most) {
    return new Signature(hash, header, encoding, signs, prefix, timestampHeader, most);
  }

  /**
   * The signature in the headers of a delivery.
   *
   * @param by the way to sign
   * @param signatures the signatures
   * @param timestamp the time as it is signed
   * @param id the id as it is signed
   */
  record Claim(Signature by, List<byte[]> signatures, String timestamp, String id) {
    /**
     * True if one of the secrets made one of the signatures. They are compared in constant time.
     */
    boolean isGenuine(List<byte[]> secrets, byte[] body) {
      for (byte[] secret : secrets) {
        byte[] right = by.hashOf(secret, timestamp, id, body);
        for (byte[] each : signatures) {
          if (MessageDigest.isEqual(right, each)) return true;
        }
      }
      return false;
    }
  }

  boolean signsId() {
    return signs.contains("{id}");
  }

  /** Reads the claim of a delivery, and refuses one that no body can fulfil. */
  Claim claimIn(
      Headers headers, @Nullable Duration ownTolerance, @Nullable String idHeader, Instant now) {
    String text = given(headers, header);
    String timestamp = timestampHeader == null ? "" : given(headers, timestampHeader);
    if (timestampHeader != null) checkTime(timestamp, ownTolerance, now);
    String id = idHeader == null || !signsId() ? "" : given(headers, idHeader);
    // A prefix may have a comma of its own: "v1,".
    Matcher found =
        Pattern.compile("(?:^|[\\s,])" + Pattern.quote(prefix) + "([^\\s,]+)").matcher(text);
    List<byte[]> signatures = new ArrayList<>();
    for (int count = 0; count < MOST && found.find(); count++) {
      byte[] decoded = decode(found.group(1));
      if (decoded != null) signatures.add(decoded);
    }
    if (signatures.isEmpty()) {
      throw new DeliverySignatureException(
          SignatureFault.MALFORMED,
          "the header "
              + header
              + " has no signature in "
              + encoding
              + " with the prefix \""
              + prefix
              + "\"");
    }
    return new Claim(this, signatures, timestamp, id);
  }

  private static String given(Headers headers, String name) {
    String text = headers.joined(name);
    if (text.isEmpty()) {
      throw new DeliverySignatureException(
          SignatureFault.MISSING, "the header " + name + " is missing");
    }
    return text;
  }

  private void checkTime(String text, @Nullable Duration ownTolerance, Instant now) {
    Instant at = timeOf(text);
    if (at == null) {
      throw new DeliverySignatureException(
          SignatureFault.MALFORMED, "the header " + timestampHeader + " is not a time");
    }
    Duration most = ownTolerance != null ? ownTolerance : tolerance == null ? UNLIMITED : tolerance;
    Duration age = Duration.between(at, now);
    if (age.compareTo(most) > 0) {
      throw new DeliverySignatureException(
          SignatureFault.TOO_OLD, "the delivery is too old: its time is " + text);
    }
    if (age.negated().compareTo(most) > 0) {
      throw new DeliverySignatureException(
          SignatureFault.TOO_NEW, "the delivery is too new: its time is " + text);
    }
  }

  /**
   * A time. Its form shows its unit: a time of now has ten digits in seconds and thirteen in
   * milliseconds.
   */
  private static @Nullable Instant timeOf(String text) {
    if (text.matches("\\d{1,14}(\\.\\d{0,9})?")) {
      int point = text.indexOf('.');
      double number = Double.parseDouble(text);
      boolean isMillis = (point < 0 ? text.length() : point) > 11;
      return Instant.ofEpochMilli((long) (isMillis ? number : number * 1000));
    }
    try {
      return OffsetDateTime.parse(text.toUpperCase(Locale.ROOT)).toInstant();
    } catch (DateTimeParseException error) {
      return null;
    }
  }

  /** The signature of a delivery. The bytes of the body are signed as they are. */
  byte[] hashOf(byte[] secret, String timestamp, String id, byte[] body) {
    try {
      String name = "Hmac" + hash.replace("-", "");
      Mac mac = Mac.getInstance(name);
      mac.init(new SecretKeySpec(secret, name));
      Matcher part = PART.matcher(signs);
      int at = 0;
      while (part.find()) {
        mac.update(signs.substring(at, part.start()).getBytes(StandardCharsets.UTF_8));
        at = part.end();
        switch (part.group(1)) {
          case "timestamp":
            mac.update(timestamp.getBytes(StandardCharsets.ISO_8859_1));
            break;
          case "id":
            mac.update(id.getBytes(StandardCharsets.ISO_8859_1));
            break;
          default:
            mac.update(body);
        }
      }
      return mac.doFinal(signs.substring(at).getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException("this Java has no HMAC with " + hash, error);
    }
  }

  /** Both alphabets of base64 are taken: only the bytes matter (RFC 4648, sections 4 and 5). */
  private byte @Nullable [] decode(String text) {
    try {
      if (encoding.equals("hex")) return HexFormat.of().parseHex(text);
      String plain = text.replaceAll("=+$", "").replace('-', '+').replace('_', '/');
      return Base64.getDecoder().decode(plain);
    } catch (IllegalArgumentException error) {
      return null;
    }
  }

  String encode(byte[] bytes) {
    switch (encoding) {
      case "hex":
        return HexFormat.of().formatHex(bytes);
      case "base64":
        return Base64.getEncoder().encodeToString(bytes);
      default:
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
  }
}
