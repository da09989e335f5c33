/** One way to authenticate: what it is, how a credential is sent, how a token is got and what its scopes allow. */
import { inlineCode, inlineText } from "../../../emit/markdown/text.js";
import type { Scheme, SchemeMeans } from "../../../model/authentication.js";
import { knownValue } from "../../../model/known.js";
import type { ApiModel } from "../../../model/model.js";
import { factCell } from "../facts.js";
import { descriptionBlocks } from "../messages.js";
import { environmentWords } from "../../../sdk/words/credentials.js";
import { type Missing, missingFact, missingOthers, missingPanel } from "../missing.js";
import { inDocs } from "../spelling.js";
import { notShown, type PageScope } from "../type-text.js";
import { flowBlocks, missingOfFlows } from "./flows.js";
import type { Needs } from "./needs.js";
import { operationBlocks } from "./operation-links.js";
import { missingOfScopes, scopeBlocks } from "./scopes.js";
import { sectionHeading } from "./subject-page.js";
import { schemePlace } from "./subject-places.js";

/** The section of a scheme. */
export function schemeBlocks(scheme: Scheme, needs: Needs, where: PageScope): readonly string[] {
  const { name, description, means } = scheme;
  const variables = environmentWords(scheme);
  const { model } = where.scope;
  return [
    sectionHeading({ ...schemePlace(name), label: inlineText(name) }),
    ...descriptionBlocks(knownValue(description)),
    meansText(means),
    ...(variables === undefined ? [] : [inDocs(variables, where)]),
    ...(means.type === "oauth2"
      ? [...flowBlocks(means.flows), ...scopeBlocks(scheme.name, means.scopes, needs, where)]
      : operationBlocks(
          "Named by",
          (needs.named.get(name) ?? []).map(({ operation }) => operation),
          where,
        )),
    ...missingPanel(
      [...missingFact("what it is for", description, model), ...missingOfMeans(means, model)],
      where.scope,
    ),
  ];
}

/** Returns the kind of a scheme, in a few words. */
export function schemeKind(means: SchemeMeans): string {
  switch (means.type) {
    case "apiKey":
      return "API key";
    case "http":
      return means.scheme.state === "known"
        ? `HTTP ${inlineText(written(means.scheme.value))}`
        : "HTTP";
    case "oauth2":
      return "OAuth 2.0";
    case "openIdConnect":
      return "OpenID Connect";
    case "mutualTLS":
      return "Mutual TLS";
  }
}

/** Returns the credential in a request, with the caller's parts between braces. */
export function sentAs(means: SchemeMeans): string {
  switch (means.type) {
    case "apiKey":
      return keyText(means);
    case "http": {
      const scheme = knownValue(means.scheme);
      const what = isBearer(means) ? "token" : "credentials";
      if (scheme !== undefined) return inlineCode(`Authorization: ${written(scheme)} {${what}}`);
      return `the header \`Authorization\`, in a scheme that is ${notShown}`;
    }
    case "oauth2":
    case "openIdConnect":
      return inlineCode("Authorization: Bearer {token}");
    case "mutualTLS":
      return "a certificate, when the connection is made";
  }
}

/** Names of schemes are the same in small letters (RFC 9110, section 11.1); as headers they begin with a capital. */
function written(scheme: string): string {
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

function keyText({ name, in: place }: Extract<SchemeMeans, { readonly type: "apiKey" }>): string {
  const key = knownValue(name);
  if (place.state === "notShown") {
    return key === undefined ? notShown : `${inlineCode(key)}, in a place that is ${notShown}`;
  }
  const noun = { header: "header", query: "query parameter", cookie: "cookie" }[place.value];
  if (key === undefined) return `a ${noun} whose name is ${notShown}`;
  switch (place.value) {
    case "header":
      return inlineCode(`${key}: {key}`);
    case "query":
      return inlineCode(`?${encodeURIComponent(key)}={key}`);
    case "cookie":
      return inlineCode(`Cookie: ${key}={key}`);
  }
}

function meansText(means: SchemeMeans): string {
  const sent = `sent as ${sentAs(means)}`;
  switch (means.type) {
    case "apiKey":
      return means.name.state === "notShown" && means.in.state === "notShown"
        ? `An API key, sent in a way that is ${notShown}.`
        : `An API key, ${sent}.`;
    case "http": {
      const scheme = knownValue(means.scheme)?.toLowerCase();
      const kind = scheme === undefined ? "HTTP authentication" : schemeKind(means);
      // RFC 7617, section 2.
      if (scheme === "basic") {
        return `${kind}, ${sent}: the credentials are a name, a colon and a password, in Base64.`;
      }
      const format = factCell(means.bearerFormat, inlineCode);
      return isBearer(means) && means.bearerFormat.state !== "none"
        ? `${kind}, ${sent}. Format of the tokens: ${format}.`
        : `${kind}, ${sent}.`;
    }
    case "oauth2":
      return `OAuth 2.0: a call carries an access token, ${sent} (RFC 6750).`;
    case "openIdConnect": {
      const told = factCell(means.openIdConnectUrl, (url) => `told at ${inlineCode(url)}`);
      return `OpenID Connect: a call carries a token, ${sent}. Where tokens are to be had is ${told}.`;
    }
    case "mutualTLS":
      return "Mutual TLS: a client presents a certificate of its own when the connection is made.";
  }
}

function isBearer({ scheme }: Extract<SchemeMeans, { readonly type: "http" }>): boolean {
  return scheme.state === "notShown" || scheme.value.toLowerCase() === "bearer";
}

function missingOfMeans(means: SchemeMeans, model: ApiModel): readonly Missing[] {
  switch (means.type) {
    case "apiKey":
      return [
        ...missingFact("its name on the wire", means.name, model),
        ...missingFact("where it stands in a request", means.in, model),
      ];
    case "http":
      return [
        ...missingFact("its scheme", means.scheme, model),
        ...(isBearer(means)
          ? missingFact("the format of its tokens", means.bearerFormat, model)
          : []),
      ];
    case "oauth2":
      return [
        ...missingFact("how a token is got", means.flows, model),
        ...missingOfFlows(means.flows, model),
        ...missingOthers("whether there are other ways to get a token", means.flows, model),
        ...missingFact("its scopes", means.scopes, model),
        ...missingOfScopes(means.scopes, model),
        ...missingOthers("whether there are other scopes", means.scopes, model),
      ];
    case "openIdConnect":
      return missingFact("its address", means.openIdConnectUrl, model);
    case "mutualTLS":
      return [];
  }
}
