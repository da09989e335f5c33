/**
 * Which facts stand where (`generator/validate/places.ts` reads it from the manifest's shape), with what filling in knows of some
 * of them: what is beyond all sources, how two values of one fact are joined.
 */
import { type FormPlaces, type PlaceShape, placesOfFile } from "../../validate/places.js";
import { type FactShape, type FormShape, keyShape, type Shape } from "./shape.js";
import type { JsonValue } from "../../model/schema.js";
import { isNone, isNotShown, notShown, valueIn } from "./json-map.js";
import { meaning, sameMeaning } from "./same-meaning.js";

/** The descriptions of forms, by the id of their shape. */
const ofForms: Readonly<Record<string, Partial<FormShape>>> = {
  operation: {
    beyond: ["formerly", "idempotent", "pagination", "limits"],
    spelledOut: [
      ...["title", "summary", "description", "method", "path", "deprecated", "authentication"],
      ...["parameters", "body", "responses", "pagination", "limits"],
    ],
  },
  group: { beyond: ["operations", "subgroups"] },
  service: {
    beyond: [
      ...["groups", "resources", "sources", "clients", "headers", "errors", "limits"],
      ...["pagination", "states", "versioning"],
    ],
  },
  scheme: { kindKey: "type", beyond: ["environment"] },
  pager: { kindKey: "strategy" },
  delivery: { kindKey: "via" },
};

/** How facts are joined, by the id of their form and their keys in it. */
const ofFacts: Readonly<Record<string, Pick<FactShape, "joined">>> = {
  "operation.authentication": { joined: joinedLists },
  "authentication.default": { joined: joinedLists },
  "operation.baseUrl": { joined: joinedBaseUrls },
};

/** Parameters in headers have names as headers do, whatever the names of parameters look like. */
const namesOfHeaders = "parameters.header";

/** The shape of a file, by its path below the manifest's folder; undefined where nothing is filled in. */
export function shapeOfFile(file: string): FormShape | undefined {
  const places = placesOfFile(file);
  const shape = places && shapeAt(places, "");
  return shape?.is === "form" ? shape : undefined;
}

/** Shapes by where they are: one object for each, however often it is asked for. */
const made = new WeakMap<PlaceShape, Map<string, Shape>>();

/** `from` = the id of the form that it stands in, and the keys from there. */
function shapeAt(places: PlaceShape, from: string): Shape {
  const path = places.is === "form" ? (places.id ?? from) : from;
  const known = made.get(places)?.get(path);
  if (known !== undefined) return known;
  const shape = ownShape(places, path);
  made.set(places, (made.get(places) ?? new Map<string, Shape>()).set(path, shape));
  return shape;
}

function ownShape(places: PlaceShape, path: string): Shape {
  switch (places.is) {
    case "schema":
      return places;
    case "fact":
      return { ...places, ...ofFacts[path] };
    case "names": {
      const { closes, order } = places;
      return {
        is: "names",
        of: () => shapeAt(places.of(), path),
        closes,
        ...((places.isAnyCase || path === namesOfHeaders) && { anyCase: true }),
        ...(order && { order }),
      };
    }
    case "form":
      return formShape(places, path);
  }
}

function formShape({ keys, isFlag, sourceKeys }: FormPlaces, path: string): FormShape {
  let shapes: Readonly<Record<string, Shape>> | undefined;
  return {
    is: "form",
    keys: () =>
      (shapes ??= Object.fromEntries(
        Object.entries(keys).map(([key, places]) => [key, shapeAt(places(), `${path}.${key}`)]),
      )),
    ...(isFlag && { flag: true }),
    ...(sourceKeys.length === 0 && { unsourced: true }),
    ...(path === "schemas" && { sourcesOfNames: true }),
    ...ofForms[path],
  };
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
  for (const file of ["service.yaml", "groups/", "schemas/"]) {
    const shape = shapeOfFile(file);
    if (shape) visit(shape);
  }
  return keys;
}

interface OpenList {
  readonly items: readonly JsonValue[];
  readonly open: boolean;
}

/** Returns the joined list: `known` itself where nothing is added, and undefined where the two differ. */
function joinedLists(known: JsonValue, told: JsonValue): JsonValue | undefined {
  const [left, right] = [listIn(known), listIn(told)];
  if (left === undefined || right === undefined) return undefined;
  const added = without(right.items, left.items);
  const isCovered = without(left.items, right.items).length === 0;
  if (left.open && !right.open) return isCovered ? told : undefined;
  if (!right.open) return undefined;
  if (added.length === 0) return known;
  return left.open ? { kind: "array", items: [...left.items, ...added, notShown] } : undefined;
}

/** That there is none is a list of nothing. */
function listIn(value: JsonValue): OpenList | undefined {
  if (isNone(value)) return { items: [], open: false };
  if (value.kind !== "array") return undefined;
  const items = value.items.filter((each) => !isNotShown(each));
  return { items, open: items.length < value.items.length };
}

function without(items: readonly JsonValue[], others: readonly JsonValue[]): readonly JsonValue[] {
  const known = new Set(others.map((each) => meaning(each, "unordered")));
  return items.filter((each) => !known.has(meaning(each, "unordered")));
}

/** Returns the joined base URL: `known` itself where nothing is added, and undefined where the two name different addresses. */
function joinedBaseUrls(known: JsonValue, told: JsonValue): JsonValue | undefined {
  const [own, other] = [addressIn(known), addressIn(told)];
  if (other === undefined) return known;
  if (own === undefined) return told;
  return sameMeaning(own, other, "exact") ? known : undefined;
}

/** Undefined where no more is said than that there is one. */
function addressIn(value: JsonValue): JsonValue | undefined {
  const url = value.kind === "object" ? valueIn(value, "url") : value;
  return isNotShown(url) ? undefined : url;
}
