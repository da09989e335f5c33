/** Parameters and properties as values of the table: the type of a value, its choices, its bounds and its texts. */
import { boolLiteral } from "../../emit/go/literals.js";
import { id, list, std, str, strings } from "../../emit/go/go-code.js";
import { type Code, code, numberLiteral } from "../../emit/text/code.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced } from "../../model/schema-members.js";
import { schemaFinder } from "../../model/schema-finder.js";
import type { ParameterPlace } from "../../model/message.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { plainLine, saidLine } from "./plain-texts.js";

/** The cells of the table about a value. */
export interface TableValue {
  /** The name of its option, or what stands for it in the line of usage. */
  readonly option?: string;
  readonly name: string;
  readonly place?: ParameterPlace;
  readonly shape: Shape | undefined;
  readonly schema: Schema | undefined;
  readonly about: string;
  readonly isNeeded: boolean;
  readonly isDeprecated: boolean;
}

/** The literal. */
export function valueLiteral(value: TableValue, names: Emission): Code {
  const { option, name, place, shape, schema, about } = value;
  const type = shape === undefined ? textType : typeOf(shape, names);
  const text = (key: string, said: string): readonly Code[] =>
    said === "" ? [] : [code`${id(key)}: ${str(said)}`];
  const entries = [
    ...(option === undefined ? [] : [code`Option: ${str(option)}`]),
    code`Name: ${str(name)}`,
    ...(place === undefined || place === "path" ? [] : [code`In: ${placeValue(place, names)}`]),
    ...(type.type === "Text" ? [] : [code`Type: ${engine(type.type, names)}`]),
    ...mark("IsList", type.isList),
    ...(type.choices.length === 0 ? [] : [code`Choices: ${strings(type.choices)}`]),
    ...boundsEntry(schema, names),
    ...text("Default", defaultOf(schema)),
    ...text("About", about),
    ...mark("IsNeeded", value.isNeeded),
    ...mark("IsDeprecated", value.isDeprecated),
  ];
  return code`{${list(entries)}}`;
}

/** A thing of the engine. */
export function engine(name: string, { module }: Pick<Emission, "module">) {
  return std(name, `${module}/internal/engine`);
}

/** A place of parameters. */
export function placeValue(place: ParameterPlace, { module }: Pick<Emission, "module">): Code {
  const names = { path: "Path", query: "Query", header: "Header", cookie: "Cookie" } as const;
  return code`${std(names[place], `${module}/internal/wire`)}`;
}

/** A mark that is left out where it is not set. */
export function mark(key: string, isSet: boolean): readonly Code[] {
  return isSet ? [code`${id(key)}: ${boolLiteral(true)}`] : [];
}

/** The type of a value, as people type it. */
interface ValueType {
  readonly type: "Text" | "Integer" | "Number" | "Boolean" | "JSON" | "File";
  readonly isList: boolean;
  readonly choices: readonly string[];
}

const textType: ValueType = { type: "Text", isList: false, choices: [] };
const jsonType: ValueType = { type: "JSON", isList: false, choices: [] };

function typeOf(shape: Shape, names: Emission): ValueType {
  const { named } = names.shapes;
  const plain = plainShape(shape, named);
  switch (plain.kind) {
    case "scalar":
      return { ...textType, type: scalarTypes[plain.type] };
    case "constant": {
      const { value } = plain;
      const isText = value.kind === "string" || value.kind === "number";
      return isText ? { ...textType, choices: [saidLine(String(value.value))] } : jsonType;
    }
    case "list": {
      const item = typeOf(plain.item, names);
      return item.isList || item.type === "JSON" ? jsonType : { ...item, isList: true };
    }
    case "named": {
      const target = named.get(plain.id);
      if (target?.kind !== "enum") return jsonType;
      const choices = target.isOpen ? [] : target.values.map(({ value }) => String(value));
      const type = { string: "Text", integer: "Integer", number: "Number" } as const;
      return { type: type[target.of], isList: false, choices };
    }
    case "raw":
    case "map":
    case "tuple":
      return jsonType;
    default:
      return unreachable(plain);
  }
}

const scalarTypes: Readonly<Record<ScalarType, ValueType["type"]>> = {
  ...{ string: "Text", integer: "Integer", number: "Number", boolean: "Boolean" },
  ...{ bytes: "File", file: "File" },
};

type ScalarType = Extract<Shape, { readonly kind: "scalar" }>["type"];

/** The bounds of single values; those of lists are limits of the operation. */
function boundsEntry(schema: Schema | undefined, names: Emission): readonly Code[] {
  const known = schema && dereferenced(schema, schemaFinder(names.model));
  const bounds = known === undefined ? [] : boundsOf(known);
  if (bounds.length === 0) return [];
  const values = bounds.map(
    ([kind, of]) => code`{Kind: ${engine(kind, names)}, Of: ${numberLiteral(of)}}`,
  );
  return [code`Bounds: []${engine("Bound", names)}{${list(values)}}`];
}

function boundsOf(schema: Schema): readonly (readonly [string, number])[] {
  const said = (kind: string, of: number | undefined): readonly (readonly [string, number])[] =>
    of === undefined ? [] : [[kind, of]];
  switch (schema.kind) {
    case "number":
      return [
        ...said("AtLeast", schema.minimum),
        ...said("AtMost", schema.maximum),
        ...said("MoreThan", schema.exclusiveMinimum),
        ...said("LessThan", schema.exclusiveMaximum),
      ];
    case "string":
      return [...said("MinLength", schema.minLength), ...said("MaxLength", schema.maxLength)];
    default:
      return [];
  }
}

function defaultOf(schema: Schema | undefined): string {
  const value = schema?.default;
  switch (value?.kind) {
    case "string":
    case "number":
    case "boolean":
      return saidLine(String(value.value));
    default:
      return "";
  }
}

/** The text of a value: its own, or that of its schema. */
export function aboutOf(description: string | undefined, schema: Schema | undefined): string {
  const said = description ?? schema?.description ?? schema?.title;
  return said === undefined ? "" : plainLine(said);
}
