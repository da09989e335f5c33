// Made by endpoint-manifest (java-client) from its template Tokens.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tokens of an authorization server. Their text shows no secret.
 *
 * @param accessToken the access token
 * @param refreshToken gets new tokens, and may work only once; null if there is none
 * @param expiresAt when the access token expires; null if the server does not say
 * @param scopes the granted scopes, which may be fewer than requested; null if the server does not
 *     say
 */
public record Tokens(
    String accessToken,
    @Nullable String refreshToken,
    @Nullable Instant expiresAt,
    @Nullable List<String> scopes) {
  /** {@return a text without the secrets} */
  @Override
  public String toString() {
    return "Tokens[***]";
  }
}
