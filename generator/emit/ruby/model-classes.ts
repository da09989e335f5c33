/** Classes of objects, constants of enums, and what tells the variants of unions apart. */
import { boundsText, schemaDeprecation, schemaTexts, shapeTexts } from "../schema-docs.js";
import {
  type Code,
  code,
  type Comment,
  type Hole,
  lines,
  nothing,
  numberLiteral,
} from "../text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { ownedBy } from "../../sdk/shapes/owned-shapes.js";
import { isSettled, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { EnumShape, NamedShape, RecordShape, UnionShape } from "../../sdk/shapes/shape.js";
import { rubyNames } from "./names.js";
import {
  call,
  classOf,
  hashOf,
  id,
  late,
  listOf,
  moduleOf,
  named,
  runtime,
  short,
  str,
} from "./ruby-code.js";
import { hasParts, latePart, partOf, type RubyTypes, yardType } from "./types.js";
import { sentence, yardDoc, type YardTag } from "./yard.js";

/** What a shape declares with those that it owns; nothing where its values have no class of their own. */
export function modelDeclaration(
  shape: NamedShape,
  all: readonly NamedShape[],
  types: RubyTypes,
): Code {
  const owned = ownedBy(shape, all).map((each) => modelDeclaration(each, all, types));
  const name = types.names.get(shape.id) ?? "";
  const doc = yardDoc(modelTexts(shape), deprecation([shape.schema]));
  switch (shape.kind) {
    case "record":
      return lines([doc, classOf(name, id("Record"), [...recordMembers(shape, types), ...owned])]);
    case "enum":
      return lines([doc, moduleOf(name, [enumMembers(shape), ...owned])]);
    case "union":
      return nameSpace([...unionMembers(shape, types), ...owned], name, doc);
    case "alias":
      return nameSpace(owned, name, doc);
  }
}

/** True if {@link modelDeclaration} declares anything of a shape. */
export function hasDeclaration(
  shape: NamedShape,
  ownedBy: (shape: NamedShape) => readonly NamedShape[],
  types: RubyTypes,
): boolean {
  const isOwn =
    shape.kind === "union"
      ? unionMembers(shape, types).some(({ isEmpty }) => !isEmpty)
      : shape.kind !== "alias";
  return isOwn || ownedBy(shape).some((each) => hasDeclaration(each, ownedBy, types));
}

/** The module of what has no class of its own; nothing where nothing stands in it. */
function nameSpace(members: readonly Code[], name: string, doc: Comment): Code {
  return members.every(({ isEmpty }) => isEmpty) ? nothing : lines([doc, moduleOf(name, members)]);
}

function modelTexts(shape: NamedShape): readonly string[] {
  const said = schemaTexts(shape.schema);
  const own = `The schema \`${shape.id}\`.`;
  const [first, ...others] = said;
  const more = shape.kind === "enum" && shape.isOpen ? ["There may be other values."] : [];
  return first === undefined ? [own, ...more] : [sentence(first), ...others, ...more];
}

function deprecation(schemas: readonly NamedShape["schema"][]): readonly YardTag[] {
  const text = schemaDeprecation(schemas);
  return text === undefined ? [] : [{ tag: "deprecated", text }];
}

/** Readers of the properties whose shapes are settled; the others are read as those of a Hash. */
function recordMembers({ fields }: RecordShape, types: RubyTypes): readonly Code[] {
  const names = identifiersOf(
    fields.map(({ name }) => name),
    "field",
    rubyNames,
  );
  const parts = fields.flatMap(({ name, shape }) => {
    const part = isSettled(shape, types.named) ? latePart(shape, types) : undefined;
    return part === undefined ? [] : [[str(name.wire), part] as const];
  });
  const readers = fields.flatMap(({ name, shape, schemas, presence }, index) => {
    if (!isSettled(shape, types.named)) return [];
    const [first] = schemas;
    const texts = schemas.map(({ title, description }) => description ?? title ?? "");
    const said = [
      texts.find((each) => each !== "") ?? "",
      first === undefined ? "" : boundsText(first),
      ...shapeTexts(shape, types.named),
    ].filter((each) => each !== "");
    const type = yardType(shape, types);
    const isMissing = presence === "optional" && !/(?:^|, )(?:nil|Object)$/.test(type);
    const value = hasParts(shape, types)
      ? call(id("part"), [str(name.wire)])
      : code`self[${str(name.wire)}]`;
    const tags: readonly YardTag[] = [
      { tag: "return", type: isMissing ? `${type}, nil` : type },
      ...deprecation(schemas),
    ];
    return [lines([yardDoc(said, tags), short(names[index] ?? "", [], value)])];
  });
  if (parts.length === 0) return readers;
  return [
    code`PARTS = ${hashOf(parts)}.freeze
private_constant :PARTS`,
    ...readers,
    code`private

${short("parts", [], id("PARTS"))}`,
  ];
}

/** The constants of an enum, beside `VALUES`, in the order of its values. */
export function enumConstants({ values }: EnumShape): readonly string[] {
  return identifiersOf(
    values.map(({ name }) => name),
    "constant",
    rubyNames,
    ["VALUES"],
  ).map((each) => (/^[A-Z]/.test(each) ? each : `N${each}`));
}

function enumMembers(shape: EnumShape): Code {
  const { values } = shape;
  const names = enumConstants(shape);
  const literal = (value: string | number): Hole =>
    typeof value === "string" ? str(value) : numberLiteral(value);
  return lines([
    ...values.map(({ value }, index) => code`${id(names[index] ?? "")} = ${literal(value)}`),
    code`
# The values that the manifest names.
VALUES = ${listOf(names.map(id))}.freeze`,
  ]);
}

/** Whether a union has variants that values get the classes of. */
export function isToldApartByClass(shape: UnionShape, types: RubyTypes): boolean {
  return shape.by.kind !== "nothing" && classedVariants(shape, types).length > 0;
}

function classedVariants({ variants }: UnionShape, types: RubyTypes) {
  return variants.flatMap((each) => {
    const record = recordOfShape(each.shape, types.named);
    const part = partOf(each.shape, types);
    return record === undefined || part === undefined ? [] : [{ ...each, part: late(part) }];
  });
}

function unionMembers(shape: UnionShape, types: RubyTypes): readonly Code[] {
  if (!isToldApartByClass(shape, types)) return [];
  const { by, variants } = shape;
  const records = classedVariants(shape, types);
  const [only, ...others] = records;
  const list = variants.find(({ types: of }) => of.length === 1 && of[0] === "array");
  const items = list === undefined ? undefined : latePart(list.shape, types);
  const tagged = records.flatMap(({ tags = [], part }) =>
    tags.map((each) => [str(each), part] as const),
  );
  const withFields = records.flatMap(({ fields = [], part }) => [
    [listOf(fields.map(str)), part] as const,
  ]);
  const given = [
    ...(by.kind === "tag"
      ? [...named("tag", str(by.tag.wire)), ...named("tags", hashOf(tagged))]
      : []),
    ...(by.kind === "fields" ? named("fields", hashOf(withFields)) : []),
    ...(by.kind === "json-type" && others.length === 0 && only !== undefined
      ? named("object", only.part)
      : []),
    ...named("array", items),
  ];
  return [
    code`VARIANTS = ${call(code`${runtime("OneOf")}.new`, given)}
private_constant :VARIANTS`,
    lines([
      yardDoc(
        ["Gives a value as the class that it is told apart as."],
        [
          { tag: "param", name: "value", type: "Object" },
          { tag: "return", type: "Object" },
        ],
      ),
      code`def self.of(value) = VARIANTS.of(value)`,
    ]),
  ];
}
