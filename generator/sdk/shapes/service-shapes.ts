/** The shapes of all that calls of a service send and give, for languages in which a type has a name. */
import { oncePerModel } from "../../model/once.js";
import { unreachable } from "../../unreachable.js";
import { eventPlans } from "../events/event-plan.js";
import type { CarriedContent, StreamPlan } from "../messages/carried-bodies.js";
import type { ContentPlan } from "../messages/contents.js";
import type { PagePlan } from "../operations/paging.js";
import type { ParameterPlan } from "../operations/parameters.js";
import type { ResultPlan } from "../operations/result.js";
import { planOf } from "../plan-of.js";
import type { CallableOperation, GroupPlan, OperationPlan } from "../plan.js";
import { isSettled, plainShape, type ShapesById, shapeAt } from "./settled-shapes.js";
import type { NamedShape, Shape, ShapeId } from "./shape.js";
import { bodyPlace, partPlace } from "./shape-places.js";
import { type Shapes, shapesOf } from "./shapes-of.js";

/** All of them. */
export interface ServiceShapes {
  /** All that have a name, owners before what they own. */
  readonly all: readonly NamedShape[];
  readonly named: ShapesById;
  readonly calls: ReadonlyMap<string, CallShapes>;
  /** Bodies of failures that any operation may answer, by status. */
  readonly failures: ReadonlyMap<string, Shape>;
  /** The data of events, by their names. */
  readonly payloads: ReadonlyMap<string, Shape>;
}

/** The shapes of the calls of one operation. What is not settled is left out. */
export interface CallShapes {
  readonly parameters: ReadonlyMap<ParameterPlan, Shape>;
  /** The shapes of bodies, by their representations; of a form that is written from an object the object. */
  readonly contents: ReadonlyMap<ContentPlan, Shape>;
  readonly given: GivenShape;
  /** Items of pages, by the lists that have them. */
  readonly items: ReadonlyMap<PagePlan, Shape>;
}

/** The shape of a call's result. Of several answers the first with a known body decides, so that no further answer changes it. */
export type GivenShape =
  | { readonly kind: "nothing" | "unknown" }
  | { readonly kind: "stream"; readonly stream: StreamPlan; readonly item: Shape | undefined }
  | GivenValue;

/** The same where it is a body that is read whole. */
export interface GivenValue extends GivenBody {
  /** Of which answers it is; left out = of all. */
  readonly only?: { readonly status: string; readonly mediaType: string };
  /** All bodies that a call may give, each once, for languages whose types may be one of several; left out = not all have a shape. */
  readonly all?: readonly GivenBody[];
  /** True if there are successes without a body. */
  readonly mayBeEmpty: boolean;
}

/** A body that a call may give. */
export interface GivenBody {
  readonly kind: "value" | "text" | "bytes";
  readonly shape: Shape;
}

/** The shapes of a model, made once: all languages have them. */
export const serviceShapes = oncePerModel((model): ServiceShapes => {
  const shapes = shapesOf(model);
  const { groups, service } = planOf(model);
  const callable = groups.flatMap(operationsIn).filter((each) => each.kind === "callable");
  const asked = callable.map((plan) => ({ plan, ...askedOf(plan, shapes) }));
  const failures = service.failures.common.named.flatMap(({ status, from, name, body }) =>
    from === "service" && body.schema !== undefined && !body.isUnknown
      ? [[status, shapes.of(body.schema, partPlace(name.wire, ["body"], "answered"))] as const]
      : [],
  );
  const payloads = eventPlans(model).flatMap(({ name, payload }) =>
    payload.kind === "body" && payload.body.schema !== undefined
      ? [[name, shapes.of(payload.body.schema, partPlace("events", [name], "answered"))] as const]
      : [],
  );
  const all = shapes.named();
  const named = new Map(all.map((each) => [each.id, each] as const));
  const settled = <Key>(entries: readonly (readonly [Key, Shape])[]): ReadonlyMap<Key, Shape> =>
    new Map(entries.filter(([, shape]) => isSettled(shape, named)));
  return {
    all,
    named,
    calls: new Map(
      asked.map(({ plan, parameters, contents, given }) => [
        plan.id,
        {
          parameters: settled(parameters),
          contents: settled(contents),
          given: settledGiven(given, named),
          items: settled(itemsOf(plan, given, named)),
        },
      ]),
    ),
    failures: settled(failures),
    payloads: settled(payloads),
  };
});

/** The operations of a group and of those below it. */
export function operationsIn({ operations, groups }: GroupPlan): readonly OperationPlan[] {
  return [...operations, ...groups.flatMap(operationsIn)];
}

/** The shapes of a call, settled or not. */
interface Asked {
  readonly parameters: readonly (readonly [ParameterPlan, Shape])[];
  readonly contents: readonly (readonly [ContentPlan, Shape])[];
  readonly given: GivenShape;
}

function askedOf({ id, request, answer }: CallableOperation, shapes: Shapes): Asked {
  const { parameters, body, sendsBody } = request;
  const bodies = body.kind === "known" && sendsBody ? body.contents : [];
  return {
    parameters: parameters
      .filter(({ from }) => from !== "service")
      .map((each) => {
        const place = partPlace(id, [each.place, each.name], "sent");
        return [each, shapes.of(each.sendable, place)] as const;
      }),
    contents: bodies.map((each) => {
      const schema = each.codec === "form" ? each.form.sendable : each.schema;
      return [each, shapes.of(schema, bodyPlace(id, each.mediaType, "sent"))] as const;
    }),
    given: givenOf(id, answer.result, shapes),
  };
}

function givenOf(id: string, result: ResultPlan, shapes: Shapes): GivenShape {
  const { kind, successes, bodies, hasOthers } = result;
  if (kind === "nothing") return { kind };
  const filled = successes.flatMap(({ status, body }, index) =>
    body.isEmpty ? [] : [{ status, body: bodies[index] ?? body }],
  );
  const [first, ...others] = filled;
  const [content, ...otherContents] = first?.body.contents ?? [];
  if (first === undefined || content === undefined) return { kind: "unknown" };
  const { status } = first;
  const { stream } = content;
  if (kind === "stream" && stream !== undefined) {
    return { kind, stream, item: shapes.of(stream.item, partPlace(id, ["answer"], "answered")) };
  }
  if (first.body.isUnknown) return { kind: "unknown" };
  const given = givenBody(id, [], content, shapes);
  if (given === undefined) return { kind: "unknown" };
  const isOnly = others.length === 0 && otherContents.length === 0;
  const isAll = isOnly && (hasOthers || result.negotiation.choice === undefined);
  const only = isAll ? {} : { only: { status, mediaType: content.mediaType } };
  const all = isAll ? [given] : allGiven(id, { first: content, given }, result, shapes);
  const mayBeEmpty = successes.length > filled.length;
  return { ...given, ...only, ...(all === undefined ? {} : { all }), mayBeEmpty };
}

/** A body as a call gives it; undefined = it has no shape of its own, or is read as it comes. */
function givenBody(
  id: string,
  parts: readonly string[],
  { decoded, kind, schema, stream }: CarriedContent,
  shapes: Shapes,
): GivenBody | undefined {
  if (stream !== undefined) return undefined;
  if (decoded !== "value") {
    const type = decoded === "text" ? "string" : "bytes";
    return { kind: decoded, shape: { kind: "scalar", type } };
  }
  if (kind !== "json") return undefined;
  const place = partPlace(id, ["answer", ...parts], "answered");
  return { kind: "value", shape: shapes.of(schema, place) };
}

/** All bodies that a call may give: where it may ask for a representation, all of them. */
function allGiven(
  id: string,
  { first, given }: { readonly first: CarriedContent; readonly given: GivenBody },
  { successes, bodies, negotiation }: ResultPlan,
  shapes: Shapes,
): readonly GivenBody[] | undefined {
  const found = new Map<string, GivenBody>();
  for (const [index, { status, body }] of successes.entries()) {
    if (body.isEmpty) continue;
    if (body.isUnknown) return undefined;
    const { contents } = negotiation.choice === undefined ? (bodies[index] ?? body) : body;
    let hasJson = false;
    for (const content of contents) {
      const isFirst = content.mediaType === first.mediaType && content.schema === first.schema;
      // JSON is what nearly all bodies are, and goes without saying; of several the first one.
      const isPlain: boolean = content.kind === "json" && !isFirst && !hasJson;
      const parts = isPlain ? [status] : [status, content.mediaType];
      hasJson ||= isPlain;
      const each = isFirst ? given : givenBody(id, parts, content, shapes);
      if (each === undefined) return undefined;
      found.set(JSON.stringify(each.shape), each);
    }
  }
  return [...found.values()];
}

function settledGiven(given: GivenShape, named: ShapesById): GivenShape {
  switch (given.kind) {
    case "nothing":
    case "unknown":
      return given;
    case "stream":
      return given.item === undefined || isTyped(given.item, named)
        ? given
        : { ...given, item: undefined };
    case "value":
    case "text":
    case "bytes": {
      const isKnown = ({ kind, shape }: GivenBody): boolean =>
        kind !== "value" || isTyped(shape, named);
      if (!isKnown(given)) return { kind: "unknown" };
      const { all, ...rest } = given;
      return all?.every(isKnown) === true ? given : rest;
    }
    default:
      return unreachable(given);
  }
}

/** True if a shape is settled, and more than JSON. */
function isTyped(shape: Shape, named: ShapesById): boolean {
  return isSettled(shape, named) && plainShape(shape, named).kind !== "raw";
}

function itemsOf(
  { paging }: CallableOperation,
  given: GivenShape,
  named: ShapesById,
): readonly (readonly [PagePlan, Shape])[] {
  if (paging?.kind !== "followed" || given.kind !== "value") return [];
  return paging.roots.flatMap((root) => {
    const pointer = root.pointer + (paging.places.items ?? "");
    const list = shapeAt(given.shape, pointer, named);
    const plain = list && plainShape(list, named);
    return plain?.kind === "list" ? [[root, plain.item] as const] : [];
  });
}

/** Ids of shapes that are forms and nothing else: they are written field by field, and have no JSON. */
function formsAmong({ calls, named }: ServiceShapes): ReadonlySet<ShapeId> {
  const found = new Set<ShapeId>();
  for (const { contents } of calls.values()) {
    for (const [content, shape] of contents) {
      const isInline = shape.kind === "named" && shape.id.includes("/~body/");
      if (content.codec === "form" && isInline && named.get(shape.id)?.kind === "record") {
        found.add(shape.id);
      }
    }
  }
  return found;
}

/** The shapes that are types: forms have types of their own, and what is not shown has none. */
export function declaredShapes(shapes: ServiceShapes): readonly NamedShape[] {
  const forms = formsAmong(shapes);
  return shapes.all.filter(
    (each) => !forms.has(each.id) && (each.kind !== "alias" || isSettled(each.shape, shapes.named)),
  );
}
