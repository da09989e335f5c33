/** The types of bodies that do not end by themselves: what is iterated over. */
import type { StreamPlan } from "../../../sdk/messages/carried-bodies.js";
import { unreachable } from "../../../unreachable.js";
import type { TypeScope } from "../schemas/type-scope.js";
import { keyword, reference, type TypeTree } from "../type-tree.js";

/** Returns the type of the iterated items. `eventName` imports the type of an event. */
export function streamType(
  stream: StreamPlan,
  scope: TypeScope,
  eventName: () => string,
): TypeTree {
  const item =
    stream.kind === "events"
      ? reference(eventName(), dataTypes(stream, scope))
      : scope.typeOf(stream.item);
  return reference("AsyncIterable", [item]);
}

/** The type argument of an event, whose data is text where it has none. */
function dataTypes(
  { data, item }: Extract<StreamPlan, { kind: "events" }>,
  scope: TypeScope,
): readonly TypeTree[] {
  switch (data) {
    case "json":
      return [scope.typeOf(item)];
    case "text":
      return [];
    case "unknown":
      return [keyword("unknown")];
    default:
      return unreachable(data);
  }
}
