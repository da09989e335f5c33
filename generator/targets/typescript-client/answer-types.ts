/** The types of bodies that come, as the runtime decodes them. */
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { streamType } from "../../emit/typescript/package/stream-types.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { keyword, reference, type TypeTree } from "../../emit/typescript/type-tree.js";
import type { CarriedBody, CarriedContent } from "../../sdk/messages/carried-bodies.js";
import { unreachable } from "../../unreachable.js";

/**
 * The type of what bodies hold, of which one comes; `undefined` for an empty one, `unknown` while none is known, or one of them may
 * be anything.
 * `streams` imports what those are made of that the runtime decodes as streams; nothing else than a success is.
 */
export function answerType(
  bodies: readonly CarriedBody[],
  scope: TypeScope,
  streams?: FileImports,
): TypeTree {
  const isUnknown = bodies.length === 0 || bodies.some((each) => each.isUnknown);
  if (isUnknown) return keyword("unknown");
  return openUnionOf(bodies.flatMap((each) => bodyTypes(each, scope, streams)));
}

function bodyTypes(
  { contents, shared, isEmpty }: CarriedBody,
  scope: TypeScope,
  streams: FileImports | undefined,
): readonly TypeTree[] {
  const named = shared === undefined ? undefined : scope.shared?.(shared)?.body;
  if (named !== undefined) return [named()];
  if (isEmpty) return [keyword("undefined")];
  return contents.map((each) =>
    each.stream === undefined || streams === undefined
      ? decodedType(each, scope)
      : streamType(each.stream, scope, () =>
          streams.type("ServerSentEvent", "runtime/event-stream"),
        ),
  );
}

/** Returns the type that the runtime decodes a body to. */
function decodedType({ decoded, schema }: CarriedContent, scope: TypeScope): TypeTree {
  switch (decoded) {
    case "bytes":
      return reference("Blob");
    case "text":
      return keyword("string");
    case "value":
      return scope.typeOf(schema);
    default:
      return unreachable(decoded);
  }
}
