/** How callers say who they are (OpenAPI 3.1.1, sections 4.8.27 and 4.8.30). */
import {
  jsonObject,
  type JsonObject,
  jsonTexts,
  type Word,
} from "../../sdk/json-schema/json-objects.js";
import type { Flow, Requirement, Requirements, Scheme, Scope } from "../../model/authentication.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Service } from "../../model/model.js";
import type { JsonValue } from "../../model/schema.js";
import { below, notShownWord, openIn, unknownIn } from "./not-shown.js";

/** The schemes of the service by name, as far as a description can have them. */
export function describedSchemes(
  { authentication }: Pick<Service, "authentication">,
  isLater: boolean,
): ReadonlyMap<string, JsonObject> {
  return new Map(
    knownItems(authentication.schemes).flatMap((each) => {
      const made = schemeOf(each, isLater);
      return made ? [[each.name, made] as const] : [];
    }),
  );
}

/** A scheme; undefined where a description would have to say what is not shown. */
export function schemeOf({ means, description }: Scheme, isLater: boolean): JsonObject | undefined {
  const said: Word = ["description", knownValue(description)];
  const unknown = unknownIn({ description });
  switch (means.type) {
    case "apiKey": {
      const [name, place] = [knownValue(means.name), knownValue(means.in)];
      if (name === undefined || place === undefined) return undefined;
      return scheme("apiKey", [["name", name], ["in", place], said, notShownWord(unknown)]);
    }
    case "http": {
      const name = knownValue(means.scheme);
      if (name === undefined) return undefined;
      const { bearerFormat } = means;
      return scheme("http", [
        ["scheme", name],
        ["bearerFormat", knownValue(bearerFormat)],
        said,
        notShownWord([...unknown, ...(/^bearer$/i.test(name) ? unknownIn({ bearerFormat }) : [])]),
      ]);
    }
    case "oauth2": {
      const { flows, scopes } = means;
      const made = knownItems(flows).flatMap((each): readonly Word[] => {
        const flow = flowOf(each, knownItems(scopes), isLater);
        return flow ? [[each.name, flow]] : [];
      });
      return scheme("oauth2", [
        ["flows", jsonObject(made)],
        said,
        notShownWord([
          ...unknown,
          ...openIn({ flows, scopes }),
          ...knownItems(scopes).flatMap((each) =>
            unknownIn({ [`scopes.${each.name}`]: each.description }),
          ),
        ]),
      ]);
    }
    case "openIdConnect": {
      const url = knownValue(means.openIdConnectUrl);
      return url === undefined
        ? undefined
        : scheme("openIdConnect", [["openIdConnectUrl", url], said, notShownWord(unknown)]);
    }
    case "mutualTLS":
      return scheme("mutualTLS", [said, notShownWord(unknown)]);
  }
}

function scheme(type: string, words: readonly Word[]): JsonObject {
  return jsonObject([["type", type], ...words]);
}

/** A flow; undefined where it has to have an address that is not shown, or this version of OpenAPI does not know it. */
export function flowOf(
  flow: Flow,
  scopes: readonly Scope[],
  isLater: boolean,
): JsonObject | undefined {
  const { authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl, pkce } = flow;
  if (flow.name === "deviceAuthorization" && !isLater) return undefined;
  const needed = neededUrls[flow.name].map((name) => flow[name]);
  if (needed.some((url) => url.state !== "known")) return undefined;
  return jsonObject([
    ["authorizationUrl", knownValue(authorizationUrl)],
    ["deviceAuthorizationUrl", isLater ? knownValue(deviceAuthorizationUrl) : undefined],
    ["tokenUrl", knownValue(tokenUrl)],
    ["refreshUrl", knownValue(refreshUrl)],
    [
      "scopes",
      jsonObject(scopes.map(({ name, description }) => [name, knownValue(description) ?? ""])),
    ],
    notShownWord(unknownIn({ refreshUrl, ...(flow.name === "authorizationCode" && { pkce }) })),
  ]);
}

type UrlName = "authorizationUrl" | "tokenUrl" | "deviceAuthorizationUrl";

const neededUrls: Readonly<Record<Flow["name"], readonly UrlName[]>> = {
  authorizationCode: ["authorizationUrl", "tokenUrl"],
  clientCredentials: ["tokenUrl"],
  implicit: ["authorizationUrl"],
  password: ["tokenUrl"],
  deviceAuthorization: ["deviceAuthorizationUrl", "tokenUrl"],
};

/**
 * Returns the requirement of a call, as far as the description can have it. An alternative with a scheme that it cannot have
 * counts as one that is not shown. The result is undefined where nothing is said, so that the list around it holds. An empty
 * list says that this list does not hold (OpenAPI 3.1.1, section 4.8.10.1, `security`), also where no more is known.
 */
export function securityList(
  requirements: Requirements,
  described: ReadonlyMap<string, unknown>,
): readonly JsonValue[] | undefined {
  if (requirements.state === "notShown") return undefined;
  return describedItems(requirements, described).map(({ schemes }) =>
    jsonObject(schemes.map((each) => [each.scheme, jsonTexts(knownValue(each.scopes) ?? [])])),
  );
}

/** Returns the unknown parts of such a list: all of it, other alternatives, or scopes. */
export function unknownInSecurity(
  name: string,
  requirements: Requirements,
  described: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (requirements.state === "none") return [];
  const items = describedItems(requirements, described);
  if (items.length === 0) return [name];
  const isWhole = !isOpen(requirements) && items.length === knownItems(requirements).length;
  return [...(isWhole ? [] : [`${name} (others)`]), ...below(name, unknownScopes(items))];
}

/** The alternatives whose schemes the description has. */
export function describedItems(
  requirements: Requirements,
  described: ReadonlyMap<string, unknown>,
): readonly Requirement[] {
  return knownItems(requirements).filter(({ schemes }) =>
    schemes.every(({ scheme }) => described.has(scheme)),
  );
}

/** The schemes of which it is not shown what scopes a call needs: that no scope is listed says nothing then. */
function unknownScopes(requirements: readonly Requirement[]): readonly string[] {
  const names = requirements.flatMap(({ schemes }) =>
    schemes.flatMap(({ scheme, scopes }) => (scopes.state === "notShown" ? [scheme] : [])),
  );
  return [...new Set(names)];
}
