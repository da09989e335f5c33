/** The program that a customer runs: the template `codemod.mjs`, with the calls that move. */
import type { MovedArgument } from "./move.js";
import type { Comparison } from "./comparison.js";
import { byHandText } from "./words.js";

/** Path of the template below the templates' folder. */
export const codemodTemplate = "codemod/codemod.mjs";

/** The package and the class of the emitted client. */
export interface OurPackage {
  readonly package: string;
  readonly className: string;
}

/** A call of the codemod's data. */
type CodemodCall =
  | {
      readonly to: readonly string[];
      readonly path: readonly string[];
      readonly arguments: readonly MovedArgument[];
    }
  | { readonly byHand: string };

/** The data of the template, between its first lines and its code. */
const slot = /^const moves = \{$[\s\S]*?^\};$/m;

/** Fills the template. What stays as it is is among the calls, too: the options of a call have other names. */
export function codemodText(
  template: string,
  { sdk, calls }: Comparison,
  ours: OurPackage,
): string {
  const entries = calls.map((call): readonly [string, CodemodCall] => {
    const name = call.old.chain.join(".");
    if (call.kind === "missing" || call.moved?.kind !== "moved") {
      return [name, { byHand: byHandText(call) ?? "it has to be looked at" }];
    }
    const path = call.shape.pathNames;
    return [name, { to: call.ours.chain, path, arguments: call.moved.arguments }];
  });
  const data = {
    old: { package: sdk.name, className: sdk.className ?? "" },
    ours: { package: ours.package, className: ours.className },
    calls: Object.fromEntries(entries),
  };
  const text = JSON.stringify(data, undefined, 2);
  return template.replace(slot, () => `const moves = ${text};`);
}
