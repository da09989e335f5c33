/** Lists of texts as value classes with constants: any text is one, since responses may have others. */
import { identifiersOf } from "../../sdk/names/scope.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { type Code, code, lines } from "../text/code.js";
import { kdoc } from "./kdoc.js";
import { block, call, classHeader, id, str, variable } from "./kotlin-code.js";
import { kotlinNames } from "./names.js";
import { classTexts } from "./schema-docs.js";
import { type KotlinTypes, runtime } from "./types.js";

type EnumType = Extract<NamedShape, { readonly kind: "enum" }>;

/** The class of a list of texts. */
export function enumClass(
  shape: EnumType,
  { name, types }: { readonly name: string; readonly types: KotlinTypes },
): Code {
  const constants = identifiersOf(
    shape.values.map((each) => each.name),
    "constant",
    kotlinNames,
  );
  const values = shape.values.flatMap(({ value }, index) =>
    typeof value === "string" ? [{ value, constant: constants[index] ?? "" }] : [],
  );
  const own = id(name);
  const known = values.map(({ value, constant }) =>
    lines([
      kdoc([`The value \`${value}\`.`]),
      variable(constant, call(own, [str(value)]), { before: code`public val`, type: own }),
    ]),
  );
  const parts = [
    code`override fun toString(): String = value`,
    lines([kdoc(["The known values."]), block(code`public companion object`, known, 1)]),
  ];
  return lines([
    kdoc(
      [...classTexts(shape, types), "Other values may be received, and are kept."],
      [{ tag: "property", name: "value", text: "the text" }],
    ),
    code`@JvmInline`,
    block(
      classHeader(
        code`public value class ${own}`,
        [code`override val value: String`],
        code`${runtime("OpenEnum", types)}`,
      ),
      parts,
      1,
    ),
  ]);
}
