package client;

import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A service by the public methods of its package. The data has their names. */
final class EmittedService extends Service {
  private static final List<String> PLACES = List.of("query", "header", "cookie");

  private final JsonObject names;
  private final TypedValues values;

  EmittedService(JsonObject names) {
    this.names = names;
    this.values = new TypedValues(names.get("setters").asObject());
  }

  @Override
  Object client(JsonObject given, Consumer<ClientBuilder<?>> options) {
    Example.Builder made = Example.builder();
    options.accept(made);
    Values.members(given, "auth")
        .forEach((scheme, each) -> authenticate(made, scheme, each.asObject()));
    return made.build();
  }

  private void authenticate(Example.Builder made, String scheme, JsonObject given) {
    String name = text(names.get("schemes").get(scheme), "builder");
    Credential tokens = tokens(scheme, given);
    if (tokens != null) {
      Members.call(made, name, tokens);
    } else if (given.has("username")) {
      Members.call(made, name, text(given, "username"), text(given, "password"));
    } else {
      SecretSource secret = rotating(given);
      Members.call(made, name, secret == null ? text(given, "secret") : secret);
    }
  }

  @Override
  Call<?, ?> call(Object client, JsonObject told) {
    JsonObject input = part(told, "input");
    JsonObject plan = null;
    Call<?, ?> call;
    if (told.has("request")) {
      String[] parts = text(told, "request").split(" ", 2);
      call = ((Example) client).request(parts[0], parts[1]);
    } else {
      plan = names.get("calls").get(text(told, "call")).asObject();
      call = begun(client, plan, Values.members(input, "path"));
    }
    for (String place : PLACES) call = withParameters(call, plan, place, input);
    for (Map.Entry<String, JsonValue> each :
        Values.members(part(told, "options"), "headers").entrySet()) {
      call = call.header(each.getKey(), each.getValue().asText());
    }
    JsonValue body = input.find("body");
    if (body != null && !Values.isNothing(body)) call = withBody(call, plan, input, body);
    if (input.has("contentType")) call = call.contentType(text(input, "contentType"));
    if (input.has("accept")) call = call.accept(text(input, "accept"));
    // The value is that of one response; a caller who wants those of others, too, decodes them.
    return plan != null && plan.has("isOneOf") ? call.as(Decoder.json()) : call;
  }

  private static JsonObject part(JsonObject told, String name) {
    JsonValue found = told.find(name);
    return found == null ? new JsonObject(Map.of()) : found.asObject();
  }

  /** The method of an operation, which takes the values of the path. */
  private Call<?, ?> begun(Object client, JsonObject plan, Map<String, JsonValue> path) {
    Object group = client;
    for (String each : texts(plan.get("groups"))) group = Members.call(group, each);
    String method = text(plan, "method");
    if (plan.has("notShown")) return (Call<?, ?>) Members.call(group, method, (Object) null);
    String[] wires = texts(plan.get("path"));
    JsonValue[] given = new JsonValue[wires.length];
    for (int at = 0; at < wires.length; at++) {
      JsonValue value = path.get(wires[at]);
      given[at] = value == null || Values.isNothing(value) ? null : value;
    }
    return (Call<?, ?>) values.call(group, method, given);
  }

  private Call<?, ?> withParameters(
      Call<?, ?> before, JsonObject plan, String place, JsonObject input) {
    Call<?, ?> call = before;
    String part = place.equals("query") ? place : place.equals("header") ? "headers" : "cookies";
    for (Map.Entry<String, JsonValue> each : Values.members(input, part).entrySet()) {
      String name = each.getKey();
      JsonValue value = each.getValue();
      JsonValue wither = plan == null ? null : plan.get("withers").find(place + "." + name);
      if (wither != null && value.isNull()) {
        throw new IllegalArgumentException("null is no value of " + name);
      }
      if (wither != null && values.fits(call, wither.asText(), value)) {
        call = (Call<?, ?>) values.call(call, wither.asText(), value);
      } else if (place.equals("header")) {
        call = call.header(name, Values.isNothing(value) ? null : single(value));
      } else if (!Values.isNothing(value)) {
        Object own = Values.given(value);
        call = place.equals("query") ? call.query(name, own) : call.cookie(name, own);
      }
    }
    return call;
  }

  private static String single(JsonValue value) {
    return ParameterWriter.single(JsonValue.of(Values.given(value)));
  }

  private Call<?, ?> withBody(Call<?, ?> call, JsonObject plan, JsonObject input, JsonValue given) {
    String wanted = textOrNull(input, "contentType");
    Object value = Values.given(given);
    JsonValue content = plan == null ? null : contentOf(plan, wanted);
    boolean isTyped = content != null && content.has("wither") && !(value instanceof InputStream);
    if (isTyped && values.fits(call, text(content, "wither"), given)) {
      return (Call<?, ?>) values.call(call, text(content, "wither"), given);
    }
    if (value instanceof byte[] && content != null && content.has("isJson")) {
      throw new IllegalArgumentException("bytes are no JSON");
    }
    String type = content == null || wanted != null ? wanted : text(content, "mediaType");
    return call.body(open(value, type));
  }

  private static JsonValue contentOf(JsonObject plan, String wanted) {
    JsonValue found = null;
    for (JsonValue each : plan.get("contents").asArray()) {
      String type = text(each, "mediaType");
      if (wanted == null) {
        if (found == null || type.equals(textOrNull(plan, "contentType"))) found = each;
      } else if (found == null && MediaType.isOf(wanted, type)) {
        found = each;
      }
    }
    return found;
  }

  @Override
  Map<String, Walk<?>> walks(Call<?, ?> call, String[] lists, Job job) {
    Object walks = Members.call(call, "walks");
    JsonValue methods = names.get("calls").get(call.request().operation.id).get("lists");
    Map<String, Walk<?>> made = new HashMap<>();
    for (String list : lists) {
      made.put(list, (Walk<?>) Members.call(walks, text(methods, list)));
    }
    return made;
  }

  @Override
  TokenEndpoint.Builder endpoint(String scheme, String role) {
    JsonValue method = names.get("schemes").get(scheme).find(role);
    if (method == null) return TokenEndpoint.builder();
    return (TokenEndpoint.Builder) Members.callOf("client.Auth", method.asText());
  }

  @Override
  boolean refusesProofKey(String scheme) {
    return names.get("schemes").get(scheme).get("refusesProofKey").asBoolean();
  }

  @Override
  Receiver.Builder<?> receivers() {
    return (Receiver.Builder<?>) Members.callOf("client.EventReceiver", "builder");
  }

  @Override
  Object received(
      Receiver.Builder<?> builder,
      JsonValue event,
      Map<String, List<String>> headers,
      byte[] body) {
    Receiver receiver = (Receiver) Members.call(builder, "build");
    String[] wanted = eventNames(event);
    if (wanted.length != 1) return receiver.receive(headers, body, wanted).json();
    return Members.call(receiver, text(names.get("events"), wanted[0]), headers, body);
  }
}
