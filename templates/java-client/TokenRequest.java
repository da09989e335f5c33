package client;

import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Asks for tokens (RFC 6749). Redirects are not followed, because no other server may see the
 * request.
 */
final class TokenRequest {
  /** The largest number of bytes of an authorization server's answer. */
  private static final long LONGEST = 1 << 20;

  private final TokenEndpoint endpoint;
  private final Map<String, String> grant;
  private final RequestSummary summary;
  private final Instant sentAt = Instant.now();

  private TokenRequest(TokenEndpoint endpoint, Map<String, String> grant) {
    this.endpoint = endpoint;
    this.grant = grant;
    this.summary = RequestSummary.of("POST", endpoint.tokenUrl);
  }

  static CompletableFuture<Tokens> send(
      TokenEndpoint endpoint, Map<String, String> grant, Transport transport) {
    return new TokenRequest(endpoint, grant).send(transport);
  }

  private CompletableFuture<Tokens> send(Transport transport) {
    CompletableFuture<Tokens> result = new CompletableFuture<>();
    CompletableFuture<TransportResponse> head = transport.send(request());
    Waits.Wait timer =
        Waits.after(
            endpoint.timeout,
            Waits.EXECUTOR,
            () -> {
              result.completeExceptionally(new CallTimeoutException(summary, endpoint.timeout));
              head.cancel(true);
            });
    head.whenComplete(
        (response, error) -> {
          if (error != null) {
            result.completeExceptionally(connection(error));
            return;
          }
          Gatherer body = new Gatherer(LONGEST, Gatherer.isCompressed(response.headers()));
          response.body().subscribe(body);
          body.done.whenComplete((gathered, fault) -> finish(result, response, gathered, fault));
        });
    return result.whenComplete((tokens, error) -> timer.stop());
  }

  private void finish(
      CompletableFuture<Tokens> result,
      TransportResponse response,
      Gatherer.@Nullable Gathered gathered,
      @Nullable Throwable error) {
    try {
      if (error != null || gathered == null) throw connection(error);
      result.complete(read(response, gathered.bytes()));
    } catch (RuntimeException fault) {
      result.completeExceptionally(fault);
    }
  }

  private ConnectionException connection(@Nullable Throwable error) {
    Throwable cause = Exchange.unwrapped(error);
    return cause == null
        ? new ConnectionException(summary, "it ended")
        : new ConnectionException(summary, cause);
  }

  private TransportRequest request() {
    Map<String, String> fields = new LinkedHashMap<>(endpoint.parameters);
    Map<String, List<String>> headers = new LinkedHashMap<>();
    headers.put("Accept", List.of("application/json"));
    headers.put("Content-Type", List.of(MediaType.FORM));
    String secret = endpoint.clientSecret;
    if (secret != null && !endpoint.isSecretInBody) {
      // Encoded as in a form (section 2.3.1).
      String both = Encode.form(endpoint.clientId) + ":" + Encode.form(secret);
      byte[] bytes = both.getBytes(StandardCharsets.UTF_8);
      headers.put("Authorization", List.of("Basic " + Base64.getEncoder().encodeToString(bytes)));
    } else {
      fields.put("client_id", endpoint.clientId);
      if (secret != null) fields.put("client_secret", secret);
    }
    fields.putAll(grant);
    StringBuilder form = new StringBuilder();
    fields.forEach(
        (name, value) -> {
          if (value.isEmpty()) return;
          form.append(form.length() == 0 ? "" : "&");
          form.append(Encode.form(name)).append('=').append(Encode.form(value));
        });
    return new TransportRequest(
        "POST",
        URI.create(endpoint.tokenUrl),
        Headers.of(headers),
        BodyPublishers.ofString(form.toString()));
  }

  private Tokens read(TransportResponse response, byte[] body) {
    JsonObject answer = objectIn(body);
    int status = response.status();
    if (status / 100 != 2) throw refusal(response, answer);
    try {
      return tokensIn(answer);
    } catch (JsonException error) {
      // The exception does not show the body: it may hold a token.
      throw new DecodingException(summary, status, response.headers(), new byte[0], error);
    }
  }

  /** Servers are careless about the media type; what is no JSON has no members. */
  private static JsonObject objectIn(byte[] body) {
    try {
      JsonValue json = Texts.json(body);
      if (json instanceof JsonObject) return json.asObject();
    } catch (JsonException error) {
      // It has no members.
    }
    return new JsonObject(Map.of());
  }

  private CallException refusal(TransportResponse response, JsonObject answer) {
    int status = response.status();
    if (status < 400 || status >= 500 || status == 408 || status == 429) {
      return new ApiException(new ApiFailure(summary, status, response.headers(), new byte[0]));
    }
    return new TokenException(
        summary, status, shown(answer, "error"), shown(answer, "error_description"));
  }

  /** Servers may repeat the values that they were sent: these are not shown. */
  private @Nullable String shown(JsonObject answer, String name) {
    String text = textIn(answer, name);
    if (text == null) return null;
    for (String secret : grant.values()) {
      if (!secret.isEmpty()) text = text.replace(secret, "***");
    }
    String own = endpoint.clientSecret;
    return own == null || own.isEmpty() ? text : text.replace(own, "***");
  }

  /** A successful answer (section 5.1). Some servers send the lifetime as a text. */
  private Tokens tokensIn(JsonObject answer) {
    String access = textIn(answer, "access_token");
    if (access == null || access.isEmpty()) throw new JsonException("no access_token");
    JsonValue type = answer.find("token_type");
    boolean isBearer =
        type == null || (type instanceof JsonString && type.asText().equalsIgnoreCase("bearer"));
    if (!isBearer) throw new JsonException("a token_type other than Bearer");
    String scope = textIn(answer, "scope");
    return new Tokens(
        access,
        textIn(answer, "refresh_token"),
        expiresAt(answer.find("expires_in")),
        scope == null
            ? null
            : Arrays.stream(scope.split("\\s+")).filter(e -> !e.isEmpty()).toList());
  }

  private @Nullable Instant expiresAt(@Nullable JsonValue lifetime) {
    String text = lifetime instanceof JsonString ? lifetime.asText() : String.valueOf(lifetime);
    if (!text.matches("\\d{1,10}(\\.\\d+)?")) return null;
    return sentAt.plusMillis((long) (Double.parseDouble(text) * 1000));
  }

  private static @Nullable String textIn(JsonObject answer, String name) {
    JsonValue found = answer.find(name);
    return found instanceof JsonString ? found.asText() : null;
  }
}
