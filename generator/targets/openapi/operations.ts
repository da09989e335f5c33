/** The facts of an operation in a description (OpenAPI 3.1.1, section 4.8.10). */
import { jsonObject, jsonTexts, type Word } from "../../sdk/json-schema/json-objects.js";
import { leavesIdempotencyOpen } from "../../model/idempotency.js";
import { type Fact, knownItems, knownValue } from "../../model/known.js";
import type { Limits } from "../../model/behaviour.js";
import type { Group, Operation } from "../../model/model.js";
import { type PathTemplate, pathParameterNames } from "../../model/path-template.js";
import type { JsonValue } from "../../model/schema.js";
import { requestBody } from "./contents.js";
import type { DescriptionScope } from "./description-scope.js";
import { referencesToHeaders } from "./headers.js";
import { notShownWord, openIn, unknownIn, unknownOf } from "./not-shown.js";
import { openPlaces, parameterList } from "./parameters.js";
import { renamedParameters } from "./placement.js";
import { repliesOf } from "../../sdk/operations/replies.js";
import { responseMap } from "./responses.js";
import { securityList, unknownInSecurity } from "./security.js";

/** An operation, and where it stands if that is known. */
interface Described {
  readonly group: Group;
  readonly operation: Operation;
  readonly place?: PathTemplate;
  readonly path?: PathTemplate;
}

/**
 * The words of an operation. Where it stands under no path, its method and path are among them, and what any operation has
 * is not: that is said once, of the service.
 */
export function operationWords(
  { group, operation, place, path }: Described,
  scope: DescriptionScope,
): readonly Word[] {
  const { title, summary, deprecated, body } = operation;
  const ownPath = path ?? knownValue(operation.path);
  const { own, common } = repliesOf(operation, scope.service);
  const renamed = place && path ? renamedParameters({ place, path }) : new Map<string, string>();
  const parameters = renamedPath(operation, renamed);
  const names = ownPath === undefined ? [] : pathParameterNames(place ?? ownPath);
  const listed = [
    ...parameterList({ parameters }, names, scope),
    ...(place ? referencesToHeaders(knownItems(parameters.header), scope) : []),
  ];
  return [
    ["tags", jsonTexts([group.id])],
    ["summary", knownValue(title) ?? knownValue(summary)],
    ["description", operationText(operation)],
    ["operationId", operation.id],
    ["method", place ? undefined : knownValue(operation.method)],
    ["path", place ? undefined : ownPath?.text],
    ["deprecated", deprecated.state === "known" ? true : undefined],
    ["parameters", listed.length > 0 ? listed : undefined],
    ["requestBody", body.state === "known" ? requestBody(body.value, scope) : undefined],
    ["responses", responseMap({ own, common: place ? common : [] }, scope)],
    ["security", securityList(operation.authentication, scope.schemes)],
    ["servers", serversOf(operation)],
    notShownWord(unknownOfOperation(operation, scope)),
  ];
}

/** In the manifest's order, and with its words. */
function unknownOfOperation(operation: Operation, scope: DescriptionScope): readonly string[] {
  const { title, summary, description, method, path, idempotent, deprecated } = operation;
  const { body, responses, pagination, limits } = operation;
  const isAsked = leavesIdempotencyOpen(knownValue(method));
  const baseUrl = knownValue(operation.baseUrl)?.url;
  return [
    ...unknownIn({
      title,
      summary,
      description,
      method,
      path,
      baseUrl,
      ...(isAsked && { idempotent }),
    }),
    ...unknownOf("deprecated", deprecated, ({ since, sunset, replacement, reason }) => ({
      since,
      sunset,
      replacement,
      reason,
    })),
    ...unknownAuthentication(operation, scope),
    ...openPlaces(operation),
    ...unknownIn({ body }),
    ...openIn({ responses }),
    ...unknownIn({ pagination }),
    ...unknownOfLimits(limits),
  ];
}

function unknownOfLimits(limits: Fact<Limits>): readonly string[] {
  return unknownOf("limits", limits, ({ rate, pageSize, idsPerCall, other }) => ({
    rate,
    pageSize,
    idsPerCall,
    other,
  }));
}

/** Its own; where they are not shown, those of the service stand above it all the same, and the mark says that they do not hold. */
function serversOf({ baseUrl }: Operation): readonly JsonValue[] | undefined {
  const url = baseUrl.state === "known" ? knownValue(baseUrl.value.url) : undefined;
  return url === undefined ? undefined : [jsonObject([["url", url]])];
}

/** Returns the unknown part of a requirement; the service's own unknown facts are said with the service. */
function unknownAuthentication(
  { authentication }: Operation,
  { service, schemes }: DescriptionScope,
): readonly string[] {
  const name = "authentication";
  if (authentication.state !== "notShown") return unknownInSecurity(name, authentication, schemes);
  const inherited = unknownInSecurity(name, service.authentication.default, schemes);
  return inherited.filter((each) => each === name);
}

/** The parameters, those of the path under the names that they have at their place. */
function renamedPath(
  { parameters }: Operation,
  renamed: ReadonlyMap<string, string>,
): Operation["parameters"] {
  const { path } = parameters;
  if (renamed.size === 0 || path.state !== "known") return parameters;
  const items = knownItems(path).map((each) => ({
    ...each,
    name: renamed.get(each.name) ?? each.name,
  }));
  return { ...parameters, path: { ...path, value: { ...path.value, items } } };
}

/** Summary and description, where the title is the summary. */
function operationText({ title, summary, description }: Operation): string | undefined {
  const parts = [
    title.state === "known" ? knownValue(summary) : undefined,
    knownValue(description),
  ];
  const said = parts.filter((each) => each !== undefined);
  return said.length > 0 ? said.join("\n\n") : undefined;
}
