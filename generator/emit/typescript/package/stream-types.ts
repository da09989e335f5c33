/** The types of bodies that do not end by themselves: what is iterated over. */
import type { Content } from "../../../model/message.js";
import { saysNothing } from "../../../sdk/schemas/says-nothing.js";
import type { TypeScope } from "../schemas/type-scope.js";
import { keyword, reference, type TypeTree } from "../type-tree.js";
import { dataOf, isJsonData, itemOf, streamKind } from "../../../sdk/messages/streams.js";

/** What is iterated over; undefined where a representation is no stream. `eventName` imports the type of an event. */
export function streamType(
  { mediaType, schema }: Content,
  scope: TypeScope,
  eventName: () => string,
): TypeTree | undefined {
  const kind = streamKind(mediaType);
  if (kind === undefined) return undefined;
  const item = schema.state === "known" ? itemOf(schema.value, scope.find) : undefined;
  if (kind !== "events") return iterable(item ? scope.typeOf(item) : keyword("unknown"));
  const event = eventName();
  if (item === undefined || saysNothing(item)) {
    return iterable(reference(event, [keyword("unknown")]));
  }
  const data = dataOf(item, scope.find);
  const isText = !isJsonData(item, scope.find);
  return iterable(reference(event, isText ? [] : [scope.typeOf(data)]));
}

function iterable(item: TypeTree): TypeTree {
  return reference("AsyncIterable", [item]);
}
