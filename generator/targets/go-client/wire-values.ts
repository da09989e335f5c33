/** How values are handed to what writes them: the functions of the package `internal/wire`. */
import { std } from "../../emit/go/go-code.js";
import { basicKind } from "../../emit/go/types.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";

/** A function of the package that writes values. */
export function wire({ module }: Pick<Emission, "module">, name: string): Hole {
  return std(name, `${module}/internal/wire`);
}

const maybe = {
  text: "MaybeText",
  integer: "MaybeInteger",
  number: "MaybeNumber",
  bool: "MaybeBool",
} as const;
const several = { text: "Texts", integer: "Integers", number: "Numbers", bool: "Bools" } as const;

/** A value as the runtime writes it; nil is not sent. */
export function wireValue(shape: Shape, given: Code, names: Emission): Code {
  const plain = plainShape(shape, names.types.named);
  const kind = basicKind(plain, names.types);
  if (kind !== undefined) return code`${wire(names, maybe[kind])}(${given})`;
  if (plain.kind === "list" && plain.item.kind !== "nullable") {
    const items = basicKind(plain.item, names.types);
    if (items !== undefined) return code`${wire(names, several[items])}(${given})`;
  }
  return code`${wire(names, "Any")}(${given})`;
}
