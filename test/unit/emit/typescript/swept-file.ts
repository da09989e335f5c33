/** A file with every construct, around a name of any length, so that each one meets the print width. */
import type { SourceFileStructure } from "ts-morph";
import { classOf } from "../../../../generator/emit/typescript/class-structures.js";
import { Imports } from "../../../../generator/emit/typescript/imports.js";
import {
  exportFrom,
  sourceFileOf,
} from "../../../../generator/emit/typescript/module-structures.js";
import {
  constOf,
  functionOf,
  interfaceOf,
  propertyOf,
  typeAliasOf,
} from "../../../../generator/emit/typescript/structures.js";
import {
  arrayOf,
  functionType,
  indexed,
  intersectionOf,
  keyword,
  literal,
  objectType,
  reference,
  tupleOf,
  type TypeTree,
  unionOf,
} from "../../../../generator/emit/typescript/type-tree.js";
import {
  arrayValue,
  arrowOf,
  assign,
  callOf,
  expression,
  literalValue,
  name,
  objectValue,
  returns,
  thisMember,
  type ValueTree,
} from "../../../../generator/emit/typescript/value-tree.js";

/** Types and values that hold a name of any length; each is tried at every length that matters. */
const types: Readonly<Record<string, (name: string) => TypeTree>> = {
  reference: (name) => reference(name, [reference("Album")]),
  "several type arguments": (name) =>
    reference("Call", [reference(name), reference("Problem"), literal("json")]),
  "union of names": (name) => unionOf([reference(name), reference("Album"), reference("Artist")]),
  "name or null": (name) =>
    unionOf([reference("Page", [reference(name), reference("Album")]), keyword("null")]),
  "name or undefined": (name) => unionOf([reference(name), keyword("undefined")]),
  "array of a union": (name) =>
    arrayOf(unionOf([literal(name), literal("track"), literal("context")])),
  "argument that is a union": (name) =>
    reference("Page", [unionOf([reference(name), reference("Track")])]),
  tuple: (name) =>
    tupleOf([unionOf([reference(name), keyword("string")]), keyword("number")], {
      rest: keyword("string"),
    }),
  intersection: (name) => intersectionOf([reference(name), reference("Paging"), objectType([])]),
  "object and name": (name) =>
    intersectionOf([
      objectType([propertyOf({ name, type: keyword("string") })]),
      reference("Paging"),
      reference("Other"),
    ]),
  function: (name) =>
    functionType({
      parameters: [
        { name, type: keyword("string") },
        { name: "init", type: reference("Init"), optional: true },
      ],
      returnType: reference("Call"),
    }),
  object: (name) => objectType([propertyOf({ name, type: keyword("string"), optional: true })]),
  indexed: (name) => indexed(unionOf([reference(name), reference("Album")]), literal("id")),
};

const values: Readonly<Record<string, (name: string) => ValueTree>> = {
  text: (text) => literalValue(text),
  number: (text) => literalValue(text.length),
  name: (text) => name(text),
  member: (text) => name(`${text}.albums.list`),
  array: (text) => arrayValue([literalValue(text), literalValue("b")]),
  numbers: (text) => arrayValue([...text].map((_, index) => literalValue(index * 7))),
  matrix: (text) =>
    arrayValue([
      objectValue([
        { key: text, value: literalValue(1) },
        { key: "b", value: literalValue(2) },
      ]),
      objectValue([
        { key: "a", value: literalValue(1) },
        { key: "b", value: literalValue(2) },
      ]),
    ]),
  object: (text) =>
    objectValue([
      { key: "path", value: literalValue(text) },
      { key: "id", value: name("id") },
    ]),
  call: (text) =>
    callOf(name("request"), [name("client"), literalValue("GET"), literalValue(text)], {
      pure: true,
    }),
  "call with an object": (text) =>
    callOf(thisMember("#client.request"), [
      name(text),
      objectValue([{ key: "path", value: literalValue("/") }]),
    ]),
  "call with a function": (text) =>
    callOf(name("later"), [
      name(text),
      arrowOf({ parameters: [{ name: "it" }], body: callOf(name("use"), [name("it")]) }),
    ]),
  new: (text) =>
    callOf(name("Albums"), [name(text), thisMember("#client")], {
      isNew: true,
      typeArguments: [reference("Album")],
    }),
  function: (text) =>
    arrowOf({
      parameters: [{ name: text, type: keyword("string") }],
      returnType: reference("Call"),
      body: callOf(name("request"), [name(text)]),
    }),
  "function that makes an object": (text) =>
    arrowOf({ parameters: [], body: objectValue([{ key: text, value: name("id") }]) }),
};

const longUnion = unionOf(["a", "b", "c"].map((letter) => literal(letter.repeat(40))));

/** The file for names of so many letters. */
export function sweptFile(length: number): SourceFileStructure {
  const long = "a".repeat(length);
  const imports = new Imports();
  imports.useType("Album", "./schemas.js");
  imports.use(long, "./schemas.js");
  imports.useModule("runtime", "./runtime.js");
  const allTypes = Object.entries(types).map(
    ([key, make]) => [key.replaceAll(" ", "_"), make(long)] as const,
  );
  const allValues = Object.entries(values).map(
    ([key, make]) => [key.replaceAll(" ", "_"), make(long)] as const,
  );
  const parameters = [{ name: "id", type: reference(long) }];
  return sourceFileOf({
    header: ["Swept."],
    imports,
    statements: [
      ...allTypes.flatMap(([key, type]) => [
        typeAliasOf({ name: `Alias_${key}`, type }),
        constOf({ name: `const_${key}`, type, value: callOf(name("make"), [name("it")]) }),
        functionOf({
          name: `function_${key}`,
          parameters: [{ name: "it", type }],
          returnType: type,
          body: [],
        }),
      ]),
      interfaceOf({
        name: "Everything",
        extends: [reference(long), reference("Base")],
        properties: allTypes.map(([key, type]) => propertyOf({ name: key, type, readonly: true })),
        methods: allTypes.map(([key, type]) => ({ name: key, parameters, returnType: type })),
        indexSignature: { keyName: "key", type: reference(long) },
      }),
      typeAliasOf({
        name: "Generic",
        typeParameters: [
          { name: "Body", constraint: reference(long) },
          { name: "Result", default: reference("Album") },
        ],
        type: reference("Call", [reference("Body"), reference("Result")]),
      }),
      // A union that does not fit beside its word, nor below it.
      ...[{ constraint: longUnion }, { default: longUnion }].map((bounds, index) =>
        typeAliasOf({
          name: `Bounded_${index}`,
          typeParameters: [{ name: long, ...bounds }],
          type: reference("Call"),
        }),
      ),
      ...allValues.map(([key, value]) =>
        constOf({ name: `value_${key}`, type: reference("Operation"), value }),
      ),
      ...allValues.map(([key, value]) =>
        constOf({
          name: `typed_${key}`,
          type: reference("Map", [reference(long), reference("A", [reference("B")])]),
          value,
        }),
      ),
      constOf({
        name: "all",
        type: reference("All"),
        value: objectValue(allValues.map(([key, value]) => ({ key, value }))),
      }),
      constOf({
        name: "short",
        type: reference("All"),
        value: objectValue(allValues.map(([, value]) => ({ key: "id", value }))),
      }),
      classOf({
        name: "Client",
        extends: { name: "Base", typeArguments: [reference(long)] },
        implements: [reference("Groups")],
        properties: [
          ...allValues.map(([key, value]) => ({
            name: `#${key}`,
            type: keyword("unknown"),
            value,
          })),
          ...allTypes.map(([key, type]) => ({
            name: key,
            type,
            readonly: true,
            declared: true,
          })),
        ],
        constructor: {
          parameters,
          body: allValues.map(([key, value]) => assign(thisMember(`#${key}`), value)),
        },
        methods: allValues.map(([key, value]) => ({
          name: key,
          parameters,
          returnType: reference(long),
          body: [returns(value)],
        })),
      }),
      functionOf({
        name: "run",
        typeParameters: [{ name: "T", constraint: reference(long), default: keyword("string") }],
        parameters: [{ name: "first", type: reference("T"), optional: true }, ...parameters],
        returnType: keyword("void"),
        body: [
          expression(callOf(name("later"), [name(long)])),
          assign(name("it"), name(`${long}.b`)),
          returns(name(long)),
        ],
      }),
      exportFrom({
        module: "./a.js",
        names: [
          { name: "b", alias: long },
          { name: "T", typeOnly: true },
        ],
      }),
      exportFrom({ module: "./a.js", names: [{ name: "c", alias: long }], typeOnly: true }),
      exportFrom({ module: `./${long}.js` }),
      exportFrom({ module: "./a.js", alias: "everything" }),
    ],
  });
}
