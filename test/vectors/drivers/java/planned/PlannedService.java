package client;

import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A service whose operations are made from the plan. */
final class PlannedService extends Service {
  private final JsonObject data;
  private final Operations operations;
  private final Map<String, JsonObject> plans = new HashMap<>();
  private final Map<String, Operation> made = new HashMap<>();

  PlannedService(JsonObject data) {
    this.data = data;
    this.operations = new Operations(data);
    for (JsonValue each : data.get("operations").asArray()) {
      plans.put(text(each, "id"), each.asObject());
      made.put(text(each, "id"), operations.of(each.asObject()));
    }
  }

  @Override
  Object client(JsonObject given, Consumer<ClientBuilder<?>> options) {
    Builder made = new Builder();
    defaults(made);
    options.accept(made);
    Values.members(given, "auth")
        .forEach((name, each) -> made.credential(name, credential(name, each.asObject())));
    return made.core();
  }

  private static final class Builder extends ClientBuilder<Builder> {}

  private void defaults(ClientBuilder<?> builder) {
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

  @Override
  Call<?, ?> call(Object client, JsonObject told) {
    Core core = (Core) client;
    JsonObject input = part(told, "input");
    boolean isOpen = told.has("request");
    Request request;
    if (isOpen) {
      String[] parts = text(told, "request").split(" ", 2);
      request = core.open(parts[0], parts[1]).request();
    } else {
      request = request(core, text(told, "call"), input);
    }
    PlannedCalls.Plain plain = new PlannedCalls.Plain(request);
    return callOf(told, options(plain, input, part(told, "options"), isOpen).request());
  }

  private static JsonObject part(JsonObject told, String name) {
    JsonValue found = told.find(name);
    return found == null ? new JsonObject(Map.of()) : found.asObject();
  }

  /** The request of an operation with the values that it has parameters for. */
  private Request request(Core core, String id, JsonObject input) {
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
            id, String.join(" and ", texts(each.get("missing"))), text(each, "place"));
      }
    }
    throw new IllegalStateException("there is no operation " + id);
  }

  private static Request typedBody(
      Request request, JsonObject plan, JsonObject input, Object body) {
    String wanted = textOrNull(input, "contentType");
    JsonValue content = null;
    for (JsonValue each : plan.get("contents").asArray()) {
      String type = text(each, "mediaType");
      boolean isWanted =
          wanted == null
              ? content == null || type.equals(textOrNull(plan, "contentType"))
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

  private static Request open(Request request, Object body, String contentType) {
    String type = contentType == null ? request.operation.contentType : contentType;
    return request.content(open(body, type));
  }

  /** What an operation has no parameter for goes by the untyped way. */
  private PlannedCalls.Plain options(
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
      String type = textOrNull(input, "contentType");
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

  private Call<?, ?> callOf(JsonObject told, Request request) {
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

  @Override
  Map<String, Walk<?>> walks(Call<?, ?> call, String[] names, Job job) {
    PlannedCalls.Several several = (PlannedCalls.Several) call;
    WalkStart<JsonValue> start = job.isAsync ? job.join(several.startAsync()) : several.start();
    Map<String, Walk<?>> walks = new HashMap<>();
    for (String name : names) {
      walks.put(name, start.at(several.root(name), Decoder.json()));
    }
    return walks;
  }

  private JsonValue scheme(String name) {
    for (JsonValue each : data.get("schemes").asArray()) {
      if (text(each, "name").equals(name)) return each.get("means");
    }
    throw new IllegalStateException("there is no scheme " + name);
  }

  private Credential credential(String name, JsonObject given) {
    if (given.has("username")) {
      return Credential.basic(text(given, "username"), text(given, "password"));
    }
    Credential tokens = tokens(name, given);
    if (tokens != null) return tokens;
    SecretSource secret = rotating(given);
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

  @Override
  TokenEndpoint.Builder endpoint(String scheme, String role) {
    return TokenEndpoint.builder();
  }

  @Override
  boolean refusesProofKey(String scheme) {
    for (JsonValue each : scheme(scheme).get("flows").asArray()) {
      if (text(each, "name").equals("authorizationCode")) {
        return each.get("refusesProofKey").asBoolean();
      }
    }
    return false;
  }

  @Override
  Receiver.Builder<?> receivers() {
    return new PlannedReceiver.Builder();
  }

  @Override
  Object received(
      Receiver.Builder<?> builder,
      JsonValue event,
      Map<String, List<String>> headers,
      byte[] body) {
    PlannedReceiver receiver = new PlannedReceiver((PlannedReceiver.Builder) builder, events());
    return receiver.receive(headers, body, eventNames(event)).json();
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
      all.add(Webhook.of(text(each, "name"), textOrNull(each, "contentType"), signature));
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
