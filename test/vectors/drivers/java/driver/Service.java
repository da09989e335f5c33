package client;

import static client.Operations.text;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A service whose operations are made from the plan. */
final class Service {
  private final JsonObject data;
  private final Operations operations;
  private final Map<String, JsonObject> plans = new HashMap<>();
  private final Map<String, Operation> made = new HashMap<>();

  Service(JsonObject data) {
    this.data = data;
    this.operations = new Operations(data);
    for (JsonValue each : data.get("operations").asArray()) {
      plans.put(text(each, "id"), each.asObject());
      made.put(text(each, "id"), operations.of(each.asObject()));
    }
  }

  void defaults(ClientBuilder<?> builder) {
    JsonValue defaults = data.get("defaults");
    if (defaults.has("headers")) {
      JsonValue header = defaults.get("headers");
      builder.header(text(header, "name"), text(header, "value"));
    }
    if (defaults.has("query")) {
      JsonValue query = defaults.get("query");
      builder.query(text(query, "name"), text(query, "value"));
    }
  }

  /** The request of an operation with the values that it has parameters for. */
  Request request(Core core, String id, JsonObject input) {
    JsonObject plan = plans.get(id);
    if (plan == null) throw notShown(id);
    Request request = core.request(made.get(id));
    List<Object> path = new ArrayList<>();
    Map<String, JsonValue> given = Values.members(input, "path");
    java.util.regex.Matcher names =
        java.util.regex.Pattern.compile("\\{([^{}]*)\\}").matcher(text(plan, "path"));
    while (names.find()) {
      JsonValue value = given.get(names.group(1));
      path.add(value == null || Values.isNothing(value) ? null : Values.given(value));
    }
    request = request.path(path.toArray());
    for (JsonValue each : plan.get("parameters").asArray()) {
      String name = text(each, "name");
      switch (text(each, "place")) {
        case "query":
          request = request.query(name, typed(input, "query", name));
          break;
        case "header":
          request = request.header(name, typed(input, "headers", name));
          break;
        case "cookie":
          request = request.cookie(name, typed(input, "cookies", name));
          break;
        default:
      }
    }
    JsonValue body = input.find("body");
    if (body == null || Values.isNothing(body) || plan.get("contents").asArray().size() == 0) {
      return request;
    }
    return typedBody(request, plan, input, Values.given(body));
  }

  private static Object typed(JsonObject input, String place, String name) {
    JsonValue value = Values.members(input, place).get(name);
    return value == null || Values.isNothing(value) ? null : Values.given(value);
  }

  private NotShownException notShown(String id) {
    for (JsonValue each : data.get("notShown").asArray()) {
      if (text(each, "id").equals(id)) {
        return new NotShownException(
            id, String.join(" and ", Operations.texts(each.get("missing"))), text(each, "place"));
      }
    }
    throw new IllegalStateException("there is no operation " + id);
  }

  private static Request typedBody(
      Request request, JsonObject plan, JsonObject input, Object body) {
    String wanted = Operations.textOrNull(input, "contentType");
    JsonValue content = null;
    for (JsonValue each : plan.get("contents").asArray()) {
      String type = text(each, "mediaType");
      boolean isWanted =
          wanted == null
              ? content == null || type.equals(Operations.textOrNull(plan, "contentType"))
              : MediaType.isOf(wanted, type);
      if (isWanted && (wanted == null || content == null)) content = each;
    }
    if (content == null) return open(request, body, wanted);
    String type = text(content, "mediaType");
    Request typed = MediaType.isRange(type) ? request : request.contentType(type);
    switch (text(content, "codec")) {
      case "form":
        return typed.form(form(body));
      case "multipart":
        return typed.multipart(form(body));
      case "value":
        if (body instanceof byte[]) throw new IllegalArgumentException("bytes are no JSON");
        return body instanceof InputStream ? open(request, body, wanted) : typed.json(body);
      default:
        return open(typed, body, type);
    }
  }

  @SuppressWarnings("unchecked") // Values makes such maps.
  private static Form form(Object body) {
    if (!(body instanceof Map)) throw new IllegalArgumentException("a form has fields");
    return Form.of((Map<String, ?>) body);
  }

  /** A body of which nothing is shown: what a caller makes of it. */
  private static Request open(Request request, Object body, String contentType) {
    String type = contentType == null ? request.operation.contentType : contentType;
    boolean isJson = type == null || MediaType.isJson(type);
    if (body instanceof byte[]) return request.content(Body.bytes((byte[]) body));
    if (body instanceof InputStream) return request.content(Body.once((InputStream) body));
    if (body instanceof JsonString && (type == null || !isJson)) {
      return request.content(Body.text(((JsonString) body).asText()));
    }
    if (!isJson) throw new IllegalArgumentException("a body of " + type + " must be text or bytes");
    return request.content(Body.json(body));
  }

  /** What an operation has no parameter for goes by the untyped way. */
  PlannedCalls.Plain options(
      PlannedCalls.Plain call, JsonObject input, JsonObject options, boolean isOpen) {
    PlannedCalls.Plain made = call;
    for (Map.Entry<String, JsonValue> each : Values.members(input, "query").entrySet()) {
      if (isKnown(call, "query", each.getKey()) || Values.isNothing(each.getValue())) continue;
      made = made.query(each.getKey(), Values.given(each.getValue()));
    }
    for (Map.Entry<String, JsonValue> each : Values.members(input, "headers").entrySet()) {
      if (isKnown(call, "header", each.getKey())) continue;
      JsonValue value = each.getValue();
      made = made.header(each.getKey(), Values.isNothing(value) ? null : single(value));
    }
    for (Map.Entry<String, JsonValue> each : Values.members(input, "cookies").entrySet()) {
      if (isKnown(call, "cookie", each.getKey()) || Values.isNothing(each.getValue())) continue;
      made = made.cookie(each.getKey(), Values.given(each.getValue()));
    }
    for (Map.Entry<String, JsonValue> each : Values.members(options, "headers").entrySet()) {
      made = made.header(each.getKey(), each.getValue().asText());
    }
    if (input.has("contentType")) made = made.contentType(text(input, "contentType"));
    if (input.has("accept")) made = made.accept(text(input, "accept"));
    JsonValue body = input.find("body");
    JsonObject plan = plans.get(call.request().operation.id);
    boolean isTyped = !isOpen && plan != null && plan.get("contents").asArray().size() > 0;
    if (body != null && !Values.isNothing(body) && !isTyped) {
      String type = Operations.textOrNull(input, "contentType");
      made = new PlannedCalls.Plain(open(made.request(), Values.given(body), type));
    }
    return made;
  }

  private static String single(JsonValue value) {
    return ParameterWriter.single(JsonValue.of(Values.given(value)));
  }

  private boolean isKnown(PlannedCalls.Plain call, String place, String name) {
    JsonObject plan = plans.get(call.request().operation.id);
    if (plan == null) return false;
    for (JsonValue each : plan.get("parameters").asArray()) {
      if (text(each, "place").equals(place) && text(each, "name").equals(name)) return true;
    }
    return false;
  }

  Call<?, ?> callOf(JsonObject told, Request request) {
    JsonObject plan = told.has("call") ? plans.get(text(told, "call")) : null;
    if (plan != null && plan.has("framing")) {
      boolean areEvents = request.operation.framing.name().endsWith("EVENTS");
      return areEvents ? new PlannedCalls.Events(request) : new PlannedCalls.Items(request);
    }
    if (plan == null || !plan.has("paging")) return new PlannedCalls.Plain(request);
    JsonObject paging = plan.get("paging").asObject();
    if (paging.get("isSingle").asBoolean()) {
      return new PlannedCalls.Paged(request, operations.paging(paging));
    }
    Map<String, String> roots = new HashMap<>();
    for (JsonValue each : paging.get("roots").asArray()) {
      roots.put(text(each, "name"), text(each, "pointer"));
    }
    return new PlannedCalls.Several(request, operations.paging(paging), roots);
  }

  private JsonValue scheme(String name) {
    for (JsonValue each : data.get("schemes").asArray()) {
      if (text(each, "name").equals(name)) return each.get("means");
    }
    throw new IllegalStateException("there is no scheme " + name);
  }

  Credential credential(String name, JsonObject given) {
    if (given.has("username")) {
      return Credential.basic(text(given, "username"), text(given, "password"));
    }
    if (given.has("clientCredentials")) {
      JsonValue options = given.get("clientCredentials");
      String[] scopes =
          options.has("scopes") ? Operations.texts(options.get("scopes")) : new String[0];
      return OAuth.clientCredentials(endpoint(options), scopes);
    }
    if (given.has("refreshToken")) {
      JsonValue options = given.get("refreshToken");
      Instant end =
          options.has("expiresInSeconds")
              ? Instant.now().plus(Duration.ofSeconds(options.get("expiresInSeconds").asLong()))
              : null;
      Tokens tokens =
          new Tokens(
              text(options, "accessToken"),
              Operations.textOrNull(options, "refreshToken"),
              end,
              null);
      return OAuth.refreshToken(endpoint(options), tokens, null);
    }
    SecretSource secret =
        given.has("secret") ? null : rotating(Operations.texts(given.get("secrets")));
    JsonValue means = scheme(name);
    switch (text(means, "kind")) {
      case "key":
        KeyPlace place = KeyPlace.valueOf(Operations.upper(text(means, "place")));
        return secret == null
            ? Credential.key(place, text(means, "name"), text(given, "secret"))
            : Credential.key(place, text(means, "name"), secret);
      case "authorization":
        return secret == null
            ? Credential.authorization(text(means, "scheme"), text(given, "secret"))
            : Credential.authorization(text(means, "scheme"), secret);
      default:
        return secret == null
            ? Credential.bearer(text(given, "secret"))
            : Credential.bearer(secret);
    }
  }

  /** Gives the first, and the next when one was refused. */
  private static SecretSource rotating(String[] secrets) {
    AtomicInteger at = new AtomicInteger();
    return need -> {
      int now = at.get();
      boolean isNext = secrets[now].equals(need.refused()) && now + 1 < secrets.length;
      if (isNext) at.compareAndSet(now, now + 1);
      return secrets[at.get()];
    };
  }

  private static TokenEndpoint endpoint(JsonValue options) {
    TokenEndpoint.Builder made =
        TokenEndpoint.builder()
            .tokenUrl(text(options, "tokenUrl"))
            .clientId(text(options, "clientId"))
            .secretInBody("body".equals(Operations.textOrNull(options, "clientAuthentication")));
    if (options.has("clientSecret")) made.clientSecret(text(options, "clientSecret"));
    Values.members(options.asObject(), "parameters")
        .forEach((name, value) -> made.parameter(name, value.asText()));
    return made.build();
  }

  Object signedIn(JsonObject given) {
    JsonValue means = scheme(text(given, "scheme"));
    boolean hasKey = true;
    for (JsonValue each : means.get("flows").asArray()) {
      if (text(each, "name").equals("authorizationCode")) {
        hasKey = !each.get("refusesProofKey").asBoolean();
      }
    }
    List<String> scopes =
        given.has("scopes") ? List.of(Operations.texts(given.get("scopes"))) : List.of();
    Map<String, String> parameters = new LinkedHashMap<>();
    Values.members(given, "parameters").forEach((n, value) -> parameters.put(n, value.asText()));
    String url = text(given, "authorizationUrl");
    String id = text(given, "clientId");
    String back = text(given, "redirectUri");
    SignIn request =
        hasKey
            ? SignIn.of(url, id, back, scopes, parameters)
            : SignIn.withoutProofKey(url, id, back, scopes, parameters);
    Map<String, JsonValue> others = new LinkedHashMap<>(given.members());
    others.remove("parameters");
    Tokens tokens = request.exchange(endpoint(new JsonObject(others)), visited(request.url()));
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
    } catch (java.io.IOException | InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Takes a delivery of one event, of one of several, or of any. */
  Object received(JsonObject told) {
    JsonObject given =
        told.has("receiver") ? told.get("receiver").asObject() : new JsonObject(Map.of());
    PlannedReceiver.Builder builder = new PlannedReceiver.Builder();
    if (given.has("secrets")) {
      for (String each : Operations.texts(given.get("secrets"))) builder.secret(each);
    }
    builder.idHeader(given.has("idHeader") ? text(given, "idHeader") : "library-id");
    if (given.has("toleranceSeconds")) {
      double seconds = given.get("toleranceSeconds").asDouble();
      builder.tolerance(Duration.ofMillis((long) (seconds * 1000)));
    }
    Map<String, List<String>> headers = new LinkedHashMap<>();
    Values.members(told.get("delivery").asObject(), "headers")
        .forEach((name, value) -> headers.put(name, List.of(value.asText())));
    JsonValue event = told.get("event");
    String[] names =
        event instanceof JsonArray
            ? Operations.texts(event)
            : event.asText().equals("any") ? new String[0] : new String[] {event.asText()};
    byte[] body =
        text(told.get("delivery"), "body").getBytes(java.nio.charset.StandardCharsets.UTF_8);
    return new PlannedReceiver(builder, events()).receive(headers, body, names).json();
  }

  private Webhook[] events() {
    List<Webhook> all = new ArrayList<>();
    for (JsonValue each : data.get("events").asArray()) {
      JsonValue scheme = each.get("signature");
      Signature signature =
          Signature.of(
              text(scheme, "hash"),
              text(scheme, "header"),
              text(scheme, "encoding"),
              text(scheme, "signs"));
      if (scheme.has("prefix")) signature = signature.prefix(text(scheme, "prefix"));
      if (scheme.has("timestampHeader")) {
        signature = signature.timestampHeader(text(scheme, "timestampHeader"));
      }
      JsonValue tolerance = scheme.find("toleranceSeconds");
      if (tolerance != null) {
        signature =
            signature.tolerance(
                tolerance instanceof JsonNumber
                    ? Duration.ofSeconds(tolerance.asLong())
                    : Signature.UNLIMITED);
      }
      all.add(
          Webhook.of(text(each, "name"), Operations.textOrNull(each, "contentType"), signature));
    }
    return all.toArray(new Webhook[0]);
  }

  private static final class PlannedReceiver extends Receiver {
    PlannedReceiver(Builder made, Webhook... events) {
      super(made, events);
    }

    static final class Builder extends Receiver.Builder<Builder> {}
  }
}
