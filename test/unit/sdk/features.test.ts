/** The parts of a client's runtime that facts ask for. */
import { expect, test } from "vitest";
import { type Feature, featuresOf } from "../../../generator/sdk/features.js";
import { type SmallManifest, smallPlan } from "./planned-operation.js";

function scheme(facts: object): SmallManifest {
  return { service: { authentication: { schemes: { own: facts } } } };
}

function query(facts: object): SmallManifest {
  return { operation: { parameters: { query: { filter: facts } } } };
}

function body(type: string): SmallManifest {
  const schema = { type: "object", properties: { name: { type: "string" } } };
  return { operation: { method: "POST", body: { content: { [type]: { schema } } } } };
}

test.each<[string, SmallManifest, readonly Feature[]]>([
  ["nothing known", {}, []],
  ["a bearer token", scheme({ type: "http", scheme: "bearer" }), ["credentials"]],
  ["basic", scheme({ type: "http", scheme: "basic" }), ["basic", "credentials"]],
  ["a key", scheme({ type: "apiKey", in: "query", name: "key" }), ["credentials", "keys"]],
  ["a certificate", scheme({ type: "mutualTLS" }), []],
  [
    "a flow of OAuth 2",
    scheme({ type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://a.example" } } }),
    ["clientCredentials", "credentials"],
  ],
  [
    "an object in the query",
    query({
      schema: { type: "object", additionalProperties: { type: "string" } },
      style: "deepObject",
      explode: true,
    }),
    ["deepObject"],
  ],
  ["a form", body("application/x-www-form-urlencoded"), ["forms"]],
  ["a form in parts", body("multipart/form-data"), ["multipart"]],
  ["JSON", body("application/json"), []],
  ["a base URL of its own", { operation: { baseUrl: "https://b.example" } }, ["ownBaseUrl"]],
  ["an end", { operation: { deprecated: true } }, ["deprecated"]],
])("%s", (_, manifest, wanted) => {
  expect([...featuresOf(smallPlan(manifest))].toSorted()).toEqual(wanted);
});
