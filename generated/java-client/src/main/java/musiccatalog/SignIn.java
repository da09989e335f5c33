// Made by endpoint-manifest (java-client) from its template SignIn.java.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * An authorization request, with which a user is asked for consent (RFC 6749, section 4.1). Store
 * it for this user until the user comes back. Its text shows no secret.
 *
 * @param url where the user is sent
 * @param state comes back with the user, and proves that the answer belongs to this request
 * @param codeVerifier proves that whoever has the code also asked for it; a secret; null for
 *     servers without proof keys
 * @param redirectUri where the server sends the user back to
 */
public record SignIn(String url, String state, @Nullable String codeVerifier, String redirectUri) {

  /**
   * {@return a request with a new state and a new proof key}
   *
   * @param authorizationUrl begins with "https:", or with "http:" on the local machine
   * @param clientId the id of the application
   * @param redirectUri where the server sends the user back to; it must be registered there
   * @param scopes the scopes to request
   * @param parameters more parameters, such as "prompt"
   */
  public static SignIn of(
      String authorizationUrl,
      String clientId,
      String redirectUri,
      List<String> scopes,
      Map<String, String> parameters) {
    String verifier = Randoms.text() + Randoms.text();
    return of(authorizationUrl, clientId, redirectUri, scopes, parameters, verifier);
  }

  /**
   * {@return a request without a proof key, for servers that do not know RFC 7636}
   *
   * @param authorizationUrl begins with "https:", or with "http:" on the local machine
   * @param clientId the id of the application
   * @param redirectUri where the server sends the user back to; it must be registered there
   * @param scopes the scopes to request
   * @param parameters more parameters, such as "prompt"
   */
  public static SignIn withoutProofKey(
      String authorizationUrl,
      String clientId,
      String redirectUri,
      List<String> scopes,
      Map<String, String> parameters) {
    return of(authorizationUrl, clientId, redirectUri, scopes, parameters, null);
  }

  private static SignIn of(
      String authorizationUrl,
      String clientId,
      String redirectUri,
      List<String> scopes,
      Map<String, String> parameters,
      @Nullable String verifier) {
    String url;
    try {
      url = SecureUrls.checked(authorizationUrl);
    } catch (IllegalArgumentException error) {
      throw new ArgumentException("SignIn", null, error);
    }
    String state = Randoms.text();
    Map<String, String> query = new LinkedHashMap<>(parameters);
    query.put("response_type", "code");
    query.put("client_id", clientId);
    query.put("redirect_uri", redirectUri);
    query.put("state", state);
    if (!scopes.isEmpty()) query.put("scope", String.join(" ", scopes));
    if (verifier != null) {
      query.put("code_challenge", challenge(verifier));
      query.put("code_challenge_method", "S256");
    }
    List<String> pairs = new ArrayList<>();
    query.forEach((name, value) -> pairs.add(Encode.form(name) + "=" + Encode.form(value)));
    String separator = url.indexOf('?') < 0 ? "?" : "&";
    return new SignIn(url + separator + String.join("&", pairs), state, verifier, redirectUri);
  }

  private static String challenge(String verifier) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(verifier.getBytes(StandardCharsets.US_ASCII));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (NoSuchAlgorithmException error) {
      // Every Java platform has it.
      throw new IllegalStateException(error);
    }
  }

  /**
   * Exchanges the code that a user came back with for tokens, and waits for them.
   *
   * @param endpoint where tokens are got
   * @param callbackUrl the URL that the user came back to, with its query; the path and the query
   *     are enough
   * @return the tokens
   * @throws AuthorizationException if the user denied the request, or came back from another one
   * @throws TokenException if the server refuses the code
   */
  public Tokens exchange(TokenEndpoint endpoint, String callbackUrl) {
    CompletableFuture<Tokens> result = exchangeAsync(endpoint, callbackUrl);
    try {
      return result.get();
    } catch (InterruptedException error) {
      result.cancel(true);
      Thread.currentThread().interrupt();
      throw new CallCanceledException(RequestSummary.of("POST", endpoint.tokenUrl), error);
    } catch (ExecutionException error) {
      throw Exchange.thrown(error.getCause());
    }
  }

  /**
   * Does the same without waiting.
   *
   * @param endpoint where tokens are got
   * @param callbackUrl the URL that the user came back to, with its query; the path and the query
   *     are enough
   * @return the tokens, or a {@link CallException}
   */
  public CompletableFuture<Tokens> exchangeAsync(TokenEndpoint endpoint, String callbackUrl) {
    Map<String, String> grant = new LinkedHashMap<>();
    try {
      grant.put("grant_type", "authorization_code");
      grant.put("code", codeIn(callbackUrl));
    } catch (CallException error) {
      return CompletableFuture.failedFuture(error);
    }
    grant.put("redirect_uri", redirectUri);
    if (codeVerifier != null) grant.put("code_verifier", codeVerifier);
    return TokenRequest.send(endpoint, grant, JdkTransport.shared());
  }

  private String codeIn(String callbackUrl) {
    Map<String, String> answer = queryOf(callbackUrl);
    if (state.isEmpty() || !state.equals(answer.get("state"))) {
      throw new AuthorizationException(
          "the callback has another state: it belongs to another request", null, null);
    }
    String code = answer.get("code");
    String refusal = answer.get("error");
    if (code == null || code.isEmpty() || refusal != null) {
      throw new AuthorizationException(
          "the callback has no code", refusal, answer.get("error_description"));
    }
    return code;
  }

  private static Map<String, String> queryOf(String url) {
    int start = url.indexOf('?');
    int end = url.indexOf('#', start + 1);
    Map<String, String> found = new LinkedHashMap<>();
    if (start < 0) return found;
    for (String pair : url.substring(start + 1, end < 0 ? url.length() : end).split("&")) {
      int at = pair.indexOf('=');
      if (at < 0) continue;
      try {
        String value = URLDecoder.decode(pair.substring(at + 1), StandardCharsets.UTF_8);
        found.putIfAbsent(URLDecoder.decode(pair.substring(0, at), StandardCharsets.UTF_8), value);
      } catch (IllegalArgumentException error) {
        // A pair that nobody can read says nothing.
      }
    }
    return found;
  }

  /** {@return a text without the secrets} */
  @Override
  public String toString() {
    return "SignIn[redirectUri=" + redirectUri + "]";
  }
}
