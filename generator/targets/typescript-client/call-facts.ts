/** What an operation's constant says of its calls' headers, of repeating them, and of its end. */
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import type { DeprecationPlan, RepeatPlan } from "../../sdk/operations/calling.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { repeatingWords } from "../../sdk/words/repeating.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** Whether a call may be repeated, where the method alone would not say the same. */
export function idempotencyEntries({
  mayRepeat,
  isSaidByMethod,
}: RepeatPlan): readonly ObjectEntry[] {
  return isSaidByMethod ? [] : [{ key: "idempotent", value: literalValue(mayRepeat) }];
}

/** The headers that every call has unless it says otherwise: which answers it takes, and a key for its repetitions. */
export function headerEntries(
  { id, request, answer }: CallableOperation,
  imports: FileImports,
): readonly ObjectEntry[] {
  const { header, choice } = answer.result.negotiation;
  const filled = defaultHeaders(request.keyHeader, header, imports);
  if (choice === undefined) return filled.map((value) => ({ key: "headers", value }));
  const choosing = nameValue(imports.value("choosing", "runtime/chosen-type"));
  return [
    {
      key: "headers",
      value: callOf(choosing, [literalValue(id), ...filled], { pure: true }),
    },
  ];
}

function defaultHeaders(
  key: string | undefined,
  accept: string | undefined,
  imports: FileImports,
): readonly ValueTree[] {
  if (accept === undefined && key === undefined) return [];
  const fixed = accept === undefined ? [] : [{ key: "accept", value: literalValue(accept) }];
  const headers = accept === undefined ? [] : [objectValue(fixed)];
  if (key === undefined) {
    const make = nameValue(imports.value("defaultHeaders", "runtime/headers"));
    return [callOf(make, headers, { pure: true })];
  }
  const make = nameValue(imports.value("withIdempotencyKey", "runtime/idempotency-key"));
  return [callOf(make, [literalValue(key), ...headers], { pure: true })];
}

/** The same in words, where the method alone would not say it, and what the client makes of it. */
export function idempotencyText(
  operation: Operation,
  { repeat: { isSaidByMethod, mayRepeat }, request: { keyHeader } }: CallableOperation,
): readonly string[] {
  const words = repeatingWords(operation);
  if (words === undefined || (keyHeader === undefined && isSaidByMethod)) return [];
  const client =
    keyHeader !== undefined
      ? " The client makes one for each call, and repeats a call that fails with the same one."
      : mayRepeat
        ? ""
        : " The client repeats none.";
  return [inComment(words) + client];
}

/** What is known of a deprecation; nothing where there is none. */
export function deprecationEntries(
  deprecated: DeprecationPlan | undefined,
): readonly ObjectEntry[] {
  if (deprecated === undefined) return [];
  const { since, sunset, replacement, reason } = deprecated;
  const texts = Object.entries({ since, sunset, replacement, reason });
  const entries = texts.flatMap(([key, text]) =>
    text === undefined ? [] : [{ key, value: literalValue(text) }],
  );
  return [{ key: "deprecated", value: objectValue(entries) }];
}
