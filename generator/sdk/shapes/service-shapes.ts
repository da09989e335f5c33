/** The shapes of all that calls of a service send and give, for languages in which a type has a name. */
import type { ApiModel } from "../../model/model.js";
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
import { partPlace } from "./shape-places.js";
import { type Shapes, shapesOf } from "./shapes-of.js";

/** All of them. */
export interface ServiceShapes {
  /** All that have a name, owners before what they own. */
  readonly all: readonly NamedShape[];
  readonly named: ShapesById;
  readonly calls: ReadonlyMap<string, CallShapes>;
  /** Bodies of failures that any operation may answer, by status. */
  readonly failures: ReadonlyMap<string, Shape>;
  /** What events carry, by their names. */
  readonly payloads: ReadonlyMap<string, Shape>;
}

/** The shapes of the calls of one operation. What is not settled is left out. */
export interface CallShapes {
  readonly parameters: ReadonlyMap<ParameterPlan, Shape>;
  /** What bodies are, by their representations; of a form that is written from an object the object. */
  readonly contents: ReadonlyMap<ContentPlan, Shape>;
  readonly given: GivenShape;
  /** Items of pages, by the lists that have them. */
  readonly items: ReadonlyMap<PagePlan, Shape>;
}

/** What a call gives: of several answers that of the first which is known to have a body, so that no further answer changes it. */
export type GivenShape =
  | { readonly kind: "nothing" | "unknown" }
  | { readonly kind: "stream"; readonly stream: StreamPlan; readonly item: Shape | undefined }
  | {
      readonly kind: "value" | "text" | "bytes";
      readonly shape: Shape;
      /** Of which answers it is; left out = of all. */
      readonly only?: { readonly status: string; readonly mediaType: string };
    };

/** Makes them. */
export function serviceShapes(model: ApiModel): ServiceShapes {
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
}

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
      // JSON is what nearly all bodies are, and goes without saying.
      const parts = each.mediaType === "application/json" ? [] : [each.mediaType];
      return [each, shapes.of(schema, partPlace(id, ["body", ...parts], "sent"))] as const;
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
  const shapeOf = (schema: CarriedContent["schema"]): Shape =>
    shapes.of(schema, partPlace(id, ["answer"], "answered"));
  const { stream } = content;
  if (kind === "stream" && stream !== undefined) {
    return { kind, stream, item: shapeOf(stream.item) };
  }
  if (first.body.isUnknown || stream !== undefined) return { kind: "unknown" };
  const isOnly = others.length === 0 && otherContents.length === 0;
  const isAll = isOnly && (hasOthers || result.negotiation.choice === undefined);
  const only = isAll ? {} : { only: { status, mediaType: content.mediaType } };
  if (content.decoded !== "value") {
    const shape = {
      kind: "scalar",
      type: content.decoded === "text" ? "string" : "bytes",
    } as const;
    return { kind: content.decoded, shape, ...only };
  }
  if (content.kind !== "json") return { kind: "unknown" };
  return { kind: "value", shape: shapeOf(content.schema), ...only };
}

function settledGiven(given: GivenShape, named: ShapesById): GivenShape {
  if (given.kind === "value" && !isTyped(given.shape, named)) return { kind: "unknown" };
  if (given.kind !== "stream" || given.item === undefined) return given;
  return isTyped(given.item, named) ? given : { ...given, item: undefined };
}

/** Whether a shape is settled, and more than JSON. */
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
export function formsAmong({ calls, named }: ServiceShapes): ReadonlySet<ShapeId> {
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
