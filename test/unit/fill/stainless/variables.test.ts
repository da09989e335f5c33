/** Environment variables of credentials: each in the scheme that its option names, and told where it has no place. */
import { expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { describeStainless } from "../../../../generator/fill/stainless/describe-stainless.js";
import { join } from "../../../../generator/fill/stainless/join.js";
import { toldIn } from "../../../../generator/fill/told.js";
import { described, plain } from "../openapi/read-description.js";

const options = `
client_settings:
  opts:
    api_key: { type: string, read_env: LIBRARY_KEY, auth: { security_scheme: apiKey } }
    user: { read_env: LIBRARY_USER, auth: { security_scheme: basic, role: username } }
    password: { read_env: LIBRARY_PASSWORD, auth: { security_scheme: basic, role: password } }
    id: { read_env: LIBRARY_ID, auth: { security_scheme: OAuth2, role: client_id } }
    secret: { read_env: LIBRARY_SECRET, auth: { security_scheme: OAuth2, role: client_secret } }
    other: { read_env: LIBRARY_OTHER, auth: { security_scheme: OAuth2, role: tenant } }
    odd: { read_env: library.odd, auth: { security_scheme: apiKey } }
    gone: { read_env: LIBRARY_GONE, auth: { security_scheme: ghost } }
    tenant: { type: string, read_env: LIBRARY_TENANT, send_in_header: X-Tenant }
`;
const schemes = `
    apiKey: { type: apiKey, name: X-Key, in: header }
    basic: { type: http, scheme: basic }
    OAuth2:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: "https://library.example/token", scopes: {} } }
`;
const description = `
openapi: 3.1.1
info: { title: Library, version: "1" }
paths: {}
components:
  securitySchemes:${schemes}`;

function read(text: string, beside?: string) {
  const opened = openTexts({ "stainless.yml": text }, ["stainless.yml"]);
  const [source] = opened.value.sources;
  if (source?.kind.format !== "stainless") throw new Error("not a configuration");
  const api = beside === undefined ? undefined : described(beside);
  return { api, configuration: describeStainless(source.root, api).value };
}

function schemesOf(service: Parameters<typeof toldIn>[0]): unknown {
  const found = toldIn(toldIn(service, "authentication"), "schemes");
  return found && plain(found);
}

const environments = {
  "api-key": { environment: { secret: "LIBRARY_KEY" } },
  basic: { environment: { name: "LIBRARY_USER", password: "LIBRARY_PASSWORD" } },
  oauth2: { environment: { clientId: "LIBRARY_ID", clientSecret: "LIBRARY_SECRET" } },
};

const head = "organization: { name: library }\nresources: {}\n";

test("the schemes of the configuration have their variables, and others are told", () => {
  const { configuration } = read(`${head}security_schemes:${schemes}${options}`);
  expect(schemesOf(configuration.service)).toMatchObject(environments);
  const told = configuration.losses.filter(({ what }) => what === "read_env");
  expect(told.map(({ why }) => why)).toEqual([
    "It is not known which part of a credential it holds.",
    "Names of environment variables consist of capital letters, digits and `_`.",
    "Only credentials have names of environment variables: the caller's program reads the header's value.",
    "There is no scheme `ghost`.",
  ]);
});

test("the schemes of the description have them, each with the configuration as its source", () => {
  const { api, configuration } = read(head + options, description);
  if (api === undefined) throw new Error("there is no description");
  const joined = schemesOf(join(api, configuration).api.service);
  const source = configuration.source.id;
  expect(joined).toMatchObject({
    "api-key": {
      ...{ type: "apiKey", name: "X-Key", in: "header", ...environments["api-key"] },
      sourceOf: { environment: source },
    },
    basic: { scheme: "basic", ...environments.basic },
    oauth2: { type: "oauth2", ...environments.oauth2 },
  });
});

test("beside a description, the configuration tells the variables alone, so that fill adds them to what is there", () => {
  const { configuration } = read(head + options, description);
  expect(schemesOf(configuration.service)).toEqual({
    "api-key": { type: "apiKey", ...environments["api-key"] },
    basic: { type: "http", ...environments.basic },
    oauth2: { type: "oauth2", ...environments.oauth2 },
    "(others)": "not shown",
  });
});
