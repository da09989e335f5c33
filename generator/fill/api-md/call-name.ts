/** The names in a call of an SDK: `client.me.savedAlbums.list` of any language → groups `me`, `saved-albums` and name `list`. */
import { idOf } from "../new-manifest/id-words.js";
import { wordsIn } from "../../words.js";

/** The place of a call in its SDK, in ids of a manifest. */
export interface CallName {
  /** From the outermost; none for a call of the client itself. */
  readonly groups: readonly string[];
  readonly name: string;
}

/** Reads the chain of names in a call, without its arguments: `$client->me->savedAlbums->list`, `client.me().savedAlbums().list`. */
export function callNameOf(call: string): CallName {
  const [, ...steps] = call.replaceAll("()", "").split(/\.|->|::/);
  const name = steps.at(-1) ?? "";
  return {
    groups: steps.slice(0, -1).map((step) => idOf(wordsIn(step), "group")),
    name: idOf(wordsIn(name), "call"),
  };
}
