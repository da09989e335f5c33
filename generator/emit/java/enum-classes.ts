/** Lists of texts as classes with constants: any text is one, since responses may have others. */
import { identifiersOf } from "../../sdk/names/scope.js";
import type { NamedShape } from "../../sdk/shapes/shape.js";
import { schemaDeprecation } from "../schema-docs.js";
import { type Code, code, joined, lines } from "../text/code.js";
import { deprecatedAlone } from "./deprecated.js";
import { block, header, id, make, parameter, str, variable } from "./java-code.js";
import { javadoc, returnDoc } from "./javadoc.js";
import { javaNames } from "./names.js";
import { deprecatedTag } from "./record-classes.js";
import { classTexts } from "./schema-docs.js";
import { type JavaTypes, orNull, runtime } from "./types.js";

type EnumType = Extract<NamedShape, { readonly kind: "enum" }>;

/** The class of a list of texts. */
export function enumClass(
  shape: EnumType,
  {
    name,
    modifiers,
    types,
  }: { readonly name: string; readonly modifiers: Code; readonly types: JavaTypes },
): Code {
  const constants = identifiersOf(
    shape.values.map((each) => each.name),
    "constant",
    javaNames,
  );
  const values = shape.values.flatMap(({ value }, index) =>
    typeof value === "string" ? [{ value, constant: constants[index] ?? "" }] : [],
  );
  const own = id(name);
  const deprecation = schemaDeprecation([shape.schema]);
  const cases = (of: (constant: string) => Code): readonly Code[] =>
    values.map(
      ({ value, constant }) => code`case ${str(value)}:
  return ${of(constant)};`,
    );
  const made = make(own, [code`value`]);
  const parts = [
    ...values.map(({ value, constant }) =>
      lines([
        javadoc([`The value \`${value}\`.`]),
        code`${variable({ before: code`public static final`, type: own, name: constant }, make(own, [str(value)]))};`,
      ]),
    ),
    block(code`private ${own}(String value)`, [code`super(value);`]),
    lines([
      returnDoc("the value of a text", [], [{ tag: "param", name: "value", text: "any text" }]),
      block(
        code`public static ${own} of(String value)`,
        values.length === 0
          ? [code`return ${made};`]
          : [
              block(code`switch (value)`, [
                ...cases((constant) => code`${id(constant)}`),
                code`default:
  return ${made};`,
              ]),
            ],
      ),
    ]),
    lines([
      returnDoc("the value in JSON", [], [{ tag: "param", name: "json", text: "a string" }]),
      block(code`public static ${own} of(${parameter(runtime("JsonValue", types), "json")})`, [
        code`return of(json.asText());`,
      ]),
    ]),
    lines([
      returnDoc("the known value that this is, for `switch`; null if it is another one", []),
      block(
        code`public ${orNull(code`Known`)} known()`,
        values.length === 0
          ? [code`return null;`]
          : [
              block(code`switch (value())`, [
                ...cases((constant) => code`Known.${id(constant)}`),
                code`default:
  return null;`,
              ]),
            ],
      ),
    ]),
    lines([
      javadoc(["The known values."]),
      block(code`public enum Known`, [
        joined(
          values.map(({ value, constant }) =>
            lines([javadoc([`The value \`${value}\`.`]), code`${id(constant)}`]),
          ),
          code`,
`,
        ),
      ]),
    ]),
  ];
  const said = "Other values may be received, and are kept.";
  return lines([
    javadoc([...classTexts(shape, types), said], deprecatedTag(deprecation)),
    deprecatedAlone(deprecation),
    block(
      header(code`${modifiers} final class ${own}`, [["extends", [runtime("OpenEnum", types)]]]),
      parts,
      1,
    ),
  ]);
}
