/** The files of the manifest and all that has no other file here: which facts stand where (`generator/validate/file-shapes.ts`). */
import {
  bodyPlaces,
  bucketOf,
  exact,
  formOf,
  headersPlaces,
  parametersPlaces,
  prose,
  responsesPlaces,
  schema,
  sharedHeaderPlaces,
  sharedParameterPlaces,
  sharedResponsePlaces,
  unordered,
} from "./message-places.js";
import { joinedLists } from "./open-lists.js";
import { joinedBaseUrls } from "./own-base-urls.js";
import { type FactShape, type FormShape, keyShape, type NamesShape, type Shape } from "./shape.js";

const limits = formOf({
  rate: unordered,
  pageSize: formOf({ default: exact, maximum: exact }),
  idsPerCall: formOf({ maximum: exact, of: unordered }),
  other: unordered,
});

/** What a call needs: one of them may be not shown. */
const alternatives: FactShape = { ...unordered, joined: joinedLists };

const ownBaseUrl: FactShape = { ...exact, joined: joinedBaseUrls };

const operation: FormShape = {
  ...formOf({
    formerly: unordered,
    title: prose,
    summary: prose,
    description: prose,
    method: exact,
    path: exact,
    baseUrl: ownBaseUrl,
    idempotent: exact,
    deprecated: {
      ...formOf({ since: exact, sunset: exact, replacement: exact, reason: prose }),
      flag: true,
    },
    authentication: alternatives,
    parameters: parametersPlaces,
    body: bodyPlaces,
    responses: responsesPlaces,
    pagination: exact,
    limits,
  }),
  beyond: ["formerly", "idempotent", "pagination", "limits"],
  spelledOut: [
    ...["title", "summary", "description", "method", "path", "deprecated", "authentication"],
    ...["parameters", "body", "responses", "pagination", "limits"],
  ],
};

const group: FormShape = {
  is: "form",
  beyond: ["operations", "subgroups"],
  keys: () => ({
    title: prose,
    description: prose,
    operations: addable(operation),
    subgroups: addable(group),
  }),
};

const url = exact;
const flow = formOf({
  authorizationUrl: url,
  tokenUrl: url,
  refreshUrl: url,
  deviceAuthorizationUrl: url,
  pkce: exact,
});

const scheme: FormShape = {
  ...formOf({
    type: exact,
    description: prose,
    name: exact,
    in: exact,
    scheme: exact,
    bearerFormat: exact,
    flows: choices(flow, [
      ...["authorizationCode", "clientCredentials", "implicit", "password"],
      "deviceAuthorization",
    ]),
    scopes: bucketOf(prose),
    openIdConnectUrl: url,
  }),
  kindKey: "type",
};

const pager: FormShape = {
  ...formOf({
    strategy: exact,
    request: choices(exact, ["offset", "limit", "cursor", "page"]),
    response: choices(exact, ["items", "total", "next", "previous", "cursor", "hasMore"]),
  }),
  kindKey: "strategy",
};

const state = formOf({
  description: prose,
  values: unordered,
  schema,
  initial: exact,
  transitions: unordered,
});

const event = formOf({
  description: prose,
  delivery: { ...formOf({ via: exact, method: exact }), kindKey: "via" },
  payload: bodyPlaces,
  signature: formOf({
    algorithm: exact,
    header: exact,
    encoding: exact,
    prefix: exact,
    signs: exact,
    timestampHeader: exact,
    toleranceSeconds: exact,
  }),
  retries: formOf({ maximum: exact, delaysSeconds: exact }),
});

const service: FormShape = {
  beyond: [
    ...["groups", "resources", "sources", "clients", "headers", "errors", "limits", "pagination"],
    ...["states", "versioning"],
  ],
  ...formOf({
    title: prose,
    description: prose,
    baseUrl: exact,
    groups: unordered,
    resources: unordered,
    sources: addable({
      ...formOf({ title: prose, kind: exact, date: exact, url: exact }),
      unsourced: true,
    }),
    clients: unordered,
    authentication: formOf({ schemes: bucketOf(scheme), default: alternatives }),
    headers: headersPlaces,
    errors: responsesPlaces,
    limits,
    pagination: bucketOf(pager),
    states: bucketOf(state),
    events: bucketOf(event),
    versioning: formOf({
      identifier: exact,
      negotiation: formOf({ in: exact, name: exact, value: exact }),
      deprecationPolicy: prose,
    }),
  }),
};

const schemas: FormShape = { ...formOf({ schemas: addable(schema) }), sourcesOfNames: true };

const shared: FormShape = formOf({
  parameters: addable(sharedParameterPlaces),
  headers: addable(sharedHeaderPlaces),
  responses: addable(sharedResponsePlaces),
});

/** The shape of a file, by its path below the manifest's folder; undefined where nothing is filled in. */
export function shapeOfFile(file: string): FormShape | undefined {
  if (file === "service.yaml") return service;
  if (file.startsWith("groups/")) return group;
  if (file.startsWith("shared/")) return shared;
  return file.startsWith("schemas/") ? schemas : undefined;
}

/** The shape under a key of a form, or of a name among names; undefined in facts and schemas, which are filled as a whole. */
export function shapeBelow(shape: Shape, key: string): Shape | undefined {
  switch (shape.is) {
    case "form":
      return keyShape(shape.keys(), key);
    case "names":
      return shape.of();
    case "fact":
    case "schema":
      return undefined;
  }
}

/** All keys that forms of a manifest have. */
export function keysOfForms(): ReadonlySet<string> {
  const keys = new Set<string>();
  const seen = new Set<Shape>();
  const visit = (shape: Shape): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    if (shape.is === "names") {
      for (const key of shape.order ?? []) keys.add(key);
      visit(shape.of());
    }
    if (shape.is !== "form") return;
    for (const [key, inner] of Object.entries(shape.keys())) {
      keys.add(key);
      visit(inner);
    }
  };
  for (const each of [service, group, schemas]) visit(each);
  return keys;
}

/** Names to which more are added as they become known: operations, groups, schemas, sources. */
function addable(of: Shape): NamesShape {
  return { is: "names", of: () => of, closes: false };
}

/** A bucket whose names are fixed, in this order. */
function choices(of: Shape, order: readonly string[]): NamesShape {
  return { ...bucketOf(of), order };
}
