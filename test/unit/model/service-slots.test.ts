/** The slots of the service, and of schemas. */
import { describe, expect, test } from "vitest";
import { slotsOf } from "../../../generator/model/slots.js";
import { modelOf } from "../resolve/manifest-text.js";
import { schemaSlots, serviceSlots } from "./shown-slots.js";

describe("the service", () => {
  test("has 18 slots while nothing is known of it, and two of each source", () => {
    const slots = slotsOf(modelOf({})).filter(({ group }) => group === "(service)");
    expect(slots).toHaveLength(18 + 3 * 2);
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(["notShown"]));
  });

  test("each scheme has what its type needs", () => {
    const schemes = (scheme: string): readonly string[] =>
      serviceSlots("authentication", `authentication: { default: none, schemes: { s: ${scheme} } }`)
        .filter((slot) => slot.startsWith("authentication.schemes.s."))
        .map((slot) => slot.replace("authentication.schemes.s.", ""));
    expect(schemes("{ type: apiKey, name: k, in: query }")).toEqual(["name known", "in known"]);
    expect(schemes("{ type: http, scheme: basic }")).toEqual(["scheme known"]);
    expect(schemes("{ type: http, scheme: Bearer }")).toEqual([
      "scheme known",
      "bearerFormat notShown",
    ]);
    expect(schemes("{ type: mutualTLS }")).toEqual([]);
    expect(schemes("{ type: openIdConnect }")).toEqual(["openIdConnectUrl notShown"]);
    expect(
      schemes(
        "{ type: oauth2, flows: { clientCredentials: { tokenUrl: 'https://a.example/t' }, (others): not shown }, scopes: { read: Read. } }",
      ),
    ).toEqual([
      "flows.clientCredentials.tokenUrl known",
      "flows.clientCredentials.refreshUrl notShown",
      "flows.(others) notShown",
      "scopes known",
    ]);
  });

  test("limits, pagers, states, events and versions", () => {
    expect(
      serviceSlots(
        "limits",
        "limits: { rate: [{ requests: 1, seconds: 1 }], pageSize: { maximum: 50 }, other: [{ text: Be kind., check: none }] }",
      ),
    ).toEqual([
      "limits.rate known",
      "limits.rate[0].per notShown",
      "limits.pageSize.default notShown",
      "limits.pageSize.maximum known",
      "limits.idsPerCall notShown",
      "limits.other known",
      "limits.other[0].check none",
    ]);
    expect(
      serviceSlots(
        "pagination",
        "pagination: { pages: { strategy: page, request: { page: query.page, limit: not shown }, response: not shown } }",
      ),
    ).toEqual([
      "pagination.pages.request.limit notShown",
      "pagination.pages.request.page known",
      "pagination.pages.request known",
      "pagination.pages.response notShown",
      "pagination known",
    ]);
    expect(
      serviceSlots(
        "states",
        "states: { lamp: { values: [on-air, (others)], transitions: [{ from: any, to: on-air, by: none }] } }",
      ),
    ).toEqual([
      "states.lamp.values notShown",
      "states.lamp.schema notShown",
      "states.lamp.initial notShown",
      "states.lamp.transitions[0].by none",
      "states.lamp.transitions[0].when notShown",
      "states.lamp.transitions known",
      "states known",
    ]);
    expect(
      serviceSlots(
        "events",
        "events: { sold: { delivery: { via: webhook }, payload: { content: none }, signature: { algorithm: not shown }, retries: { maximum: 3 } } }",
      ),
    ).toEqual([
      "events.sold.delivery known",
      "events.sold.delivery.method notShown",
      "events.sold.payload.content none",
      "events.sold.signature notShown",
      "events.sold.retries.maximum known",
      "events.sold.retries.delaysSeconds notShown",
      "events known",
    ]);
    expect(
      serviceSlots("versioning", "versioning: { negotiation: { in: path, name: none } }"),
    ).toEqual([
      "versioning.identifier notShown",
      "versioning.negotiation.in known",
      "versioning.negotiation.name none",
      "versioning.negotiation.value notShown",
      "versioning.deprecationPolicy notShown",
    ]);
  });
});

describe("schemas", () => {
  test("each place in which a schema stands or could stand is a slot", () => {
    expect(schemaSlots("not shown")).toEqual(["notShown"]);
    expect(
      schemaSlots(
        "{ type: object, properties: { title: not shown, tags: { type: array, items: { type: string } } }, additionalProperties: not shown }",
      ),
    ).toEqual([
      "known",
      "properties.title notShown",
      "properties.tags known",
      "properties.tags.items known",
      "additionalProperties notShown",
    ]);
    expect(schemaSlots("{ oneOf: [{ $ref: '#/schemas/other' }, not shown] }")).toEqual([
      "known",
      "oneOf[0] known",
      "oneOf[1] notShown",
    ]);
  });

  test("keywords that stand side by side are one schema", () => {
    for (const same of [
      "{ $ref: '#/schemas/other', description: x, minLength: 1 }",
      "{ type: [string, 'null'] }",
      "{ type: string, const: a }",
    ]) {
      expect(schemaSlots(same), same).toEqual(["known"]);
    }
    expect(schemaSlots("{ properties: { a: not shown } }")).toEqual([
      "known",
      "properties.a notShown",
      "additionalProperties known",
    ]);
    expect(schemaSlots("{ type: [object, 'null'], required: [a], allOf: [true] }")).toEqual([
      "known",
      "additionalProperties known",
      "allOf[0] known",
    ]);
    expect(schemaSlots("{ if: { type: string }, then: not shown }")).toEqual([
      "known",
      "if known",
      "then notShown",
    ]);
  });

  test("observed lists may go on: of properties, and of values", () => {
    expect(schemaSlots("{ properties: { a: true } }", "calls")).toEqual([
      "known",
      "properties.a known",
      "additionalProperties notShown",
    ]);
    expect(schemaSlots("{ enum: [a, b] }", "calls")).toEqual(["known", "notShown"]);
    expect(schemaSlots("{ enum: [a, b] }")).toEqual(["known", "known"]);
    expect(schemaSlots("{ const: a }", "calls")).toEqual(["known"]);
  });
});
