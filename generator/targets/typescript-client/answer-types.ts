/** The types of bodies that come, as the runtime decodes them. */
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import { knownItems } from "../../model/known.js";
import type { Content, Response } from "../../model/message.js";
import { contentKind, mayBeAnything } from "../../sdk/messages/content-kinds.js";
import { isAnyMedia, isText } from "../../sdk/messages/media-types.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { streamType } from "../../emit/typescript/package/stream-types.js";
import { unreachable } from "../../unreachable.js";

/** A body, or what has one. */
export type Bodied = Pick<Response, "content" | "shared">;

/** The same with other representations in place of its own: it is the shared one no more. */
export function withContents({ content }: Bodied, items: readonly Content[]): Bodied {
  if (content.state !== "known") return { content };
  return { content: { ...content, value: { ...content.value, items } } };
}

/**
 * The type of the bodies that answers, or an event, may have; `undefined` for an empty one, `unknown` while one of them may be
 * anything. `streams` imports what those are made of that the runtime decodes as streams; nothing else than a success is.
 */
export function answerType(
  answers: readonly Bodied[],
  scope: TypeScope,
  streams?: FileImports,
): TypeTree {
  const isOpen = answers.some((each) => mayBeAnything(each.content) || isMixed(each, scope));
  if (isOpen) return keyword("unknown");
  return openUnionOf(answers.flatMap((each) => bodyTypes(each, scope, streams)));
}

/** Whether any media type may come beside others: it is read as it says of itself, whatever its schema is. */
function isMixed({ content }: Bodied, { find }: TypeScope): boolean {
  const contents = knownItems(content);
  return (
    contents.length > 1 &&
    contents.some(({ mediaType }) => isAnyMedia(mediaType)) &&
    contents.some((each) => contentKind(each, find) !== "json")
  );
}

function bodyTypes(
  { content, shared }: Bodied,
  scope: TypeScope,
  streams: FileImports | undefined,
): readonly TypeTree[] {
  const named = shared === undefined ? undefined : scope.shared?.(shared)?.body;
  if (named !== undefined) return [named()];
  if (content.state === "none") return [keyword("undefined")];
  return knownItems(content).map(
    (each) =>
      (streams &&
        streamType(each, scope, () => streams.type("ServerSentEvent", "runtime/event-stream"))) ??
      decodedType(each, scope),
  );
}

/** What the runtime makes of a body. */
function decodedType(content: Content, scope: TypeScope): TypeTree {
  const { mediaType, schema } = content;
  const kind = contentKind(content, scope.find);
  switch (kind) {
    case "bytes":
      return reference("Blob");
    case "text":
      if (isText(mediaType)) return keyword("string");
      break;
    case "json":
    case "unknown":
      break;
    default:
      return unreachable(kind);
  }
  return schema.state === "known" ? scope.typeOf(schema.value) : keyword("unknown");
}
