// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.util.List;
import java.util.Map;

/** The flows of OAuth 2 (RFC 6749) of Library, with their URLs. */
public final class Auth {
  private Auth() {}

  /**
   * Makes the token endpoint of {@code oauth}. {@code OAuth.clientCredentials} takes it, and gets
   * tokens for the application itself there.
   *
   * @return a builder, whose URL is {@code https://accounts.example.com/token} unless set
   */
  public static TokenEndpoint.Builder oauthApplicationEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://accounts.example.com/token");
  }

  /**
   * Makes the request that asks a user for consent at {@code
   * https://accounts.example.com/authorize} ({@code oauth}), with a proof key (PKCE).
   *
   * @param clientId the id of the application
   * @param redirectUri where the server sends the user back to; it must be registered there
   * @param scopes the scopes to request
   * @param parameters more parameters, such as "prompt"
   * @return the request, to keep until the user comes back
   */
  public static SignIn oauthSignIn(
      String clientId, String redirectUri, List<String> scopes, Map<String, String> parameters) {
    return SignIn.of(
        "https://accounts.example.com/authorize", clientId, redirectUri, scopes, parameters);
  }

  /**
   * Makes the token endpoint of {@code oauth}. {@code exchange} of a {@code SignIn} takes it, and
   * exchanges the code of a user for tokens there.
   *
   * @return a builder, whose URL is {@code https://accounts.example.com/token} unless set
   */
  public static TokenEndpoint.Builder oauthUserEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://accounts.example.com/token");
  }

  /**
   * Makes the token endpoint of {@code oauth}. {@code OAuth.refreshToken} takes it, and renews the
   * tokens of a user there.
   *
   * @return a builder, whose URL is {@code https://accounts.example.com/token} unless set
   */
  public static TokenEndpoint.Builder oauthRenewalEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://accounts.example.com/token");
  }

  /**
   * Makes the token endpoint of {@code closed-oauth}. {@code OAuth.refreshToken} takes it, and
   * renews the tokens of a user there.
   *
   * @return a builder, whose URL is {@code https://accounts.example.com/token} unless set
   */
  public static TokenEndpoint.Builder closedOauthRenewalEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://accounts.example.com/token");
  }
}
