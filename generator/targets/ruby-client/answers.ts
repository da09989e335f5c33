/** What a call gives, and how successes are read. */
import {
  hashOf,
  late,
  listOf,
  named,
  runtime,
  str,
  call,
  symbol,
} from "../../emit/ruby/ruby-code.js";
import { partOf, yardType } from "../../emit/ruby/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import type { Reading } from "../../sdk/messages/negotiation.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { GivenShape } from "../../sdk/shapes/service-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";

/** What a call of an operation gives. */
export function givenBy(plan: CallableOperation, { shapes }: Emission): GivenShape {
  return shapes.calls.get(plan.id)?.given ?? { kind: "unknown" };
}

/** Its type, as YARD writes it. */
export function givenType(given: GivenShape, { types }: Emission): string {
  switch (given.kind) {
    case "nothing":
      return "nil";
    case "unknown":
      return "Object";
    case "stream": {
      const item = given.item === undefined ? "Object" : yardType(given.item, types);
      return `Enumerator<${given.stream.kind === "events" ? "Event" : item}>`;
    }
    case "text":
    case "bytes":
    case "value": {
      if (given.all === undefined) return "Object";
      const all = given.all.map(({ kind, shape }) =>
        kind === "value" ? yardType(shape, types) : "String",
      );
      return [...new Set([...all, ...(given.mayBeEmpty ? ["nil"] : [])])].join(", ");
    }
    default:
      return unreachable(given);
  }
}

/** What a comment says of it beside its type. */
export function givenText(given: GivenShape): string {
  switch (given.kind) {
    case "unknown":
      return "the response as it comes: its JSON, text or bytes";
    case "stream":
      return "its items, read as they are asked for";
    case "nothing":
      return "";
    case "text":
    case "bytes":
    case "value":
      return given.mayBeEmpty ? "nil if the response has no body" : "";
    default:
      return unreachable(given);
  }
}

/** What the constant of an operation says of its successes. */
export function readingValues(plan: CallableOperation, names: Emission): readonly Code[] {
  const { negotiation } = plan.answer.result;
  return [
    ...named("accept", negotiation.header === undefined ? undefined : str(negotiation.header)),
    ...named("reading", readingValue(negotiation.reading)),
    ...named("stream", streamValue(plan)),
    ...modelValues(givenBy(plan, names), names),
  ];
}

/** The class of what a call gives; of several responses, of the one that it is of. */
function modelValues(given: GivenShape, { types }: Emission): readonly Code[] {
  const shape = shapeWithClass(given);
  const part = shape === undefined ? undefined : partOf(shape, types);
  if (part === undefined) return [];
  const only = given.kind === "value" ? given.only : undefined;
  return [
    ...named("model", late(part)),
    ...named(
      "model_of",
      only === undefined ? undefined : listOf([statusKey(only.status), str(only.mediaType)]),
    ),
  ];
}

function shapeWithClass(given: GivenShape): Shape | undefined {
  if (given.kind === "value") return given.shape;
  if (given.kind !== "stream") return undefined;
  // The data of an event may be text that nobody has to read as JSON.
  return given.stream.kind === "events" && given.stream.data !== "json" ? undefined : given.item;
}

function readingValue(
  reading: CallableOperation["answer"]["result"]["negotiation"]["reading"],
): Hole | undefined {
  if (reading === undefined) return undefined;
  if ("listed" in reading || "any" in reading) return oneReading(reading);
  const entries = reading.map(([status, each]) => [statusKey(status), oneReading(each)] as const);
  return call(code`${runtime("Readings")}.by_status`, [hashOf(entries)]);
}

function oneReading(reading: Reading): Hole {
  if ("listed" in reading)
    return call(code`${runtime("Readings")}.listed`, reading.listed.map(str));
  return runtime("Readings", `AS_${reading.any.toUpperCase()}`);
}

/** 404, "5XX", :default. */
export function statusKey(status: string): Hole {
  if (/^\d+$/.test(status)) return numberLiteral(Number(status));
  return status === "default" ? symbol("default") : str(status);
}

/** What reads the stream of each media type. */
function streamValue({ answer }: CallableOperation): Code | undefined {
  const { kind, bodies } = answer.result;
  if (kind !== "stream") return undefined;
  const contents = bodies.flatMap((each) => each.contents);
  const readers = new Map(
    contents.flatMap(({ mediaType, stream }) =>
      stream === undefined ? [] : [[mediaType, decoderOf(stream)] as const],
    ),
  );
  return hashOf([...readers].map(([type, reader]) => [str(type), reader] as const));
}

function decoderOf(stream: StreamPlan): Hole {
  const of = (name: string): Hole => runtime("StreamDecoders", name);
  switch (stream.kind) {
    case "events":
      return of(stream.data === "json" ? "JSON_EVENTS" : "TEXT_EVENTS");
    case "lines":
      return of("JSON_LINES");
    case "sequence":
      return of("JSON_SEQUENCE");
    default:
      return unreachable(stream);
  }
}
