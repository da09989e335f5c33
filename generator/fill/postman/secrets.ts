/** The credentials and personal texts of a collection: collected first, so that no output has them. */
import { parsedJson } from "../observed/body-reader.js";
import { headerSort } from "../observed/header-names.js";
import { addSecretsOf, type KnownSecrets, knownSecrets } from "../observed/known-secrets.js";
import type { SourceNode } from "../sources/source-node.js";
import { withValues } from "./bodies.js";
import { headerFields } from "./parameters.js";
import type { SavedRequest } from "./requests.js";
import { fieldsOf, type SavedField } from "./url.js";
import { addVariableSecrets } from "./variables.js";

/** Attributes of authentication that say how, not with what. */
const open: ReadonlySet<string> = new Set([
  ...["in", "authUrl", "accessTokenUrl", "refreshTokenUrl", "redirect_uri", "callBackUrl", "scope"],
  ...["grant_type", "addTokenTo", "headerPrefix", "queryParamKey", "tokenName", "tokenType"],
  ...["algorithm", "challengeAlgorithm", "client_authentication", "realm", "qop", "useBrowser"],
  ...[
    "signatureMethod",
    "version",
    "addParamsToHeader",
    "region",
    "service",
    "disableRetryRequest",
  ],
]);

/** Shorter values in lists of authentication are settings. */
const shortest = 4;

/** Everything in a collection that is private. */
export function secretsOf(root: SourceNode, requests: readonly SavedRequest[]): KnownSecrets {
  const secrets = knownSecrets();
  addVariableSecrets(root, secrets);
  const own = root.get("auth");
  if (own !== undefined) addAuthentication(own, secrets);
  for (const { item, request, authentications } of requests) {
    for (const each of authentications) addAuthentication(each, secrets);
    addRequest(request, secrets);
    for (const example of item.get("response")?.items() ?? []) {
      addFields(headerFields(example.get("header")), secrets);
      for (const cookie of example.get("cookie")?.items() ?? []) {
        const value = cookie.get("value")?.text() ?? "";
        if (value.length >= shortest) secrets.add(value);
      }
      addBodyText(example.get("body")?.text(), secrets);
      const original = example.get("originalRequest");
      if (original !== undefined) addRequest(original, secrets);
    }
  }
  return secrets;
}

function addRequest(request: SourceNode, secrets: KnownSecrets): void {
  const url = request.kind === "text" ? request : request.get("url");
  addFields(fieldsOf(url?.get("query")), secrets);
  addFields(fieldsOf(url?.get("variable")), secrets);
  addFields(headerFields(request.get("header")), secrets);
  const body = request.get("body");
  addFields(fieldsOf(body?.get("urlencoded")), secrets);
  addFields(fieldsOf(body?.get("formdata")), secrets);
  addBodyText(body?.get("raw")?.text(), secrets);
}

function addFields(fields: readonly SavedField[], secrets: KnownSecrets): void {
  for (const { name, value = "" } of fields) {
    if (value.includes("{{") || /^<.*>$/.test(value)) continue;
    if (headerSort(name) === "credential") secrets.add(value);
    else secrets.addNamed(name, value);
  }
}

function addBodyText(text: string | undefined, secrets: KnownSecrets): void {
  if (text !== undefined) addSecretsOf(parsedJson(withValues(text))?.value, secrets);
}

function addAuthentication(node: SourceNode, secrets: KnownSecrets): void {
  for (const { key: type, node: attributes } of node.entries()) {
    const pairs =
      attributes.kind === "map"
        ? attributes.entries().map(({ key, node: value }) => ({ key, value: value.text() }))
        : attributes.items().map((each) => ({
            key: each.get("key")?.text() ?? "",
            value: each.get("value")?.text(),
          }));
    for (const { key, value } of pairs) {
      // An API key has its name under `key`; a JWT or a signature has a secret there.
      const isOpen = open.has(key) || (type === "apikey" && key === "key");
      if (isOpen || value === undefined || value.includes("{{") || value.length < shortest)
        continue;
      secrets.add(value);
    }
  }
}
