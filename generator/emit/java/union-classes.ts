/** Unions that a tag tells apart, as sealed classes: one for each variant, and one for what is none of them. */
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, VariantShape } from "../../sdk/shapes/shape.js";
import { schemaDeprecation } from "../schema-docs.js";
import { type Code, code, lines, nothing } from "../text/code.js";
import { deprecatedAlone } from "./deprecated.js";
import { block, call, header, id, make, parameter, str } from "./java-code.js";
import { javadoc, returnDoc } from "./javadoc.js";
import { javaNames } from "./names.js";
import { deprecatedTag } from "./record-classes.js";
import { classTexts } from "./schema-docs.js";
import { type JavaTypes, namedType, runtime } from "./types.js";

type UnionType = Extract<NamedShape, { readonly kind: "union" }>;

/** The class of a union. */
export function unionClass(
  shape: UnionType,
  {
    name,
    modifiers,
    inner,
    types,
  }: {
    readonly name: string;
    readonly modifiers: Code;
    readonly inner: readonly Code[];
    readonly types: JavaTypes;
  },
): Code {
  const { by } = shape;
  if (by.kind !== "tag") return nothing;
  const own = id(name);
  const json = parameter(runtime("JsonValue", types), "json");
  const scope = new Scope([name, "Unknown"]);
  const variants = shape.variants.map((variant) => ({
    variant,
    className: scope.take(`Of${identifierOf(variant.name, "type", javaNames)}`),
  }));
  const cases = variants.flatMap(({ variant, className }) => {
    const labels = (variant.tags ?? []).map((tag) => code`case ${str(tag)}:`);
    return labels.length === 0
      ? []
      : [lines([...labels, code`  return ${make(id(className), [code`json`])};`])];
  });
  const deprecation = schemaDeprecation([shape.schema]);
  const parts = [
    block(code`private ${own}(${json})`, [code`super(json);`]),
    lines([
      javadoc(
        [`Views JSON as the variant that its property \`${by.tag.wire}\` names.`],
        [
          { tag: "param", name: "json", text: "an object" },
          { tag: "return", text: "the variant; `Unknown` if it is none of these" },
        ],
      ),
      block(code`public static ${own} of(${json})`, [
        block(code`switch (${call(id("tagOf"), [code`json`, str(by.tag.wire)])})`, [
          ...cases,
          code`default:
  return new Unknown(json);`,
        ]),
      ]),
    ]),
    ...variants.map(({ variant, className }) => variantClass(variant, className, name, types)),
    lines([
      javadoc(["An object of no known variant."]),
      block(
        header(code`public static final class Unknown`, [["extends", [own]]]),
        [block(code`private Unknown(${json})`, [code`super(json);`])],
        1,
      ),
    ]),
    ...inner,
  ];
  return lines([
    javadoc(
      [...classTexts(shape, types), `The property \`${by.tag.wire}\` tells its variants apart.`],
      deprecatedTag(deprecation),
    ),
    deprecatedAlone(deprecation),
    block(
      header(code`${modifiers} abstract sealed class ${own}`, [
        ["extends", [runtime("JsonObject", types)]],
      ]),
      parts,
      1,
    ),
  ]);
}

function variantClass(
  { shape, tags = [] }: VariantShape,
  name: string,
  of: string,
  types: JavaTypes,
): Code {
  const plain = plainShape(shape, types.named);
  const target = plain.kind === "named" ? types.named.get(plain.id) : undefined;
  const json = parameter(runtime("JsonValue", types), "json");
  const type = target === undefined ? undefined : namedType(target.id, types);
  const value =
    type === undefined || target === undefined
      ? nothing
      : lines([
          returnDoc("the object as its own type: a view of the same JSON", []),
          block(code`public ${type} value()`, [
            target.kind === "record"
              ? code`return ${make(type, [code`this`])};`
              : code`return ${type}.of(this);`,
          ]),
        ]);
  const parts = [block(code`private ${id(name)}(${json})`, [code`super(json);`]), value];
  return lines([
    javadoc([`The variant whose tag is ${tags.map((tag) => `\`${tag}\``).join(" or ")}.`]),
    block(
      header(code`public static final class ${id(name)}`, [["extends", [id(of)]]]),
      parts.filter((each) => !each.isEmpty),
      1,
    ),
  ]);
}
