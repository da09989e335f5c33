// Made by endpoint-manifest (java-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

import java.util.List;
import java.util.Map;

/** The flows of OAuth 2 (RFC 6749) of a service whose title is not shown, with their URLs. */
public final class Auth {
  private Auth() {}

  /**
   * Makes the request that asks a user for consent at {@code https://example.com/authorize} ({@code
   * harbour-account}), with a proof key (PKCE).
   *
   * @param clientId the id of the application
   * @param redirectUri where the server sends the user back to; it must be registered there
   * @param scopes the scopes to request
   * @param parameters more parameters, such as "prompt"
   * @return the request, to keep until the user comes back
   */
  public static SignIn harbourAccountSignIn(
      String clientId, String redirectUri, List<String> scopes, Map<String, String> parameters) {
    return SignIn.of("https://example.com/authorize", clientId, redirectUri, scopes, parameters);
  }

  /**
   * Makes the token endpoint of {@code harbour-account}. {@code exchange} of a {@code SignIn} takes
   * it, and exchanges the code of a user for tokens there.
   *
   * @return a builder, whose URL is {@code https://example.com/token} unless set
   */
  public static TokenEndpoint.Builder harbourAccountUserEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://example.com/token");
  }

  /**
   * Makes the token endpoint of {@code harbour-account}. {@code OAuth.refreshToken} takes it, and
   * renews the tokens of a user there.
   *
   * @return a builder, whose URL is {@code https://example.com/refresh} unless set
   */
  public static TokenEndpoint.Builder harbourAccountRenewalEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://example.com/refresh");
  }

  /**
   * Makes the token endpoint of {@code crew-account}. {@code OAuth.refreshToken} takes it, and
   * renews the tokens of a user there.
   *
   * @return a builder, whose URL is {@code https://example.com/crew} unless set
   */
  public static TokenEndpoint.Builder crewAccountRenewalEndpoint() {
    return TokenEndpoint.builder().tokenUrl("https://example.com/crew");
  }
}
