// Made by endpoint-manifest (java-client) from its template Credential.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Says who calls. Its text shows no secret. */
public abstract class Credential {
  Credential() {}

  /**
   * Puts it into a request, and gives the secret that the request carries; null where the caller
   * has set a value there.
   */
  abstract CompletableFuture<@Nullable String> authenticate(
      Outgoing to, List<String> scopes, Exchange exchange);

  /** True if there is another secret than the one that was refused with status 401. */
  abstract CompletableFuture<Boolean> renew(String carried, List<String> scopes, Exchange exchange);

  /**
   * {@return a token in the header "Authorization" (RFC 6750, section 2.1)}
   *
   * @param token the token
   */
  public static Credential bearer(String token) {
    return authorization("Bearer", token);
  }

  /**
   * {@return a token in the header "Authorization" (RFC 6750, section 2.1)}
   *
   * @param token gives the token, for every attempt
   */
  public static Credential bearer(Supplier<String> token) {
    return authorization("Bearer", need -> token.get());
  }

  /**
   * {@return a token in the header "Authorization" (RFC 6750, section 2.1)}
   *
   * @param token gives the token, for every attempt
   */
  public static Credential bearer(SecretSource token) {
    return authorization("Bearer", token);
  }

  /**
   * {@return what follows a scheme of HTTP in the header "Authorization" (RFC 9110, section 11.4)}
   *
   * @param scheme the scheme, such as "Digest"
   * @param secret what follows it
   */
  public static Credential authorization(String scheme, String secret) {
    return new SecretCredential(fixed(secret), false, SecretPlace.authorization(scheme));
  }

  /**
   * {@return what follows a scheme of HTTP in the header "Authorization" (RFC 9110, section 11.4)}
   *
   * @param scheme the scheme, such as "Digest"
   * @param secret gives what follows it, for every attempt
   */
  public static Credential authorization(String scheme, SecretSource secret) {
    return new SecretCredential(secret, true, SecretPlace.authorization(scheme));
  }

  /**
   * {@return a name and a password (RFC 7617), sent as UTF-8}
   *
   * @param name the name, without a colon
   * @param password the password
   */
  public static Credential basic(String name, String password) {
    String both = name + ":" + password;
    if (name.indexOf(':') >= 0 || both.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "a user name cannot have a colon, nor a control character, and neither can a password");
    }
    byte[] bytes = both.getBytes(StandardCharsets.UTF_8);
    return authorization("Basic", Base64.getEncoder().encodeToString(bytes));
  }

  /**
   * {@return a key}
   *
   * @param place the place of the key
   * @param name the name of the header, of the query parameter or of the cookie
   * @param key the key
   */
  public static Credential key(KeyPlace place, String name, String key) {
    return new SecretCredential(fixed(key), false, SecretPlace.of(place, name));
  }

  /**
   * {@return a key}
   *
   * @param place the place of the key
   * @param name the name of the header, of the query parameter or of the cookie
   * @param key gives the key, for every attempt
   */
  public static Credential key(KeyPlace place, String name, SecretSource key) {
    return new SecretCredential(key, true, SecretPlace.of(place, name));
  }

  private static SecretSource fixed(String secret) {
    SecretCredential.check(secret);
    return need -> secret;
  }

  /** {@return a text without the secret} */
  @Override
  public final String toString() {
    return "Credential[***]";
  }
}
