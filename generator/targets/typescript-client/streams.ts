/** Answers that do not end by themselves: server-sent events, JSON lines, sequences of JSON texts. */
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import {
  callOf,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import { bareType } from "../../sdk/messages/media-types.js";
import type { ResultPlan } from "../../sdk/operations/result.js";
import { unreachable } from "../../unreachable.js";

/** The entry of the constant that decodes the streams among an operation's successful answers. */
export function streamEntries(
  { successes }: ResultPlan,
  imports: FileImports,
): readonly ObjectEntry[] {
  const contents = successes.flatMap(({ body }) => body.contents);
  const decoders = new Map(
    contents.flatMap(({ mediaType, stream }) =>
      stream === undefined ? [] : [[bareType(mediaType), decoderOf(stream)] as const],
    ),
  );
  if (decoders.size === 0) return [];
  const entries = [...decoders].map(([key, [value, file]]) => ({
    key,
    value: nameValue(imports.value(value, file)),
  }));
  const streams = nameValue(imports.value("streams", "runtime/streams"));
  return [{ key: "stream", value: callOf(streams, [objectValue(entries)], { pure: true }) }];
}

/** The decoder of a stream, by its name and file. */
function decoderOf(stream: StreamPlan): readonly [name: string, file: string] {
  switch (stream.kind) {
    case "events":
      return [stream.data === "json" ? "jsonEventStream" : "eventStream", "runtime/event-stream"];
    case "lines":
      return ["jsonLines", "runtime/json-lines"];
    case "sequence":
      return ["jsonSequence", "runtime/json-lines"];
    default:
      return unreachable(stream);
  }
}
