/** A call as the methods of its operation have it. */
import { generic, id, stdType } from "../../emit/python/python-code.js";
import { group } from "../../emit/python/width.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { Inputs } from "./inputs.js";

/** A call as the methods of one operation have it, in one of both clients. */
export interface Call {
  readonly method: string;
  readonly constant: string;
  readonly inputs: Inputs;
  readonly isAsync: boolean;
}

/** The parameters of a method: `self, id: PathValue, /, **given: Unpack[…]`. */
export function declared({ inputs }: Pick<Call, "inputs">, more: readonly Hole[] = []): Code {
  return withGiven(inputs, more, generic(stdType("Unpack", "typing"), [inputs.type]));
}

/** Those of what stands below overloads, which type checkers show to nobody. */
export function implemented({ inputs }: Call, more: readonly Hole[]): Code {
  return withGiven(inputs, more, stdType("Any", "typing"));
}

function withGiven({ path }: Inputs, more: readonly Hole[], given: Hole): Code {
  return group("parameters", [
    id("self"),
    ...path.map((each) => code`${id(each.name)}: ${each.type}`),
    ...(path.length === 0 ? [] : [code`/`]),
    ...(more.length === 0 ? [] : [code`*`, ...more]),
    code`**given: ${given}`,
  ]);
}

/** How functions begin. */
export function definition({ isAsync }: Pick<Call, "isAsync">): Code {
  return isAsync ? code`async def` : code`def`;
}
