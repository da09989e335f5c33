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
  /** The class of the synchronous client that has the same method. */
  readonly group: string;
}

/** The parameters of a method: `self, id: PathValue, /, **given: Unpack[…]`. */
export function declared({ inputs }: Call, more: readonly Hole[] = []): Code {
  const { path, type } = inputs;
  return group("parameters", [
    id("self"),
    ...path.map((each) => code`${id(each.name)}: ${each.type}`),
    ...(path.length === 0 ? [] : [code`/`]),
    ...(more.length === 0 ? [] : [code`*`, ...more]),
    code`**given: ${generic(stdType("Unpack", "typing"), [type])}`,
  ]);
}

/** How functions begin. */
export function definition({ isAsync }: Pick<Call, "isAsync">): Code {
  return isAsync ? code`async def` : code`def`;
}
