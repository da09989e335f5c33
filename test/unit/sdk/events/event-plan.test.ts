/** Events of a service, as data, by what a manifest says of an event. */
import { describe, expect, test } from "vitest";
import { type EventPlan, eventPlans } from "../../../../generator/sdk/events/event-plan.js";
import { reasonAgainst } from "../../../../generator/sdk/events/signature-plan.js";
import { modelOf, service } from "../../resolve/manifest-text.js";

/** The only event of a service that says this of it. */
function eventOf(facts: string): EventPlan {
  const model = modelOf({ "service.yaml": `${service}events: { returned: { ${facts} } }\n` });
  const [only] = eventPlans(model);
  if (only === undefined) throw new Error("there is no event");
  return only;
}

test("an event of which nothing is shown is one of which nothing is said", () => {
  expect(eventOf("description: A book came back.")).toEqual({
    name: "returned",
    description: "A book came back.",
    place: "manifest/service.yaml#events.returned",
    payload: { kind: "not-shown" },
    signature: { kind: "not-shown" },
    words: [[{ missing: "Not shown:" }, " how it is delivered."]],
  });
});

describe("what it carries", () => {
  test.each<[string, object]>([
    ["payload: none", { kind: "none" }],
    ["payload: not shown", { kind: "not-shown" }],
    [
      "payload: { content: { application/json: { schema: { type: string } } } }",
      { kind: "body", isRequired: false, mediaType: "application/json" },
    ],
    [
      "payload: { required: true, description: The book., content: { image/*: {} } }",
      { kind: "body", isRequired: true, description: "The book." },
    ],
  ])("%s", (facts, payload) => {
    expect(eventOf(facts).payload).toMatchObject(payload);
  });

  test.each([
    ["several media types", "{ application/json: {}, text/plain: {} }"],
    ["a range", "{ image/*: {} }"],
    ["a list that is open", "{ application/json: {}, (others): not shown }"],
  ])("%s give it no media type of its own", (_, content) => {
    expect(eventOf(`payload: { content: ${content} }`).payload).not.toHaveProperty("mediaType");
  });
});

describe("how it comes", () => {
  test.each<[string, EventPlan["delivery"]]>([
    ["delivery: { via: webhook }", { via: "webhook" }],
    ["delivery: { via: webhook, method: PUT }", { via: "webhook", method: "PUT" }],
    [
      "delivery: { via: callback }, retries: { maximum: 3 }",
      { via: "callback", retries: { maximum: 3 } },
    ],
    [
      "delivery: { via: callback }, retries: { maximum: 2, delaysSeconds: [1, 5] }",
      { via: "callback", retries: { maximum: 2, delaysSeconds: [1, 5] } },
    ],
    [
      "delivery: { via: callback }, retries: { maximum: 2, delaysSeconds: none }",
      { via: "callback", retries: { maximum: 2, delaysSeconds: [] } },
    ],
    ["delivery: { via: callback }, retries: none", { via: "callback" }],
  ])("%s", (facts, delivery) => {
    expect(eventOf(facts).delivery).toEqual(delivery);
  });
});

describe("how it is signed", () => {
  const whole = "algorithm: HMAC SHA-256, header: x-sign, encoding: hex, prefix: none";
  const signatureOf = (facts: string) => eventOf(`signature: { ${facts} }`).signature;

  test("by the body alone", () => {
    expect(signatureOf(`${whole}, signs: "{body}"`)).toEqual({
      kind: "known",
      scheme: { hash: "SHA-256", header: "x-sign", encoding: "hex", signs: "{body}" },
      parts: ["body"],
      isToleranceOpen: false,
    });
  });

  test.each<[string, object]>([
    ["", { isToleranceOpen: true }],
    [", toleranceSeconds: 300", { scheme: { toleranceSeconds: 300 }, isToleranceOpen: false }],
    [
      ", toleranceSeconds: none",
      { scheme: { toleranceSeconds: "unlimited" }, isToleranceOpen: false },
    ],
  ])("with a timestamp%s", (tolerance, wanted) => {
    const plan = signatureOf(
      `${whole}, signs: "{timestamp}.{body}", timestampHeader: x-at${tolerance}`,
    );
    expect(plan).toMatchObject({ parts: ["timestamp", "body"], ...wanted });
  });

  test.each<[string, string, string | undefined]>([
    ["none", "none", undefined],
    ["not shown", "not-shown", "No receiver yet: its signature is not shown."],
    [
      `{ ${whole}, signs: "{timestamp}.{body}" }`,
      "partly-shown",
      "No receiver yet: not shown of its signature: header of the timestamp.",
    ],
    [
      `{ algorithm: hmac-sha1, encoding: hex, prefix: none }`,
      "partly-shown",
      "No receiver yet: not shown of its signature: header, text that is signed.",
    ],
    [
      `{ ${whole.replace("HMAC SHA-256", "Ed25519")}, signs: "{body}" }`,
      "other-algorithm",
      'No receiver: it has no "Ed25519", only HMAC with SHA.',
    ],
    [
      `{ ${whole}, signs: "{nonce}{body}" }`,
      "unknown-part",
      "No receiver: the signed text has {nonce}, which is not known.",
    ],
  ])("signature: %s", (signature, kind, reason) => {
    const plan = eventOf(`signature: ${signature}`).signature;
    expect(plan.kind).toBe(kind);
    expect(reasonAgainst(plan, "receiver")).toBe(reason);
  });
});
