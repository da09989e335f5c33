// Made by endpoint-manifest (java-client) from its template Randoms.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.security.SecureRandom;
import java.util.Base64;

/** Texts that nobody can guess. The source of them is made when the first one is needed. */
final class Randoms {
  private Randoms() {}

  private static final class Source {
    static final SecureRandom RANDOM = new SecureRandom();
  }

  /** A text of 32 letters, digits, "-" and "_", from 192 random bits. */
  static String text() {
    byte[] bytes = new byte[24];
    Source.RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
