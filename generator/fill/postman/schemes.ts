/** One way to authenticate as Postman saves it → a scheme of the manifest, without anything that opens a door. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldMap, toldScalar } from "../told.js";
import { notShown } from "../observed/sample-schema.js";
import { isHeaderName } from "../observed/header-names.js";
import type { Reading } from "../observed/reading.js";
import type { Substitute } from "./variables.js";

/** A scheme with the id that it would like to have. */
export interface ToldScheme {
  readonly id: string;
  readonly scheme: Told;
  readonly isOAuth: boolean;
}

/** Ways to get a token, as Postman and OpenAPI call them. */
const flows: ReadonlyMap<string, string> = new Map([
  ["authorization_code", "authorizationCode"],
  ["authorization_code_with_pkce", "authorizationCode"],
  ["implicit", "implicit"],
  ["password_credentials", "password"],
  ["client_credentials", "clientCredentials"],
]);

/** The scheme; undefined where the manifest has no word for it. */
export function schemeOf(
  node: SourceNode,
  reading: Reading,
  substitute: Substitute,
): ToldScheme | undefined {
  const type = node.get("type")?.text();
  const { at } = node;
  switch (type) {
    case "bearer":
    case "basic":
    case "digest": {
      const scheme = toldMap(
        [
          ["type", toldScalar("http", at)],
          ["scheme", toldScalar(type, at)],
        ],
        at,
      );
      return { id: type, scheme, isOAuth: false };
    }
    case "apikey": {
      const name = attribute(node, "apikey", "key") ?? "";
      const place = placeOfKey(attribute(node, "apikey", "in"));
      const isName = name !== "" && !name.includes("{{") && reading.secrets.isTellable(name);
      const isTold = isName && (place !== "header" || isHeaderName(name));
      const scheme = toldMap(
        [
          ["type", toldScalar("apiKey", at)],
          ["name", isTold ? toldScalar(name, at) : undefined],
          ["in", place && toldScalar(place, at)],
        ],
        at,
      );
      return { id: "api-key", scheme, isOAuth: false };
    }
    case "oauth2":
      return { id: "oauth2", scheme: oauthScheme(node, reading, substitute), isOAuth: true };
    default:
      reading.losses.add({
        at,
        what: "a way to authenticate",
        why: "The manifest has HTTP schemes, API keys, OAuth 2 and OpenID Connect; this one is none of them.",
      });
      return undefined;
  }
}

/** Where an API key is sent: in a header where nothing is said; undefined where it is not clear. */
function placeOfKey(said: string | undefined): "header" | "query" | undefined {
  if (said === undefined || said === "" || said === "header") return "header";
  return said === "query" ? "query" : undefined;
}

function oauthScheme(node: SourceNode, reading: Reading, substitute: Substitute): Told {
  const { at } = node;
  const url = (key: string): Told | undefined => {
    const text = substitute(attribute(node, "oauth2", key) ?? "");
    return isPublicUrl(text) && !reading.secrets.holdsSecret(text)
      ? toldScalar(text, at)
      : undefined;
  };
  const flow = flows.get(attribute(node, "oauth2", "grant_type") ?? "authorization_code");
  const hasPage = flow === "authorizationCode" || flow === "implicit";
  const urls = toldMap(
    [
      ["authorizationUrl", hasPage ? url("authUrl") : undefined],
      ["tokenUrl", flow === "implicit" ? undefined : url("accessTokenUrl")],
      ["refreshUrl", url("refreshTokenUrl")],
    ],
    at,
  );
  const told = urls.entries.length === 0 ? notShown(at) : urls;
  const scopes = (attribute(node, "oauth2", "scope") ?? "")
    .split(/[\s,]+/)
    .filter((each) => each !== "" && each !== "(others)" && !each.includes("{{"))
    .filter((each) => reading.secrets.isTellable(each));
  const names = [...new Set(scopes)].map((each) => [each, notShown(at)] as const);
  return toldMap(
    [
      ["type", toldScalar("oauth2", at)],
      [
        "flows",
        flow === undefined
          ? undefined
          : toldMap(
              [
                [flow, told],
                ["(others)", notShown(at)],
              ],
              at,
            ),
      ],
      [
        "scopes",
        names.length === 0 ? undefined : toldMap([...names, ["(others)", notShown(at)]], at),
      ],
    ],
    at,
  );
}

/** An attribute is one of a list of keys and values; older exports have a map. */
export function attribute(node: SourceNode, type: string, key: string): string | undefined {
  const attributes = node.get(type);
  if (attributes?.kind === "map") return attributes.get(key)?.text();
  return attributes
    ?.items()
    .find((each) => each.get("key")?.text() === key)
    ?.get("value")
    ?.text();
}

function isPublicUrl(text: string): boolean {
  try {
    const { protocol, username, password, search, hash } = new URL(text);
    const isBare = username === "" && password === "" && search === "" && hash === "";
    return isBare && /^https?:$/.test(protocol) && !/\s|\{\{/.test(text);
  } catch {
    return false;
  }
}
