/** Groups and operations of the manifest → the model. */
import type { Bucket, Certain } from "../model/known.js";
import type { Parameter } from "../model/message.js";
import type { Deprecation, Group, Operation, OwnBaseUrl } from "../model/model.js";
import {
  type PathTemplate,
  parsePathTemplate,
  pathParameterNames,
} from "../model/path-template.js";
import { entriesOf } from "../source/plain-value.js";
import type { GroupValue, OperationValue } from "../validate/file-shapes.js";
import { readRequirements } from "./authentication.js";
import { readLimits, readPaginationUse } from "./behaviour.js";
import {
  asWritten,
  bucket,
  certain,
  fact,
  type Form,
  formOf,
  type Given,
  type Marker,
  placeIn,
} from "./form.js";
import { readBody, readParameter, readParameters, readResponse } from "./messages.js";
import { below, type Place, refTo } from "./place.js";

/** A group with everything in it. `owner` is the id of the group around it, or empty. */
export function readGroup(name: string, owner: string, form: Form<GroupValue>): Group {
  const id = owner === "" ? name : `${owner}.${name}`;
  const { operations = {}, subgroups = {} } = form.value ?? {};
  const operationsPlace = placeIn(form, "operations");
  const groupsPlace = placeIn(form, "subgroups");
  return {
    id,
    name,
    at: refTo(form.place),
    title: certain(form, "title", asWritten),
    description: fact(form, "description", asWritten),
    operations: entriesOf(operations).flatMap(([key, value]) =>
      readOperation(key, id, value, below(operationsPlace, key)),
    ),
    groups: entriesOf(subgroups).map(([key, value]) =>
      readGroup(key, id, formOf<GroupValue>(value, below(groupsPlace, key))),
    ),
  };
}

/** One operation, or none where the manifest says that there is no such operation. */
function readOperation(
  name: string,
  group: string,
  value: OperationValue | Marker,
  place: Place,
): readonly Operation[] {
  if (value === "none") return [];
  const form = formOf<OperationValue>(value, place);
  const path = certain(form, "path", parsePathTemplate);
  const parameters = readParameters(form);
  return [
    {
      id: `${group}.${name}`,
      name,
      formerly: form.value?.formerly ?? [],
      at: refTo(form.place),
      sources: form.place.sources,
      title: certain(form, "title", asWritten),
      summary: fact(form, "summary", asWritten),
      description: fact(form, "description", asWritten),
      method: certain(form, "method", asWritten),
      path,
      baseUrl: certain(form, "baseUrl", readOwnBaseUrl),
      idempotent: readIdempotent(form),
      deprecated: readDeprecated(form),
      authentication: fact(form, "authentication", readRequirements),
      parameters: { ...parameters, path: withTemplateNames(parameters.path, path, form.place) },
      body: fact(form, "body", (body, at) => readBody(formOf<typeof body>(body, at))),
      responses: bucket(form, "responses", asWritten, readResponse),
      pagination: fact(form, "pagination", readPaginationUse),
      limits: fact(form, "limits", (limits, at) => readLimits(formOf<typeof limits>(limits, at))),
    },
  ];
}

/** The address itself, or a form that says no more than that it is not the service's. */
function readOwnBaseUrl(value: Given<OperationValue["baseUrl"]>, place: Place): OwnBaseUrl {
  if (typeof value === "string") {
    return { url: { state: "known", value, at: refTo(place), sources: place.sources } };
  }
  return { url: certain(formOf<typeof value>(value, place), "url", asWritten) };
}

/** `true` = by itself, `false` = not at all. */
function readIdempotent(form: Form<OperationValue>): Operation["idempotent"] {
  const found = certain(form, "idempotent", asWritten);
  if (found.state !== "known") return found;
  const { value, at, sources } = found;
  if (value === false) return { state: "none", at, sources };
  return { ...found, value: value === true ? {} : { header: value.header } };
}

/** `true` says no more than that; `false` says that there is no deprecation. */
function readDeprecated(form: Form<OperationValue>): Operation["deprecated"] {
  const found = fact(form, "deprecated", (value, place) => ({ value, place }));
  if (found.state !== "known") return found;
  const { value, place } = found.value;
  if (value === false) return { state: "none", at: found.at, sources: found.sources };
  const details = formOf<Exclude<typeof value, boolean>>(value === true ? undefined : value, place);
  const deprecation: Deprecation = {
    since: fact(details, "since", asWritten),
    sunset: fact(details, "sunset", asWritten),
    replacement: fact(details, "replacement", asWritten),
    reason: fact(details, "reason", asWritten),
  };
  return { ...found, value: deprecation };
}

/** A known path names its parameters, whether or not anybody has listed them. */
function withTemplateNames(
  listed: Bucket<Parameter>,
  path: Certain<PathTemplate>,
  operation: Place,
): Bucket<Parameter> {
  if (path.state === "notShown" || listed.state === "none") return listed;
  if (listed.state === "known" && !listed.value.open) return listed;
  const items = listed.state === "known" ? listed.value.items : [];
  const bucketPlace = below(below(operation, "parameters"), "path");
  const there = new Set(items.map(({ name }) => name));
  const unlisted = pathParameterNames(path.value)
    .filter((name) => !there.has(name))
    .map((name) => readParameter(name, undefined, below(bucketPlace, name)));
  const all = [...items, ...unlisted];
  if (all.length === 0) return { state: "none", at: listed.at, sources: path.sources };
  return {
    state: "known",
    value: { items: all, open: false },
    at: listed.at,
    sources: listed.state === "known" ? listed.sources : path.sources,
  };
}
