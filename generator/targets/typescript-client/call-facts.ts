/** What an operation's constant says of its calls' headers, of repeating them, and of its end. */
import {
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { leavesIdempotencyOpen } from "../../model/idempotency.js";
import { knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import type { Negotiation } from "../../sdk/messages/negotiation.js";
import { repeatingWords } from "../../sdk/words/repeating.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** Whether a call may be repeated, where the method alone would not say the same. */
export function idempotencyEntries({ idempotent, method }: Operation): readonly ObjectEntry[] {
  if (idempotent.state === "notShown") return [];
  const isIdempotent = idempotent.state === "known";
  const isSaidByMethod = isIdempotent !== leavesIdempotencyOpen(knownValue(method));
  return isSaidByMethod ? [] : [{ key: "idempotent", value: literalValue(isIdempotent) }];
}

/** The headers that every call has unless it says otherwise: which answers it takes, and a key for its repetitions. */
export function headerEntries(
  operation: Operation,
  { header, choice }: Negotiation,
  imports: FileImports,
): readonly ObjectEntry[] {
  const filled = defaultHeaders(operation, header, imports);
  if (choice === undefined) return filled.map((value) => ({ key: "headers", value }));
  const choosing = nameValue(imports.value("choosing", "runtime/chosen-type"));
  return [
    {
      key: "headers",
      value: callOf(choosing, [literalValue(operation.id), ...filled], { pure: true }),
    },
  ];
}

function defaultHeaders(
  { idempotent }: Operation,
  accept: string | undefined,
  imports: FileImports,
): readonly ValueTree[] {
  const key = knownValue(idempotent)?.header;
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
export function idempotencyText(operation: Operation): readonly string[] {
  const { idempotent } = operation;
  const words = repeatingWords(operation);
  const isKeyed = knownValue(idempotent)?.header !== undefined;
  if (words === undefined || (!isKeyed && idempotencyEntries(operation).length === 0)) return [];
  const client = isKeyed
    ? " The client makes one for each call, and repeats a call that fails with the same one."
    : idempotent.state === "none"
      ? " The client repeats none."
      : "";
  return [inComment(words) + client];
}

/** What is known of a deprecation; nothing where there is none. */
export function deprecationEntries({ deprecated }: Operation): readonly ObjectEntry[] {
  if (deprecated.state !== "known") return [];
  const { since, sunset, replacement, reason } = deprecated.value;
  const facts = Object.entries({ since, sunset, replacement, reason }).flatMap(([key, fact]) =>
    fact.state === "known" ? [{ key, value: literalValue(fact.value) }] : [],
  );
  return [{ key: "deprecated", value: objectValue(facts) }];
}
