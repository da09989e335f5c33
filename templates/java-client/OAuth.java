package client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Credentials of OAuth 2 (RFC 6749). */
public final class OAuth {
  private OAuth() {}

  /**
   * {@return tokens of the application itself (section 4.4), got at the first call, and again when
   * they expire or the service answers with status 401}
   *
   * @param endpoint where tokens are got
   * @param scopes the scopes to request; none leaves them to the server
   */
  public static Credential clientCredentials(TokenEndpoint endpoint, String... scopes) {
    return clientCredentials(endpoint, List.of(scopes), null, null);
  }

  /**
   * {@return tokens of the application itself (section 4.4), with tokens that were stored}
   *
   * @param endpoint where tokens are got
   * @param scopes the scopes to request; none leaves them to the server
   * @param tokens tokens that were stored earlier
   * @param onTokens is told of new tokens before they are used, to store them
   */
  public static Credential clientCredentials(
      TokenEndpoint endpoint,
      List<String> scopes,
      @Nullable Tokens tokens,
      @Nullable Consumer<Tokens> onTokens) {
    Map<String, String> grant = new LinkedHashMap<>();
    grant.put("grant_type", "client_credentials");
    grant.put("scope", String.join(" ", scopes));
    return new TokenCredential(endpoint, tokens, onTokens, any -> grant);
  }

  /**
   * {@return the tokens of a user (section 6), renewed when they expire or the service answers with
   * status 401}
   *
   * @param endpoint where tokens are renewed
   * @param tokens the tokens from {@code SignIn.exchange}, or the last that onTokens was told of
   * @param onTokens is told of new tokens before they are used; it must store them, because a
   *     refresh token may work only once
   */
  public static Credential refreshToken(
      TokenEndpoint endpoint, Tokens tokens, @Nullable Consumer<Tokens> onTokens) {
    return new TokenCredential(endpoint, tokens, onTokens, OAuth::renewal);
  }

  private static Map<String, String> renewal(@Nullable Tokens current) {
    String refresh = current == null ? null : current.refreshToken();
    if (refresh == null || refresh.isEmpty()) return Map.of();
    Map<String, String> grant = new LinkedHashMap<>();
    grant.put("grant_type", "refresh_token");
    grant.put("refresh_token", refresh);
    return grant;
  }
}
