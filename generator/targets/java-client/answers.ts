/** The result of a call: always a subtype of `JsonValue`, or nothing, so that no filled fact changes the type that callers have. */
import { elementType, namedType, orNull, runtime } from "../../emit/java/types.js";
import { generic, ofType, str } from "../../emit/java/java-code.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import type { ChainedCall } from "../../emit/java/java-code.js";
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

function decoder(names: Emission, name: string, given: readonly Hole[] = []): Code {
  return ofType(runtime("Decoder", names.types), [{ name, given }]);
}

function ofRuntime(names: Emission, type: string, by: string): Given {
  return { type: code`${runtime(type, names.types)}`, decoder: decoder(names, by) };
}

/** The type of what calls give, and its decoder. */
export function answerType(plan: CallableOperation, names: Emission): Given {
  const given = givenBy(plan, names);
  switch (given.kind) {
    case "nothing":
      return { type: orNull(code`Void`), decoder: decoder(names, "nothing") };
    case "unknown":
    case "stream": {
      const { type, decoder: by } = ofRuntime(names, "JsonValue", "json");
      return { type: orNull(type), decoder: by };
    }
    case "text":
      return maybe(ofRuntime(names, "JsonString", "text"), given);
    case "bytes":
      return maybe(ofRuntime(names, "JsonBytes", "bytes"), given);
    case "value":
      return maybe(topType(given.shape, names), given);
    default:
      return unreachable(given);
  }
}

/** Where other answers may come, or none, there is no value. */
function maybe(
  { type, decoder: by }: Given,
  given: Extract<GivenShape, { readonly mayBeEmpty: boolean }>,
): Given {
  const isMissing = given.only !== undefined || given.mayBeEmpty;
  return { type: isMissing ? orNull(type) : type, decoder: by };
}

/** The type of values of a shape that stand alone. */
export function topType(shape: Shape, names: Emission): Given {
  const { types } = names;
  if (shape.kind === "nullable") {
    const { type, decoder: by } = topType(shape.of, names);
    return { type: orNull(type), decoder: decoder(names, "nullable", [by]) };
  }
  const plain = plainShape(shape, types.named);
  switch (plain.kind) {
    case "raw":
    case "tuple":
      return ofRuntime(names, "JsonValue", "json");
    case "map":
      return ofRuntime(names, "JsonObject", "object");
    case "list": {
      const item = hasType(plain.item, types)
        ? elementType(plain.item, types)
        : ofRuntime(names, "JsonValue", "json");
      return {
        type: generic(runtime("JsonArray", types), [item.type]),
        decoder: decoder(names, "listOf", [item.decoder]),
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
      if (target?.kind === "record") return { type, decoder: code`${type}::new` };
      if (target?.kind === "enum") return scalar(target.of, names);
      return target !== undefined && isTagged(target)
        ? { type, decoder: code`${type}::of` }
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
      return ofRuntime(names, "JsonBoolean", "bool");
    default:
      return ofRuntime(names, "JsonString", "text");
  }
}

/** Its sentences in a comment; empty where its type says all. */
export function answerText(plan: CallableOperation, names: Emission): string {
  const given = givenBy(plan, names);
  switch (given.kind) {
    case "unknown":
      return "The result is a `JsonValue`: `as` decodes it into a type of yours.";
    case "stream":
      return `The response is a stream: \`${given.stream.kind === "events" ? "events" : "open"}\` reads it.`;
    case "nothing":
      return "";
    case "text":
    case "bytes":
    case "value":
      return given.only === undefined
        ? ""
        : `The value is the \`${given.only.mediaType}\` body of status ${given.only.status}. It is null for other responses, which \`withResponse\` and \`as\` give.`;
    default:
      return unreachable(given);
  }
}

const json = "application/json";

/** How successes are read. */
export function readCalls({ reading, header }: Negotiation): readonly ChainedCall[] {
  const accept = header === undefined ? [] : [{ name: "accept", given: [str(header)] }];
  if (reading === undefined) return accept;
  if (header === json && "listed" in reading && reading.listed.join(" ") === json) {
    return [{ name: "json" }];
  }
  const readings = "listed" in reading || "any" in reading ? [["", reading] as const] : reading;
  return [...accept, ...readings.map(([status, each]) => readCall(status, each))];
}

function readCall(status: string, reading: Reading): ChainedCall {
  const number = numberLiteral(statusNumber(status));
  if ("listed" in reading) {
    const types = reading.listed.map(str);
    return { name: "reads", given: status === "" ? types : [number, ...types] };
  }
  return { name: "readsAs", given: [number, code`Reading.As.${ways[reading.any]}`] };
}

const ways = { json: code`JSON`, text: code`TEXT`, bytes: code`BYTES` } as const;

/** Of which answers the value is. */
export function valueCalls(given: GivenShape): readonly ChainedCall[] {
  if (!("only" in given) || given.only === undefined) return [];
  const { status, mediaType } = given.only;
  return [{ name: "values", given: [numberLiteral(statusNumber(status)), str(mediaType)] }];
}

/** 404, 4 of 4XX, 0 of `default`. */
export function statusNumber(status: string): number {
  if (/^\dXX$/.test(status)) return Number(status.charAt(0));
  return /^\d+$/.test(status) ? Number(status) : 0;
}
