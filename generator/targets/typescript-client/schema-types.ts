/** Schemas of the model → types of TypeScript. What is not shown is `unknown`; nothing is guessed. */
import type { Annotations, JsonValue, ObjectSchema, Schema } from "../../model/schema.js";
import { type DocComment, docComment } from "../../emit/typescript/doc-comments.js";
import { pascalCase, Scope } from "../../emit/typescript/names.js";
import {
  arrayOf,
  type IndexSignature,
  intersectionOf,
  keyword,
  literal,
  objectType,
  type Property,
  reference,
  tupleOf,
  type TypeTree,
  unionOf,
  unreachable,
} from "../../emit/typescript/type-tree.js";
import { runtimeNames } from "./index-file.js";
import type { FileImports } from "./source-files.js";

/** Name of a schema's type, the same wherever it is used; one that the package exports otherwise gets an underscore. */
export function schemaTypeName(schema: string, className: string): string {
  return new Scope([...runtimeNames, className]).take(pascalCase(schema));
}

/** How the types of one file name the schemas that they refer to. */
export type SchemaNames = (schema: string) => TypeTree;

/** Types of schemas, imported from the file that declares them. */
export function importedSchemas(imports: FileImports, className: string): SchemaNames {
  return (schema) => reference(imports.type(schemaTypeName(schema, className), "schemas"));
}

/** The type of the values that a schema accepts, as far as a type can say it. */
export function typeOfSchema(schema: Schema, names: SchemaNames): TypeTree {
  const inner = (member: Schema): TypeTree => typeOfSchema(member, names);
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
    case "conditional":
      return keyword("unknown");
    case "never":
      return keyword("never");
    case "reference":
      return names(schema.name);
    case "string":
    case "number":
    case "boolean":
    case "null":
      return keyword(schema.kind);
    case "enum": {
      const values = unionOf(schema.values.map(typeOfJson));
      return schema.open ? unionOf([values, otherValues(schema.values)]) : values;
    }
    case "array":
      return schema.prefix.length === 0
        ? arrayOf(inner(schema.items))
        : tupleOf(
            schema.prefix.map(inner),
            schema.items.kind === "never" ? {} : { rest: inner(schema.items) },
          );
    case "object":
      return objectType(
        propertiesOf(schema, names),
        ...[indexSignatureOf(schema, names)].filter(isDefined),
      );
    case "allOf":
      return intersectionOf(schema.members.filter((member) => !saysNothing(member)).map(inner));
    case "anyOf":
    case "oneOf":
      return schema.members.some(saysNothing)
        ? keyword("unknown")
        : unionOf(schema.members.map(inner));
    default:
      return unreachable(schema);
  }
}

/** The declared properties of an object. */
export function propertiesOf(schema: ObjectSchema, names: SchemaNames): readonly Property[] {
  return schema.properties.map(({ name, schema: property }): Property => {
    const docs = schemaDocs(property);
    return {
      name,
      type: typeOfSchema(property, names),
      ...(schema.required.includes(name) ? {} : { optional: true }),
      ...(docs && { docs }),
    };
  });
}

/**
 * What properties hold that are not declared, where the schema says so. A type of TypeScript cannot tell them apart
 * from declared ones, so the signature holds for all; and for what an optional one is where exactOptionalPropertyTypes is off.
 */
export function indexSignatureOf(
  { additional, patternProperties, properties, required }: ObjectSchema,
  names: SchemaNames,
): IndexSignature | undefined {
  const further = [...patternProperties.map(({ schema }) => schema), additional];
  const typed = further.filter(({ kind }) => kind !== "never");
  const says =
    typed.some(({ kind }) => kind !== "any") || (typed.length > 0 && properties.length === 0);
  if (!says) return undefined;
  const all = [...typed, ...properties.map(({ schema }) => schema)];
  // Asked of the schemas: to ask for their types would import what is then not used.
  const type = all.some(saysNothing)
    ? keyword("unknown")
    : unionOf([
        ...all.map((each) => typeOfSchema(each, names)),
        ...(properties.every(({ name }) => required.includes(name)) ? [] : [keyword("undefined")]),
      ]);
  return { keyName: "name", type };
}

/** Whether the type of a schema's values is `unknown`. */
export function saysNothing(schema: Schema): boolean {
  switch (schema.kind) {
    case "any":
    case "notShown":
    case "not":
    case "conditional":
      return true;
    case "anyOf":
    case "oneOf":
      return schema.members.some(saysNothing);
    case "allOf":
      return schema.members.every(saysNothing);
    case "never":
    case "reference":
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "enum":
    case "array":
    case "object":
      return false;
    default:
      return unreachable(schema);
  }
}

/** What a schema says of itself to people, or nothing. */
export function schemaDocs({
  title,
  description,
  deprecated,
  default: preset,
}: Annotations): DocComment | undefined {
  const prose = [title, description].filter(isDefined);
  const paragraphs = preset === undefined ? prose : [...prose, `Default: \`${jsonText(preset)}\``];
  const docs = docComment({ paragraphs, tags: deprecated ? [{ tag: "deprecated" }] : [] });
  return docs.lines.length === 0 ? undefined : docs;
}

/** The type of one JSON value. */
export function typeOfJson(value: JsonValue): TypeTree {
  switch (value.kind) {
    case "null":
      return keyword("null");
    case "boolean":
    case "number":
    case "string":
      return literal(value.value);
    case "array":
      return tupleOf(value.items.map(typeOfJson));
    case "object":
      return objectType(
        value.entries.map((entry) => ({ name: entry.name, type: typeOfJson(entry.value) })),
      );
    default:
      return unreachable(value);
  }
}

/** Any value of the kinds listed, in a form that keeps an editor's completion of the listed ones. */
function otherValues(values: readonly JsonValue[]): TypeTree {
  const kinds = new Set(values.map(({ kind }) => kind));
  const widened = [...kinds].map((kind) =>
    kind === "string" || kind === "number"
      ? intersectionOf([keyword(kind), reference("Record", [keyword("never"), keyword("never")])])
      : keyword("unknown"),
  );
  return unionOf(widened);
}

function jsonText(value: JsonValue): string {
  switch (value.kind) {
    case "array":
      return `[${value.items.map(jsonText).join(", ")}]`;
    case "object":
      return `{${value.entries.map((entry) => `${JSON.stringify(entry.name)}: ${jsonText(entry.value)}`).join(", ")}}`;
    case "null":
      return "null";
    default:
      return JSON.stringify(value.value);
  }
}

function isDefined<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}
