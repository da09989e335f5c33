/** Which credentials a service has, what their callers give, and which of them calls need, as data. */
import { describe, expect, test } from "vitest";
import { operationsOf } from "../../../../generator/model/walk.js";
import {
  type CredentialMeans,
  credentialParts,
  credentialPlans,
  isSecretAlone,
} from "../../../../generator/sdk/operations/credentials.js";
import {
  carriedBy,
  refusing,
  securityNeeds,
  securityOf,
} from "../../../../generator/sdk/operations/security.js";
import { modelOf, service, serviceOf } from "../../resolve/manifest-text.js";

/** The only credential of a service whose scheme says this. */
function meansOf(scheme: string): CredentialMeans {
  const [only] = credentialPlans(
    serviceOf(`authentication: { schemes: { who: ${scheme} }, default: none }\n`),
  );
  if (only === undefined) throw new Error("there is no credential");
  return only.means;
}

describe("a credential, and what its caller gives", () => {
  test.each<[string, CredentialMeans, readonly string[]]>([
    [
      "{ type: apiKey, name: x-key, in: header }",
      { kind: "key", name: "x-key", place: "header" },
      ["key"],
    ],
    ["{ type: apiKey, name: x-key }", { kind: "key", name: "x-key" }, ["key", "key-place"]],
    ["{ type: apiKey }", { kind: "key" }, ["key", "key-name", "key-place"]],
    ["{ type: http, scheme: Bearer }", { kind: "bearer" }, ["token"]],
    [
      "{ type: http, scheme: bearer, bearerFormat: JWT }",
      { kind: "bearer", format: "JWT" },
      ["token"],
    ],
    ["{ type: http, scheme: BASIC }", { kind: "basic" }, ["name", "password"]],
    ["{ type: http, scheme: Digest }", { kind: "authorization", scheme: "Digest" }, ["token"]],
    ["{ type: http }", { kind: "authorization" }, ["credential", "scheme"]],
    ["{ type: openIdConnect }", { kind: "openid" }, ["token"]],
    ["{ type: mutualTLS }", { kind: "certificate" }, []],
  ])("%s", (scheme, wanted, parts) => {
    const means = meansOf(scheme);
    expect(means).toEqual(wanted);
    expect(credentialParts(means)).toEqual(parts);
    expect(isSecretAlone({ means })).toBe(parts.length === 1);
  });
});

describe("a token of OAuth 2", () => {
  const oauth = (flows: string, scopes = "not shown"): unknown =>
    meansOf(`{ type: oauth2, flows: ${flows}, scopes: ${scopes} }`);
  test("is renewed where it is got, unless another URL is shown", () => {
    const code = "authorizationUrl: https://a.example/go, tokenUrl: https://a.example/token";
    expect(oauth(`{ authorizationCode: { ${code} } }`)).toMatchObject({
      flows: [{ name: "authorizationCode", isRenewable: true, refusesProofKey: false }],
      renewal: { url: "https://a.example/token" },
    });
    expect(
      oauth(`{ authorizationCode: { ${code}, refreshUrl: https://a.example/again, pkce: none } }`),
    ).toMatchObject({
      flows: [{ refusesProofKey: true }],
      renewal: { url: "https://a.example/again" },
    });
    expect(oauth("{ password: { tokenUrl: not shown } }")).toMatchObject({ renewal: {} });
  });
  test("of the application itself is none to renew", () => {
    expect(
      oauth("{ clientCredentials: { tokenUrl: https://a.example/token } }"),
    ).not.toHaveProperty("renewal");
  });
  test("may be allowed what is listed, nothing, or what is not shown", () => {
    expect(oauth("not shown", "{ read: To read., write: not shown }")).toMatchObject({
      scopes: {
        kind: "known",
        scopes: [{ name: "read", description: "To read." }, { name: "write" }],
        isOpen: false,
      },
    });
    expect(oauth("not shown", "none")).toMatchObject({ scopes: { kind: "none" } });
    expect(oauth("not shown")).toMatchObject({ scopes: { kind: "not-shown" } });
  });
});

const schemes = `authentication:
  schemes:
    token: { type: oauth2, flows: not shown, scopes: { read: Read., write: Write. } }
    key: { type: apiKey, name: x-key, in: header }
    certificate: { type: mutualTLS }
`;

/** The model of operations that need this, by their names; `default` is the service's. */
function needing(operations: Readonly<Record<string, string>>, byDefault = "not shown") {
  const lines = Object.entries(operations).map(
    ([name, needs]) =>
      `  ${name}: { method: GET, path: /${name}${needs === "" ? "" : `, authentication: ${needs}`} }`,
  );
  return modelOf({
    "service.yaml": `${service}${schemes}  default: ${byDefault}\n`,
    "groups/books.yaml": `source: handbook\noperations:\n${lines.join("\n")}\n`,
  });
}

/** Alternatives in a few words: `token read + key | nothing`. */
function wordsOf(alternatives: ReturnType<typeof refusing>): string {
  const texts = alternatives.map((each) =>
    each.map(({ scheme, scopes }) => [scheme, ...scopes].join(" ")).join(" + "),
  );
  return texts.map((text) => text || "nothing").join(" | ");
}

describe("what calls need", () => {
  test.each<[string, string, string, string, string]>([
    ["nothing is shown", "", "not-shown", "nothing", "nothing"],
    ["nothing is needed", "none", "none", "", ""],
    ["a token with a scope", "[{ token: [read] }]", "known", "token read", "token read"],
    [
      "one of two, or both together",
      "[{ token: [read], key: none }, { key: none }]",
      "known",
      "token read + key | key",
      "token read + key | key",
    ],
    [
      "credentials may be left out",
      "[{ key: none }, none]",
      "known",
      "key | nothing",
      "key | nothing",
    ],
    [
      "another way is not shown, which may ask for nothing",
      "[{ key: none }, not shown]",
      "known",
      "key | nothing",
      "key | nothing",
    ],
    [
      "a certificate is no matter of a request",
      "[{ certificate: none, key: none }]",
      "known",
      "certificate + key",
      "key",
    ],
    ["a certificate alone", "[{ certificate: none }]", "known", "certificate", "nothing"],
  ])("%s", (_, needs, kind, refused, carried) => {
    const model = needing({ list: needs });
    const [operation] = operationsOf(model);
    if (operation === undefined) throw new Error("there is no operation");
    const plan = securityOf(operation, model.service);
    expect(plan.kind).toBe(kind);
    expect(wordsOf(refusing(plan))).toBe(refused);
    expect(wordsOf(carriedBy(plan))).toBe(carried);
  });

  test("the service's default holds where an operation says nothing", () => {
    const model = needing({ list: "", save: "none" }, "[{ key: none }]");
    const [list, save] = operationsOf(model).map((each) => securityOf(each, model.service));
    expect(list?.kind).toBe("known");
    expect(save?.kind).toBe("none");
  });
});

test("equal needs are one, in the order in which operations have them", () => {
  const model = needing({
    list: "[{ key: none }]",
    find: "[{ token: [read] }]",
    save: "[{ key: none, certificate: none }]",
    show: "none",
    stop: "[{ certificate: none }]",
  });
  const { needs, ofOperations } = securityNeeds(model);
  expect(needs.map(wordsOf)).toEqual(["key", "token read"]);
  expect(ofOperations).toEqual({ "books.list": 0, "books.find": 1, "books.save": 0 });
});
