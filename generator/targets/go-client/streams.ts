/** The door to a stream: what comes, as it comes. */
import { doc, id, std } from "../../emit/go/go-code.js";
import { type Code, code } from "../../emit/text/code.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import { elementType, givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import type { Call } from "./call.js";

/** Its method; none of an operation whose answer is no stream. */
export function streamDoor(
  plan: CallableOperation,
  { service, method, declared, passed, maker }: Call,
  names: Emission,
): readonly Code[] {
  const given = givenBy(plan, names);
  const { stream: name } = names.doors.get(plan) ?? {};
  if (name === undefined || given.kind !== "stream") return [];
  const { type, open } = streamOf(given.stream, given.item, names);
  return [
    code`${doc([`${name} calls ${method}, and returns the items of the response as they arrive. Range over [Stream.All], or call [Stream.Close].`])}
func (s *${id(service)}) ${id(name)}(ctx ${std("Context", "context")}, ${declared}, options ...CallOption) (*Stream[${type}], error) {
	return ${open}(ctx, s.core, s.${id(maker)}(${passed}), options)
}`,
  ];
}

/** The items of a stream, and the method that opens it. */
export function streamOf(
  stream: StreamPlan,
  item: Shape | undefined,
  names: Emission,
): { readonly type: Code; readonly open: Code } {
  const own = item === undefined ? code`any` : elementType(item, names);
  switch (stream.kind) {
    case "lines":
      return { type: own, open: code`lineStream[${own}]` };
    case "sequence":
      return { type: own, open: code`sequenceStream[${own}]` };
    case "events":
      return stream.data === "json"
        ? { type: code`Event[${own}]`, open: code`eventStream[${own}]` }
        : { type: code`Event[string]`, open: code`textEventStream` };
    default:
      return unreachable(stream);
  }
}
