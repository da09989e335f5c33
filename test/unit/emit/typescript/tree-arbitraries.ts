/** Random types and values for the property tests: every kind of tree, names and texts that are hostile. */
import fc from "fast-check";
import { type DocComment, docComment } from "../../../../generator/emit/typescript/doc-comments.js";
import { propertyOf } from "../../../../generator/emit/typescript/structures.js";
import * as types from "../../../../generator/emit/typescript/type-tree.js";
import * as values from "../../../../generator/emit/typescript/value-tree.js";

/** Text as strangers write it. */
export const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom(
    "*/",
    "/*",
    "//",
    "`",
    "\u0024{x}",
    "\\",
    '"',
    "'",
    "'\"",
    "</script>",
    "\n",
    "\r\n",
    "\u2028",
    "\u202e",
    "@ts-ignore",
    " @deprecated x",
    "{@link X}",
    "\ud800",
    "__proto__",
    "constructor",
    "",
    "-1",
    "1",
    "1e3",
    "a-b",
    "🎵",
    "größe",
    "名前",
    "\u2e2f",
    "999999999999999999",
    "prototype",
    "new",
    "class",
    "a b",
    "use strict",
    "é",
    "ª",
  ),
  fc.lorem({ maxCount: 3 }),
);

export const identifier = fc
  .oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,9}$/) },
    { weight: 2, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{8,40}$/) },
  )
  .map((text) => `${text}_`);

const typeName = fc.oneof(
  identifier,
  fc.tuple(identifier, identifier).map((parts) => parts.join(".")),
);

/** A wire name. */
export const wireName = fc.oneof(
  { weight: 6, arbitrary: identifier },
  { weight: 1, arbitrary: hostileText },
);

const primitive = fc.oneof(
  hostileText,
  fc.lorem({ maxCount: 12 }),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export const docs: fc.Arbitrary<DocComment> = fc
  .record(
    {
      summary: fc.oneof(hostileText, fc.lorem({ maxCount: 30 })),
      paragraphs: fc.array(fc.oneof(hostileText, fc.lorem({ maxCount: 60, mode: "sentences" })), {
        maxLength: 2,
      }),
      tags: fc.array(fc.record({ tag: fc.constantFrom("deprecated", "see"), text: hostileText }), {
        maxLength: 1,
      }),
    },
    { requiredKeys: [] },
  )
  .map(docComment);

const nothings: readonly types.TypeKeyword[] = ["null", "undefined", "void"];
const keywords: readonly types.TypeKeyword[] = [
  "string",
  "number",
  "boolean",
  "unknown",
  "never",
  ...nothings,
];

/** A type of at most so many levels. */
export function typeTree(depth = 2): fc.Arbitrary<types.TypeTree> {
  const leaf = fc.oneof(
    fc.constantFrom(...keywords).map(types.keyword),
    primitive.map(types.literal),
    typeName.map((name) => types.reference(name)),
  );
  if (depth === 0) return leaf;
  const inner = typeTree(depth - 1);
  const several = (minLength: number) => fc.array(inner, { minLength, maxLength: 5 });
  return fc.oneof(
    leaf,
    fc.tuple(typeName, several(1)).map(([name, args]) => types.reference(name, args)),
    fc
      .tuple(inner, fc.boolean())
      .map(([element, readonly]) => types.arrayOf(element, { readonly })),
    several(0).map((elements) => types.tupleOf(elements)),
    fc
      .tuple(several(0), fc.nat(3), inner, fc.boolean())
      .map(([elements, required, rest, readonly]) =>
        types.tupleOf(elements, { required: Math.min(required, elements.length), rest, readonly }),
      ),
    fc
      .tuple(several(1), fc.nat(2))
      .map(([elements, required]) =>
        types.tupleOf(elements, { required: Math.min(required, elements.length) }),
      ),
    several(2).map(types.unionOf),
    fc
      .tuple(inner, fc.constantFrom(...nothings))
      .map(([member, name]) => types.unionOf([member, types.keyword(name)])),
    several(2).map(types.intersectionOf),
    signature(depth - 1).map(({ parameters, returnType }) =>
      types.functionType({ parameters, returnType }),
    ),
    fc
      .tuple(
        fc.array(property(depth - 1), { maxLength: 4 }),
        fc.option(indexSignature(depth - 1), { nil: undefined }),
      )
      .map(([members, index]) => types.objectType(members, index)),
    typeName.map(types.typeOf),
    fc.tuple(inner, inner).map(([object, index]) => types.indexed(object, index)),
  );
}

export function property(depth: number): fc.Arbitrary<types.Property> {
  return fc
    .record(
      {
        name: wireName,
        type: typeTree(depth),
        optional: fc.boolean(),
        readonly: fc.boolean(),
        docs,
      },
      { requiredKeys: ["name", "type"] },
    )
    .map(propertyOf);
}

export function indexSignature(depth: number): fc.Arbitrary<types.IndexSignature> {
  return fc.record(
    { keyName: identifier, type: typeTree(depth), readonly: fc.boolean(), docs },
    { requiredKeys: ["keyName", "type"] },
  );
}

export function signature(depth: number) {
  const parameters = fc.array(
    fc.record(
      { name: identifier, type: typeTree(depth), optional: fc.boolean(), docs: hostileText },
      { requiredKeys: ["name", "type"] },
    ),
    { maxLength: 4 },
  );
  const rest = fc.record({
    name: identifier,
    type: typeTree(depth).map((type) => types.arrayOf(type)),
    rest: fc.constant(true),
  });
  return fc.record({
    parameters: fc
      .tuple(parameters, fc.option(rest, { freq: 8 }))
      .map(([list, last]) => (last === null ? list : [...list, last])),
    returnType: typeTree(depth),
  });
}

export const variable = fc.oneof(
  identifier.map(values.name),
  fc.array(identifier, { minLength: 2, maxLength: 3 }).map((path) => values.name(path.join("."))),
  identifier.map((member) => values.thisMember(`#${member}`)),
  identifier.map(values.thisMember),
);

/** An expression of at most so many levels. */
export function valueTree(depth = 3): fc.Arbitrary<values.ValueTree> {
  const leaf = fc.oneof(
    primitive.map(values.literalValue),
    fc.constant(values.literalValue(null)),
    variable,
  );
  if (depth === 0) return leaf;
  const inner = valueTree(depth - 1);
  const item = fc.oneof(
    { weight: 6, arbitrary: inner },
    { weight: 1, arbitrary: inner.map(values.spread) },
  );
  const key = wireName;
  return fc.oneof(
    leaf,
    fc.array(item, { maxLength: 5 }).map(values.arrayValue),
    fc
      .array(fc.integer({ min: -1000 }).map(values.literalValue), { maxLength: 40 })
      .map(values.arrayValue),
    fc
      .array(
        fc.oneof(
          { weight: 6, arbitrary: fc.record({ key, value: inner }) },
          {
            weight: 1,
            arbitrary: identifier.map((name) => ({ key: name, value: values.name(name) })),
          },
          { weight: 1, arbitrary: inner.map(values.spread) },
        ),
        { maxLength: 5 },
      )
      .map(values.objectValue),
    call(depth),
    arrow(depth),
  );
}

export function call(depth: number): fc.Arbitrary<values.ValueTree> {
  const inner = valueTree(depth - 1);
  const item = fc.oneof(
    { weight: 6, arbitrary: inner },
    { weight: 1, arbitrary: inner.map(values.spread) },
  );
  return fc
    .tuple(
      variable,
      fc.array(item, { maxLength: 4 }),
      fc.record(
        {
          typeArguments: fc.array(typeTree(1), { maxLength: 2 }),
          pure: fc.boolean(),
          isNew: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([callee, args, options]) => values.callOf(callee, args, options));
}

function arrow(depth: number): fc.Arbitrary<values.ValueTree> {
  const inner = valueTree(depth - 1);
  return fc
    .record(
      {
        parameters: fc.array(
          fc.record(
            { name: identifier, type: typeTree(1), optional: fc.boolean() },
            { requiredKeys: ["name"] },
          ),
          { maxLength: 3 },
        ),
        returnType: typeTree(1),
        body: fc.oneof(inner, call(Math.max(depth - 1, 1))),
      },
      { requiredKeys: ["parameters", "body"] },
    )
    .map(values.arrowOf);
}
