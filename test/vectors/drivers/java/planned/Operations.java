package client;

import static client.Service.text;
import static client.Service.textOrNull;
import static client.Service.texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes the constants of operations from the plan, as an emitter would write them. */
final class Operations {
  private final JsonObject service;

  Operations(JsonObject service) {
    this.service = service;
  }

  Operation of(JsonObject plan) {
    Operation.Builder made =
        Operation.of(text(plan, "id"), text(plan, "method"), text(plan, "path"));
    JsonValue base = plan.find("base");
    if (base != null) made.base(textOrNull(base, "url"), textOrNull(base, "usual"));
    for (JsonValue each : plan.get("parameters").asArray()) {
      if (each.has("style")) made.parameter(parameter(each, text(each, "place")));
    }
    if (plan.has("accept")) made.accept(text(plan, "accept"));
    for (JsonValue each : plan.get("reads").asArray()) {
      int status = each.get("status").asInt();
      if (each.has("listed")) {
        made.reads(status, texts(each.get("listed")));
      } else {
        made.readsAs(status, Reading.As.valueOf(upper(text(each, "any"))));
      }
    }
    for (JsonValue each : plan.get("failures").asArray()) {
      made.failures((status, failed) -> new PlannedCalls.StatusException(failed), each.asInt());
    }
    if (plan.has("need")) made.need(need(service.get("needs").at(plan.get("need").asInt())));
    if (plan.has("repeats")) made.repeats(plan.get("repeats").asBoolean());
    if (plan.has("keyHeader")) made.keyHeader(text(plan, "keyHeader"));
    for (JsonValue each : plan.get("limits").asArray()) made.limit(limit(each));
    if (plan.has("deprecated")) {
      JsonValue facts = plan.get("deprecated");
      made.deprecated(
          Deprecation.of(
              textOrNull(facts, "since"),
              textOrNull(facts, "sunset"),
              textOrNull(facts, "replacement"),
              textOrNull(facts, "reason")));
    }
    if (plan.get("sends").asBoolean()) made.sends();
    if (plan.has("contentType")) made.sends(text(plan, "contentType"));
    for (JsonValue each : plan.get("fields").asArray()) {
      if (each.has("style")) {
        made.field(parameter(each, "query"));
      } else {
        made.field(text(each, "name"), text(each, "contentType"));
      }
    }
    if (plan.has("framing")) made.streams(Framing.valueOf(text(plan, "framing")));
    return made.build();
  }

  Paging paging(JsonObject plan) {
    Paging.Builder made = Paging.by(Strategy.valueOf(upper(text(plan, "strategy"))));
    JsonValue parameter = plan.find("parameter");
    if (parameter != null && text(parameter, "place").equals("body")) {
      made.bodyMember(text(parameter, "name"));
    } else if (parameter != null) {
      made.parameter(Place.valueOf(upper(text(parameter, "place"))), text(parameter, "name"));
    }
    made.first(plan.get("first").asLong());
    if (plan.get("isSingle").asBoolean()) made.root(text(plan.get("roots").at(0), "pointer"));
    Map<String, JsonValue> places = plan.get("places").asObject().members();
    if (places.containsKey("items")) made.items(places.get("items").asText());
    if (places.containsKey("total")) made.total(places.get("total").asText());
    if (places.containsKey("next")) made.next(places.get("next").asText());
    if (places.containsKey("cursor")) made.cursor(places.get("cursor").asText());
    if (places.containsKey("hasMore")) made.hasMore(places.get("hasMore").asText());
    return made.build();
  }

  private static Parameter parameter(JsonValue plan, String place) {
    Parameter made =
        Parameter.of(
            Place.valueOf(upper(place)),
            text(plan, "name"),
            Style.valueOf(snake(text(plan, "style"))));
    if (plan.get("explode").asBoolean()) made = made.explode();
    if (plan.has("arrays")) made = made.arrays(ArrayNotation.valueOf(upper(text(plan, "arrays"))));
    return plan.has("encode") ? made.encode(Encode.valueOf(snake(text(plan, "encode")))) : made;
  }

  private static Need need(JsonValue plan) {
    List<List<Need.Scheme>> alternatives = new ArrayList<>();
    for (JsonValue each : plan.asArray()) {
      List<Need.Scheme> together = new ArrayList<>();
      for (JsonValue scheme : each.asArray()) {
        together.add(Need.scheme(text(scheme, "scheme"), texts(scheme.get("scopes"))));
      }
      alternatives.add(together);
    }
    return new Need(alternatives);
  }

  private static Limit limit(JsonValue plan) {
    Limit made = Limit.of(texts(plan.get("of"))).by(text(plan, "by"));
    if (plan.has("maxItems")) made = made.most(plan.get("maxItems").asInt());
    if (plan.has("minItems")) made = made.least(plan.get("minItems").asInt());
    return plan.has("maximum") ? made.maximum(plan.get("maximum").asDouble()) : made;
  }

  static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static String snake(String camel) {
    return upper(camel.replaceAll("([A-Z])", "_$1"));
  }
}
