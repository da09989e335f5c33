/** Unions that a tag tells apart, as sealed classes: one for each variant, and one for what is none of them. */
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { NamedShape, VariantShape } from "../../sdk/shapes/shape.js";
import { type Code, code, type Hole, joined, lines, nothing } from "../text/code.js";
import { kdoc } from "./kdoc.js";
import {
  block,
  call,
  classHeader,
  expressionFunction,
  id,
  parameter,
  signature,
  str,
} from "./kotlin-code.js";
import { kotlinNames } from "./names.js";
import { classTexts } from "./schema-docs.js";
import { type KotlinTypes, namedType, runtime } from "./types.js";

type UnionType = Extract<NamedShape, { readonly kind: "union" }>;

/** The class of a union. */
export function unionClass(
  shape: UnionType,
  {
    name,
    inner,
    types,
  }: { readonly name: string; readonly inner: readonly Code[]; readonly types: KotlinTypes },
): Code {
  const { by } = shape;
  if (by.kind !== "tag") return nothing;
  const own = id(name);
  const json = parameter("json", runtime("JsonValue", types));
  const scope = new Scope([name, "Unknown"]);
  const variants = shape.variants.map((variant) => ({
    variant,
    className: scope.take(`Of${identifierOf(variant.name, "type", kotlinNames)}`),
  }));
  const cases = variants.flatMap(({ variant: { tags = [] }, className }) =>
    tags.length === 0
      ? []
      : [code`${joined(tags.map(str), code`, `)} -> ${call(id(className), [id("json")])}`],
  );
  const tagged = call(runtime("tagOf", types), [id("json"), str(by.tag.wire)]);
  const choice = block(code`when (${tagged})`, [...cases, code`else -> Unknown(json)`]);
  const parts = [
    ...variants.map(({ variant, className }) => variantClass(variant, className, name, types)),
    lines([kdoc(["An object of no known variant."]), subclass("Unknown", name, json, nothing)]),
    ...inner,
    lines([
      kdoc(["Views JSON as a variant."]),
      block(code`public companion object`, [
        lines([
          kdoc([
            `Views JSON as the variant that its property \`${by.tag.wire}\` names; as \`Unknown\` if it is none of these.`,
          ]),
          code`${signature(code`public fun of`, [json], own)} =
    ${choice}`,
        ]),
      ]),
    ]),
  ];
  return lines([
    kdoc([
      ...classTexts(shape, types),
      `The property \`${by.tag.wire}\` tells its variants apart.`,
    ]),
    block(
      classHeader(
        code`public sealed class ${own}`,
        [json],
        call(runtime("JsonModel", types), [id("json")]),
      ),
      parts,
      1,
    ),
  ]);
}

function subclass(name: string, of: string, json: Hole, body: Code): Code {
  return block(
    classHeader(
      code`public class ${id(name)} internal constructor`,
      [json],
      call(id(of), [id("json")]),
    ),
    body.isEmpty ? [] : [body],
  );
}

function variantClass(
  { shape, tags = [] }: VariantShape,
  name: string,
  of: string,
  types: KotlinTypes,
): Code {
  const plain = plainShape(shape, types.named);
  const target = plain.kind === "named" ? types.named.get(plain.id) : undefined;
  const json = parameter("json", runtime("JsonValue", types));
  const type = target === undefined ? undefined : namedType(target.id, types);
  const value =
    type === undefined || target === undefined
      ? nothing
      : lines([
          kdoc(["The object as its own type: a view of the same JSON."]),
          expressionFunction(
            code`public fun value(): ${type}`,
            call(target.kind === "record" ? type : code`${type}.of`, [code`this`]),
          ),
        ]);
  return lines([
    kdoc([`The variant whose tag is ${tags.map((tag) => `\`${tag}\``).join(" or ")}.`]),
    subclass(name, of, json, value),
  ]);
}
