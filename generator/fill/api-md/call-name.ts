/** The names in a call of an SDK: `client.me.savedBooks.list` of any language → groups `me`, `saved-books` and name `list`. */
import { idOf } from "../new-manifest/id-words.js";
import { wordsIn } from "../../words.js";

/** The place of a call in its SDK, in ids of a manifest. */
export interface CallName {
  /** From the outermost; none for a call of the client itself. */
  readonly groups: readonly string[];
  readonly name: string;
}

/** Reads the chain of names in a call, without its arguments: `$client->me->savedBooks->list`, `client.me().savedBooks().list`. */
export function callNameOf(call: string): CallName {
  const [, ...steps] = call.replaceAll("()", "").split(/\.|->|::/);
  const name = steps.at(-1) ?? "";
  return {
    groups: steps.slice(0, -1).map((step) => idOf(wordsIn(step), "group")),
    name: idOf(wordsIn(name), "call"),
  };
}
