/** The schema of a form as it is read: properties that are bytes come as files, of which no schema says anything. */
import { contentSchema, isBinary } from "../../emit/typescript/package/binary-content.js";
import type { FormContent } from "../../emit/typescript/package/forms.js";
import { isBytes } from "../../emit/typescript/package/media-types.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Property, Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";

/** What the schema of a form says of what was read of it. */
export function readFormSchema({ schema, encoding }: FormContent, find: FindSchema): Schema {
  const inBytes = new Set(
    knownItems(encoding).flatMap(({ property, contentType }) =>
      isBytes(knownValue(contentType) ?? "") ? [property] : [],
    ),
  );
  const readProperty = ({ name, schema: own }: Property): Schema => {
    const text = contentSchema(own, find);
    const isFile = text !== undefined && isBinary(text);
    if (text === undefined || !(isFile || inBytes.has(name))) return own;
    return withFiles(own, { text, find, mayBeText: !isFile });
  };
  return formSchema(schema.value, { find, readProperty }, []);
}

interface FormScope {
  readonly find: FindSchema;
  readonly readProperty: (property: Property) => Schema;
}

/** The schema of the form itself: an object, or what such are put together by. */
function formSchema(schema: Schema, scope: FormScope, visited: readonly Schema[]): Schema {
  const target = schema.kind === "reference" ? scope.find(schema.name) : schema;
  if (target === undefined || visited.includes(target)) return schema;
  const inside = (each: Schema): Schema => formSchema(each, scope, [...visited, target]);
  switch (target.kind) {
    case "object": {
      const properties = target.properties.map((each) => ({
        ...each,
        schema: scope.readProperty(each),
      }));
      const isRead = properties.some(
        ({ schema: read }, index) => read !== target.properties[index]?.schema,
      );
      // What has no files in it keeps its name.
      return isRead ? { ...target, properties } : schema;
    }
    case "allOf":
    case "anyOf":
    case "oneOf":
      return { ...target, members: target.members.map(inside) };
    default:
      return schema;
  }
}

interface FileScope {
  readonly find: FindSchema;
  /** What is said of the text or the bytes. */
  readonly text: Schema;
  /** Whether it may come as text, too. */
  readonly mayBeText: boolean;
}

/** The schema of a property in which files are accepted. */
function withFiles(schema: Schema, scope: FileScope): Schema {
  const { text, find, mayBeText } = scope;
  if (schema === text) return mayBeText ? ifText(schema) : { kind: "any", at: schema.at };
  switch (schema.kind) {
    case "reference": {
      const target = find(schema.name);
      return target === undefined ? schema : withFiles(target, scope);
    }
    case "array":
      // No file is another one.
      return { ...schema, items: withFiles(schema.items, scope), uniqueItems: false };
    case "anyOf":
    case "oneOf":
      return { ...schema, members: schema.members.map((each) => withFiles(each, scope)) };
    default:
      return schema;
  }
}

/** What is said of texts, and nothing of others. */
function ifText(schema: Schema): Schema {
  const { at } = schema;
  return { kind: "conditional", at, condition: { kind: "string", at }, consequence: schema };
}
