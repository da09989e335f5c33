/** Answers that do not end by themselves: server-sent events, JSON lines, sequences of JSON texts. */
import {
  callOf,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import { knownItems } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { successesIn } from "../../model/successes.js";
import type { FindSchema } from "../../model/schema-members.js";
import { bareType } from "../../sdk/messages/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { isJsonData, isStream, itemOf, streamKind } from "../../sdk/messages/streams.js";

/** The entry of the constant that decodes the streams among an operation's successful answers. */
export function streamEntries(
  { responses }: Operation,
  { imports, find }: { readonly imports: FileImports; readonly find: FindSchema },
): readonly ObjectEntry[] {
  const decoders = new Map(
    successContents(responses).flatMap((each) => {
      const decoder = decoderOf(each, find);
      return decoder === undefined ? [] : [[bareType(each.mediaType), decoder] as const];
    }),
  );
  if (decoders.size === 0) return [];
  const entries = [...decoders].map(([key, [value, file]]) => ({
    key,
    value: nameValue(imports.value(value, file)),
  }));
  const streams = nameValue(imports.value("streams", "runtime/streams"));
  return [{ key: "stream", value: callOf(streams, [objectValue(entries)], { pure: true }) }];
}

/** Whether an operation may be answered with a stream. */
export function mayStream({ responses }: Operation): boolean {
  return successContents(responses).some(isStream);
}

function successContents(responses: Operation["responses"]): readonly Content[] {
  return successesIn(responses).flatMap(({ content }) => knownItems(content));
}

/** The decoder of a representation, by its name and file. */
function decoderOf(
  { mediaType, schema }: Content,
  find: FindSchema,
): readonly [name: string, file: string] | undefined {
  switch (streamKind(mediaType)) {
    case "events": {
      const isData = schema.state === "known" && isJsonData(itemOf(schema.value, find), find);
      return [isData ? "jsonEventStream" : "eventStream", "runtime/event-stream"];
    }
    case "lines":
      return ["jsonLines", "runtime/json-lines"];
    case "sequence":
      return ["jsonSequence", "runtime/json-lines"];
    case undefined:
      return undefined;
  }
}
