/** How deliveries of events are signed, as constants in the words of the runtime: each way once. */
import type { SignatureScheme } from "../../../sdk/events/signature-plan.js";
import { Scope } from "../../../sdk/names/scope.js";
import { camelCase } from "../names.js";
import { literalValue, name, objectValue, type ValueTree } from "../value-tree.js";

/** An event that is signed. */
export interface SignedEvent {
  readonly event: { readonly name: string };
  readonly scheme: SignatureScheme;
}

/** Events that are signed in one way, and the constant that says it. */
export interface SharedScheme {
  readonly name: string;
  readonly value: ValueTree;
}

/** Each way to sign once, by its JSON; `taken` are names that the file has for something else. */
export function sharedSchemes(
  events: readonly SignedEvent[],
  taken: Iterable<string>,
): ReadonlyMap<string, SharedScheme> {
  const scope = new Scope(taken);
  const schemes = new Map<string, SharedScheme>();
  for (const { event, scheme } of events) {
    const key = JSON.stringify(scheme);
    if (schemes.has(key)) continue;
    const value = schemeValue(scheme);
    schemes.set(key, { name: scope.take(camelCase(`${event.name}-signature`)), value });
  }
  return schemes;
}

const members = [
  ...(["hash", "header", "encoding", "prefix", "signs", "timestampHeader"] as const),
  "toleranceSeconds",
] as const;

/** A `SignatureScheme` of the runtime. */
function schemeValue(scheme: SignatureScheme): ValueTree {
  return objectValue(
    members.flatMap((key) => {
      const said = scheme[key];
      if (said === undefined) return [];
      const isEndless = key === "toleranceSeconds" && said === "unlimited";
      return [{ key, value: isEndless ? name("Infinity") : literalValue(said) }];
    }),
  );
}
