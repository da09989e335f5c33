package client;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** A service that jobs call: how its clients, calls, credentials and receivers are made. */
abstract class Service {
  /** Makes a client; `options` sets what all clients can be told. */
  abstract Object client(JsonObject given, Consumer<ClientBuilder<?>> options);

  /**
   * Makes a call with its values, its options but for those of time and repetition, and its body.
   */
  abstract Call<?, ?> call(Object client, JsonObject told);

  /**
   * Sends a call whose response has several lists, and gives a walk through each of those named.
   */
  abstract Map<String, Walk<?>> walks(Call<?, ?> call, String[] names, Job job);

  /** The token endpoint of a scheme; `role` is "application", "user" or "renewal". */
  abstract TokenEndpoint.Builder endpoint(String scheme, String role);

  /** True if the authorization server of a scheme knows no proof keys. */
  abstract boolean refusesProofKey(String scheme);

  /** A builder of receivers. */
  abstract Receiver.Builder<?> receivers();

  /** Takes a delivery of one event, of one of several, or of any; null where it has no payload. */
  abstract Object received(
      Receiver.Builder<?> builder, JsonValue event, Map<String, List<String>> headers, byte[] body);

  static String text(JsonValue value, String name) {
    return value.get(name).asText();
  }

  static String textOrNull(JsonValue value, String name) {
    JsonValue found = value.find(name);
    return found == null || found.isNull() ? null : found.asText();
  }

  static String[] texts(JsonValue value) {
    List<String> all = new ArrayList<>();
    for (JsonValue each : value.asArray()) all.add(each.asText());
    return all.toArray(new String[0]);
  }

  /** A credential that gets or renews tokens; null of one that is a secret. */
  final Credential tokens(String scheme, JsonObject given) {
    if (given.has("clientCredentials")) {
      JsonValue options = given.get("clientCredentials");
      String[] scopes = options.has("scopes") ? texts(options.get("scopes")) : new String[0];
      return OAuth.clientCredentials(endpoint(scheme, "application", options), scopes);
    }
    if (!given.has("refreshToken")) return null;
    JsonValue options = given.get("refreshToken");
    Instant end =
        options.has("expiresInSeconds")
            ? Instant.now().plus(Duration.ofSeconds(options.get("expiresInSeconds").asLong()))
            : null;
    Tokens tokens =
        new Tokens(text(options, "accessToken"), textOrNull(options, "refreshToken"), end, null);
    return OAuth.refreshToken(endpoint(scheme, "renewal", options), tokens, null);
  }

  /** Gives the first secret, and the next when one was refused; null of a credential with one. */
  static SecretSource rotating(JsonObject given) {
    if (!given.has("secrets")) return null;
    String[] secrets = texts(given.get("secrets"));
    AtomicInteger at = new AtomicInteger();
    return need -> {
      int now = at.get();
      boolean isNext = secrets[now].equals(need.refused()) && now + 1 < secrets.length;
      if (isNext) at.compareAndSet(now, now + 1);
      return secrets[at.get()];
    };
  }

  private TokenEndpoint endpoint(String scheme, String role, JsonValue options) {
    TokenEndpoint.Builder made =
        endpoint(scheme, role)
            .clientId(text(options, "clientId"))
            .secretInBody("body".equals(textOrNull(options, "clientAuthentication")));
    if (options.has("tokenUrl")) made.tokenUrl(text(options, "tokenUrl"));
    if (options.has("clientSecret")) made.clientSecret(text(options, "clientSecret"));
    Values.members(options.asObject(), "parameters")
        .forEach((name, value) -> made.parameter(name, value.asText()));
    return made.build();
  }

  /** Signs a user in. */
  final Object signedIn(JsonObject given) {
    String scheme = text(given, "scheme");
    List<String> scopes = given.has("scopes") ? List.of(texts(given.get("scopes"))) : List.of();
    Map<String, String> parameters = new LinkedHashMap<>();
    Values.members(given, "parameters").forEach((n, value) -> parameters.put(n, value.asText()));
    String url = text(given, "authorizationUrl");
    String id = text(given, "clientId");
    String back = text(given, "redirectUri");
    SignIn request =
        refusesProofKey(scheme)
            ? SignIn.withoutProofKey(url, id, back, scopes, parameters)
            : SignIn.of(url, id, back, scopes, parameters);
    Map<String, JsonValue> others = new LinkedHashMap<>(given.members());
    others.remove("parameters");
    TokenEndpoint endpoint = endpoint(scheme, "user", new JsonObject(others));
    Tokens tokens = request.exchange(endpoint, visited(request.url()));
    Map<String, String> told = new LinkedHashMap<>();
    told.put("accessToken", tokens.accessToken());
    if (tokens.refreshToken() != null) told.put("refreshToken", tokens.refreshToken());
    return told;
  }

  private static String visited(String url) {
    try {
      HttpRequest browser =
          HttpRequest.newBuilder(URI.create(url)).version(HttpClient.Version.HTTP_1_1).build();
      return HttpClient.newHttpClient()
          .send(browser, HttpResponse.BodyHandlers.discarding())
          .headers()
          .firstValue("location")
          .orElse("");
    } catch (IOException | InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Takes a delivery. */
  final Object received(JsonObject told) {
    JsonObject given =
        told.has("receiver") ? told.get("receiver").asObject() : new JsonObject(Map.of());
    Receiver.Builder<?> builder = receivers();
    if (given.has("secrets")) {
      for (String each : texts(given.get("secrets"))) builder.secret(each);
    }
    builder.idHeader(given.has("idHeader") ? text(given, "idHeader") : "library-id");
    if (given.has("toleranceSeconds")) {
      double seconds = given.get("toleranceSeconds").asDouble();
      builder.tolerance(Duration.ofMillis((long) (seconds * 1000)));
    }
    JsonObject delivery = told.get("delivery").asObject();
    Map<String, List<String>> headers = new LinkedHashMap<>();
    Values.members(delivery, "headers")
        .forEach((name, value) -> headers.put(name, List.of(value.asText())));
    byte[] body = text(delivery, "body").getBytes(StandardCharsets.UTF_8);
    return received(builder, told.get("event"), headers, body);
  }

  /** The names of the events that a caller wants; none = any. */
  static String[] eventNames(JsonValue event) {
    if (event instanceof JsonArray) return texts(event);
    return event.asText().equals("any") ? new String[0] : new String[] {event.asText()};
  }

  /** A body of which nothing is shown: what a caller makes of it. */
  static Body open(Object body, String type) {
    boolean isJson = type == null || MediaType.isJson(type);
    if (body instanceof byte[]) return Body.bytes((byte[]) body);
    if (body instanceof InputStream) return Body.once((InputStream) body);
    if (body instanceof JsonString && (type == null || !isJson)) {
      return Body.text(((JsonString) body).asText());
    }
    if (!isJson) throw new IllegalArgumentException("a body of " + type + " must be text or bytes");
    return Body.json(body);
  }
}
