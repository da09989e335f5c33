/** The description as a whole (OpenAPI 3.1.1, section 4.8.1): no more than the manifest says, and beside it what is not shown. */
import {
  jsonObject,
  type JsonObject,
  lateObject,
  type Word,
} from "../../sdk/json-schema/json-objects.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Service, Source, Group } from "../../model/model.js";
import type { JsonValue } from "../../model/schema.js";
import { groupsBelow } from "../../model/walk.js";
import { type DescriptionScope, descriptionScope } from "./description-scope.js";
import { headerOf, headerParameters } from "./headers.js";
import { below, notShownWord, openIn, unknownIn } from "./not-shown.js";
import { sharedParameters } from "./parameters.js";
import { byPath, placementOf, type PlacedOperation, type UnplacedOperation } from "./placement.js";
import { responseComponents } from "./responses.js";
import { describedItems, securityList, unknownInSecurity } from "./security.js";
import { isLaterVersion, type Settings, specificationOf } from "./settings.js";
import { webhookMap } from "./webhooks.js";
import { operationWords } from "./operations.js";

/** Makes the description; each path and each schema is made when it is asked for. */
export function openapiDocument(model: ApiModel, settings: Settings): JsonObject {
  const isLater = isLaterVersion(settings);
  const scope = descriptionScope(model, isLater);
  const { service } = model;
  const { placed, notCallable } = placementOf(model, isLater);
  const url = knownValue(service.baseUrl);
  const words: readonly Word[] = [
    ["openapi", specificationOf(settings)],
    ["info", infoOf(service, settings)],
    ["servers", url === undefined ? undefined : [jsonObject([["url", url]])]],
    ["tags", groupsBelow(model.groups).map((group) => tagOf(group, isLater))],
    ["externalDocs", externalDocs(model.sources)],
    ["paths", pathMap(placed, scope)],
    ["webhooks", webhookMap(scope)],
    ["components", components(model, scope)],
    ["security", defaultSecurity(scope)],
    notShownWord(unknownOfService(scope)),
    [
      "x-not-shown-operations",
      notCallable.length > 0
        ? notCallable.map((each) => unplacedOperation(each, scope))
        : undefined,
    ],
  ];
  return jsonObject(words);
}

function infoOf({ title, description }: Service, settings: Settings): JsonObject {
  const { license: licence, version } = settings;
  return jsonObject([
    ["title", knownValue(title) ?? ""],
    ["description", knownValue(description)],
    [
      "license",
      licence &&
        jsonObject([
          ["name", licence],
          ["identifier", licence],
        ]),
    ],
    ["version", version],
    notShownWord(unknownIn({ title, description })),
  ]);
}

/** A description refers to one document besides itself: the first that has an address. */
function externalDocs(sources: readonly Source[]): JsonObject | undefined {
  const document = linkedSource(sources);
  const url = document && knownValue(document.url);
  if (document === undefined || url === undefined) return undefined;
  return jsonObject([
    ["description", document.title],
    ["url", url],
  ]);
}

/** The source that `externalDocs` leads to. */
export function linkedSource(sources: readonly Source[]): Source | undefined {
  return sources.find(({ kind, url }) => kind === "document" && url.state === "known");
}

/** Returns the requirement of all operations without their own. */
function defaultSecurity({ service, schemes }: DescriptionScope): readonly JsonValue[] | undefined {
  const { default: needed } = service.authentication;
  const isSaid = needed.state === "none" || describedItems(needed, schemes).length > 0;
  return isSaid ? securityList(needed, schemes) : undefined;
}

/** In the manifest's order, and with its words. Title and description are told of with `info`. */
function unknownOfService(scope: DescriptionScope): readonly string[] {
  const { baseUrl, clients, authentication, headers, errors, limits } = scope.service;
  const { pagination, states, events, versioning } = scope.service;
  const { schemes, default: needed } = authentication;
  return [
    ...unknownIn({ baseUrl, clients }),
    ...below("authentication", [
      ...openIn({ schemes }),
      ...unknownInSecurity("default", needed, scope.schemes),
    ]),
    ...openIn({ headers, errors }),
    ...below("limits", unknownIn({ ...limits })),
    ...openIn({ pagination, states, events }),
    ...below("versioning", unknownIn({ ...versioning })),
  ];
}

function components(model: ApiModel, scope: DescriptionScope): JsonObject | undefined {
  const map = (words: readonly Word[]): JsonObject | undefined =>
    words.length > 0 ? jsonObject(words) : undefined;
  const schemas = model.schemas.map(
    ({ name, schema }) => [name, () => scope.schemaOf(schema)] as const,
  );
  const made = jsonObject([
    ["schemas", schemas.length > 0 ? lateObject(schemas) : undefined],
    ["responses", map(responseComponents(scope))],
    ["parameters", map([...headerParameters(scope), ...sharedParameters(scope)])],
    ["headers", map(scope.shared.headers.map((each) => [each.name, headerOf(each, scope)]))],
    ["securitySchemes", map([...scope.schemes])],
  ]);
  return made.entries.length > 0 ? made : undefined;
}

/** The paths, in the order of the manifest. */
function pathMap(placed: readonly PlacedOperation[], scope: DescriptionScope): JsonObject {
  return lateObject(
    [...byPath(placed)].map(([text, operations]) => [
      text,
      () =>
        jsonObject(
          operations.map((each) => [
            each.method.toLowerCase(),
            jsonObject(operationWords(each, scope)),
          ]),
        ),
    ]),
  );
}

/** An operation that has no place among the paths: all that is known of it, and what is missing to find it one. */
function unplacedOperation(each: UnplacedOperation, scope: DescriptionScope): JsonObject {
  return jsonObject(operationWords(each, scope));
}

/** A group. OpenAPI 3.2 has a word for its title, and for the group that it stands in (3.2.0, section 4.22). */
function tagOf({ id, title, description }: Group, isLater: boolean): JsonObject {
  const parent = id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : undefined;
  const name = knownValue(title);
  const text = knownValue(description);
  const said = (isLater ? [text] : [name, text]).filter((each) => each !== undefined);
  return jsonObject([
    ["name", id],
    ["summary", isLater ? name : undefined],
    ["description", said.length > 0 ? said.join("\n\n") : undefined],
    ["parent", isLater ? parent : undefined],
    notShownWord(unknownIn({ title, description })),
  ]);
}
