/** How an operation pages, as data: whether enough is known for its pages to be followed, and what its items are. */
import { pointerText } from "./call-limits.js";
import type { Pager, PagerResponse, PageRoot, ParameterPointer } from "../../model/behaviour.js";
import { type Bucket, type Fact, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Operation, Service } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { itemSchemas, type PointedSchemas, schemasAt } from "../../model/schema-pointer.js";
import { valueFacts } from "../messages/parameter-values.js";
import { mayHaveBody } from "../messages/bodiless.js";
import { contentKind } from "../messages/content-kinds.js";
import { pointerTo } from "../../json-pointer.js";
import { saysNothing } from "../schemas/says-nothing.js";
import type { Prose } from "../words/prose.js";
import { type ResultPlan, resultPlan } from "./result.js";

/** The known facts of an operation's pages. */
export type PagingPlan =
  | FollowedPaging
  /** Something is missing without which no page can be followed: a clause each. */
  | { readonly kind: "not-followed"; readonly missing: readonly Prose[] };

/** How the pages of an operation are followed. */
export interface FollowedPaging {
  readonly kind: "followed";
  readonly strategy: Pager["strategy"];
  /** The parameter with the position of a page; left out where links are followed. */
  readonly parameter?: ParameterPointer;
  /** Offset or number of the first page; of one that a request may ask for, where links are followed. */
  readonly first: number;
  /** Where in an answer what stands, as far as it is known: pointers below a root, or headers. */
  readonly places: Readonly<Partial<Record<PagerResponse["role"], string>>>;
  readonly roots: readonly PagePlan[];
  /** True if an answer is a page, and not several under their names. */
  readonly isSingle: boolean;
}

/** One page in an answer. */
export interface PagePlan extends PageRoot {
  /** The schemas of its items, of which each has one; none while they are not known, or where an item may be anything. */
  readonly items: readonly Schema[];
}

/** Returns the known facts of an operation's pages; undefined where it is not known to have any. */
export function pagingOf(
  operation: Operation,
  service: Pick<Service, "pagination">,
  find: FindSchema,
): PagingPlan | undefined {
  const use = knownValue(operation.pagination);
  const pager = knownItems(service.pagination).find(({ name }) => name === use?.uses);
  if (use === undefined || pager === undefined) return undefined;
  const { strategy } = pager;
  const parameter = parameterOf(pager);
  const counting = parameter ?? linkedPosition(pager);
  const first = counting && firstPosition(operation, counting, find);
  const missing = [
    ...missingParameter(operation, pager, parameter),
    ...missingPlaces(pager),
    ...(strategy === "page" && parameter !== undefined && first === undefined
      ? [
          [
            "the number of the first page is not shown (a default or minimum of ",
            { code: pointerText(parameter) },
            ")",
          ],
        ]
      : []),
  ];
  if (missing.length > 0) return { kind: "not-followed", missing };
  const places: FollowedPaging["places"] = Object.fromEntries(
    knownItems(pager.response).flatMap(({ role, pointer }) =>
      pointer.state === "known" ? [[role, pointer.value]] : [],
    ),
  );
  const result = resultPlan(operation, find);
  return {
    kind: "followed",
    strategy,
    ...(parameter && { parameter }),
    first: first ?? 0,
    places,
    roots: use.roots.map(({ name, pointer }) => ({
      name,
      pointer,
      items: itemsAt(pointer + (places.items ?? ""), result, find),
    })),
    isSingle: use.roots.length === 1 && use.roots[0]?.name === "",
  };
}

/** The schemas of the items that answers have at a pointer; none where one of them does not say it. */
function itemsAt(
  pointer: string,
  { bodies, successes }: ResultPlan,
  find: FindSchema,
): readonly Schema[] {
  // Where nothing is known of the answer nothing is said of what is in it.
  if (bodies.some(({ isUnknown }) => isUnknown)) return [];
  const contents = successes.flatMap(({ body }) => body.contents);
  const found = contents.map(({ kind, schema }): PointedSchemas => {
    if (kind !== "json") return "refused";
    if (schema.kind === "notShown") return "open";
    return itemSchemas(schemasAt(schema, pointer, find), find);
  });
  if (found.includes("open")) return [];
  const schemas = found.flatMap((each) => (typeof each === "string" ? [] : each));
  return schemas.some(saysNothing) ? [] : schemas;
}

function parameterOf({ strategy, request }: Pager): ParameterPointer | undefined {
  if (strategy === "link") return undefined;
  const role = knownItems(request).find((each) => each.role === strategy);
  return role && knownValue(role.parameter);
}

/** Returns the position parameter of requests, although the links are followed. */
function linkedPosition({ strategy, request }: Pager): ParameterPointer | undefined {
  if (strategy !== "link") return undefined;
  const role = knownItems(request).find((each) => each.role === "offset" || each.role === "page");
  return role && knownValue(role.parameter);
}

function missingParameter(
  operation: Operation,
  { strategy, request }: Pager,
  parameter: ParameterPointer | undefined,
): readonly Prose[] {
  if (strategy === "link") return [];
  if (parameter === undefined) return [absence("requests", strategy, request)];
  if (parameter.place === "path")
    return [[{ code: pointerText(parameter) }, " is part of the path"]];
  if (parameter.place === "body" && !mayHaveBody(operation)) return [["its requests have no body"]];
  return [];
}

/**
 * Returns the unknown places in responses that a walk needs: the items, and the way to the next page where the client does not
 * count itself.
 */
function missingPlaces({ strategy, response }: Pager): readonly Prose[] {
  const needed: readonly PagerResponse["role"][] =
    strategy === "cursor"
      ? ["items", "cursor"]
      : strategy === "link"
        ? ["items", "next"]
        : ["items"];
  return needed.flatMap((role) => {
    const pointer = knownItems(response).find((each) => each.role === role)?.pointer;
    const place = pointer && knownValue(pointer);
    if (place === undefined) return [absence("answers", role, response)];
    return role === "items" && isHeader(place) ? [["its items are in a header"]] : [];
  });
}

/** Says that a role is not shown, or that there is known to be none. */
function absence(owner: "requests" | "answers", role: string, roles: Bucket<Role>): Prose {
  const found = knownItems(roles).find((each) => each.role === role);
  const fact = found?.parameter ?? found?.pointer;
  const isAbsent = fact === undefined ? !isOpen(roles) : fact.state === "none";
  return isAbsent
    ? [`its ${owner} have no `, { code: role }]
    : [{ code: role }, ` of its ${owner} is not shown`];
}

/** A role of a request or of an answer. */
interface Role {
  readonly role: string;
  readonly parameter?: Fact<unknown>;
  readonly pointer?: Fact<unknown>;
}

/** True if a place of an answer is a header. */
function isHeader(place: string): boolean {
  return place.startsWith("header:");
}

/** Returns the value of a parameter that a caller leaves out: its default, or else its minimum. */
function firstPosition(
  operation: Operation,
  parameter: ParameterPointer,
  find: FindSchema,
): number | undefined {
  const minima = saidOf(operation, parameter, find).flatMap((schema) =>
    schema.kind === "number" && schema.minimum !== undefined ? [schema.minimum] : [],
  );
  return defaultNumber(operation, parameter, find) ?? minima[0];
}

/** The number that a parameter has where a caller gives none; undefined where its schema says none. */
export function defaultNumber(
  operation: Operation,
  parameter: ParameterPointer,
  find: FindSchema,
): number | undefined {
  const defaults = saidOf(operation, parameter, find).flatMap((schema) =>
    schema.default?.kind === "number" ? [schema.default.value] : [],
  );
  return defaults[0];
}

function saidOf(
  operation: Operation,
  parameter: ParameterPointer,
  find: FindSchema,
): readonly Schema[] {
  return pointedSchemas(operation, parameter, find).flatMap((schema) => partsOf(schema, find));
}

/** Returns the schemas of the values of a parameter, or of a property of the body. */
function pointedSchemas(
  { parameters, body }: Operation,
  { place, name }: ParameterPointer,
  find: FindSchema,
): readonly Schema[] {
  if (place !== "body") {
    const parameter = knownItems(parameters[place]).find((each) => each.name === name);
    const schema = parameter && valueFacts(parameter).schema;
    return schema?.state === "known" ? [schema.value] : [];
  }
  const content = knownValue(body)?.content;
  return (content === undefined ? [] : knownItems(content)).flatMap((each) => {
    const { schema } = each;
    const found =
      contentKind(each, find) === "json" && schema.state === "known"
        ? schemasAt(schema.value, pointerTo(name), find)
        : "open";
    return typeof found === "string" ? [] : found;
  });
}

/** A schema, what it stands for, and what holds with it. */
function partsOf(schema: Schema, find: FindSchema): readonly Schema[] {
  if (schema.kind === "allOf") {
    return [schema, ...schema.members.flatMap((member) => partsOf(member, find))];
  }
  const target = dereferenced(schema, find);
  if (target === undefined || target === schema) return [schema];
  return [schema, ...partsOf(target, find)];
}
