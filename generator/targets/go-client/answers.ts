/** The result of a call: the type of its data, and how successes are read. */
import { readingList } from "../../emit/go/client/readings.js";
import { strings } from "../../emit/go/go-code.js";
import { goType, pointerType } from "../../emit/go/types.js";
import { type Code, code } from "../../emit/text/code.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { GivenShape } from "../../sdk/shapes/service-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";

/** The result of a call of an operation. */
export function givenBy(plan: CallableOperation, { shapes }: Emission): GivenShape {
  return shapes.calls.get(plan.id)?.given ?? { kind: "unknown" };
}

/** The type of the data of its answers. */
export function dataType(given: GivenShape, names: Emission): Code {
  switch (given.kind) {
    case "nothing":
      return code`NoContent`;
    case "unknown":
    case "stream":
      return code`any`;
    case "text":
      return code`string`;
    case "bytes":
      return code`[]byte`;
    case "value":
      return elementType(given.shape, names);
    default:
      return unreachable(given);
  }
}

/** The type of a value that stands alone, or in a list: a pointer where it may be null. */
export function elementType(shape: Shape, { types }: Emission): Code {
  return shape.kind === "nullable" ? pointerType(shape, types) : goType(shape, types);
}

/** The sentences of a comment about the data; empty where its type says all. */
export function dataText(plan: CallableOperation, names: Emission): string {
  const given = givenBy(plan, names);
  const { stream } = names.doors.get(plan) ?? {};
  switch (given.kind) {
    case "unknown":
      return "Data is an any: [As] decodes the response into a type of yours.";
    case "stream":
      return `The response is a stream: ${stream ?? ""} returns its items as they arrive; this method waits for its end.`;
    case "nothing":
      return "";
    case "text":
    case "bytes":
    case "value":
      return given.only === undefined
        ? ""
        : `Data is the ${given.only.mediaType} body of status ${given.only.status}. It is empty for other responses, which Raw and [As] give.`;
    default:
      return unreachable(given);
  }
}

/** Of which answers the data is; undefined where it is of all. */
export function dataValue(given: GivenShape): Code | undefined {
  if (!("only" in given) || given.only === undefined) return undefined;
  const { status, mediaType } = given.only;
  return readingList([{ status, how: code`types: ${strings([mediaType])}` }]);
}
