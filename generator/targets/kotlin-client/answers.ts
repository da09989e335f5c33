/** The result of a call: always a subtype of `JsonValue` or null, so that no filled fact changes the type that callers have. */
import { call, generic, id, lambda, orNull, str } from "../../emit/kotlin/kotlin-code.js";
import { decoderOf, elementType, namedType, runtime } from "../../emit/kotlin/types.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import type { Negotiation, Reading } from "../../sdk/messages/negotiation.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType, isTagged } from "../../sdk/shapes/class-shapes.js";
import type { GivenShape } from "../../sdk/shapes/service-shapes.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";

/** A type and its decoder. */
export interface Given {
  readonly type: Code;
  readonly decoder: Code;
}

/** The result of a call of an operation. */
export function givenBy(plan: CallableOperation, { shapes }: Emission): GivenShape {
  return shapes.calls.get(plan.id)?.given ?? { kind: "unknown" };
}

function decoders(names: Emission, name: string, given: readonly Hole[] = []): Code {
  const own = code`${runtime("Decoders", names.types)}.${id(name)}`;
  return given.length === 0 ? own : call(own, given);
}

function ofRuntime(names: Emission, type: string, by: string): Given {
  return { type: code`${runtime(type, names.types)}`, decoder: decoders(names, by) };
}

/** The type of a value that a call gives, and its decoder; a call of an operation without one gives nothing. */
export function answerType(plan: CallableOperation, names: Emission): Given | undefined {
  const given = givenBy(plan, names);
  switch (given.kind) {
    case "nothing":
      return undefined;
    case "unknown":
    case "stream":
      return ofRuntime(names, "JsonValue", "json");
    case "text":
      return ofRuntime(names, "JsonText", "text");
    case "bytes":
      return ofRuntime(names, "JsonBytes", "bytes");
    case "value":
      return topType(given.shape.kind === "nullable" ? given.shape.of : given.shape, names);
    default:
      return unreachable(given);
  }
}

/** The type of values of a shape that stand alone. */
export function topType(shape: Shape, names: Emission): Given {
  const { types } = names;
  if (shape.kind === "nullable") {
    const { type, decoder: by } = topType(shape.of, names);
    return { type: orNull(type), decoder: decoders(names, "nullable", [by]) };
  }
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
    case "map":
      return ofRuntime(names, "JsonValue", "json");
    case "list": {
      const item = hasType(plain.item, types) ? elementType(plain.item, types) : undefined;
      const own =
        item === undefined
          ? ofRuntime(names, "JsonValue", "json")
          : { type: item.type, decoder: decoderOf(item) };
      return {
        type: generic(runtime("JsonList", types), [own.type]),
        decoder: decoders(names, "list", [own.decoder]),
      };
    }
    case "scalar":
      return scalar(plain.type, names);
    case "constant":
      switch (plain.value.kind) {
        case "string":
        case "number":
        case "boolean":
          return scalar(plain.value.kind, names);
        default:
          return ofRuntime(names, "JsonValue", "json");
      }
    case "named": {
      const target = types.named.get(plain.id);
      const type = namedType(plain.id, types);
      if (target?.kind === "record") return { type, decoder: lambda(call(type, [id("it")])) };
      if (target?.kind === "enum") return scalar(target.of, names);
      return target !== undefined && isTagged(target)
        ? { type, decoder: lambda(call(code`${type}.of`, [id("it")])) }
        : ofRuntime(names, "JsonValue", "json");
    }
    default:
      return unreachable(plain);
  }
}

function scalar(type: Extract<Shape, { readonly kind: "scalar" }>["type"], names: Emission): Given {
  switch (type) {
    case "integer":
    case "number":
      return ofRuntime(names, "JsonNumber", "number");
    case "boolean":
      return ofRuntime(names, "JsonBoolean", "boolean");
    default:
      return ofRuntime(names, "JsonText", "text");
  }
}

/** Its sentences in a comment; empty where its type says all. */
export function answerText(plan: CallableOperation, names: Emission): string {
  const given = givenBy(plan, names);
  switch (given.kind) {
    case "unknown":
      return "The result is a `JsonValue`: `decode` makes a type of yours of it.";
    case "stream":
      return "The response is a stream, which the function beside this one reads.";
    case "nothing":
      return "";
    case "text":
    case "bytes":
    case "value":
      return given.only === undefined
        ? ""
        : `The value is the \`${given.only.mediaType}\` body of status ${given.only.status}. It is null for other responses, which \`withResponse\` gives.`;
    default:
      return unreachable(given);
  }
}

/** How successes are read, as arguments of the operation. */
export function readings({ reading }: Negotiation, names: Emission): readonly Code[] {
  if (reading === undefined) return [];
  const all = "listed" in reading || "any" in reading ? [["", reading] as const] : reading;
  return all.map(([status, each]) => readingOf(status, each, names));
}

function readingOf(status: string, reading: Reading, { types }: Emission): Code {
  const number = numberLiteral(statusNumber(status));
  const type = runtime("Reading", types);
  if ("listed" in reading) {
    const listed = reading.listed.map(str);
    return call(type, status === "" ? listed : [number, ...listed]);
  }
  return call(type, [number, code`${runtime("ReadAs", types)}.${ways[reading.any]}`]);
}

const ways = { json: code`JSON`, text: code`TEXT`, bytes: code`BYTES` } as const;

/** Of which answers the value is. */
export function valueReadings(given: GivenShape, { types }: Emission): readonly Code[] {
  if (!("only" in given) || given.only === undefined) return [];
  const { status, mediaType } = given.only;
  return [call(runtime("Reading", types), [numberLiteral(statusNumber(status)), str(mediaType)])];
}

/** 404, 4 of 4XX, 0 of `default`. */
export function statusNumber(status: string): number {
  if (/^\dXX$/.test(status)) return Number(status.charAt(0));
  return /^\d+$/.test(status) ? Number(status) : 0;
}
