/** The schema of a form as it is read: properties that are bytes come as files, of which no schema says anything. */
import { saidOfText } from "../../sdk/messages/binary-content.js";
import type { FormPlan } from "../../sdk/messages/contents.js";
import type { Property, Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";

/** Returns the schema for the values that were read from a form. */
export function readFormSchema(schema: Schema, { files }: FormPlan, find: FindSchema): Schema {
  const given = new Map(files.map((each) => [each.name, each.given]));
  const readProperty = ({ name, schema: own }: Property): Schema =>
    given.has(name) ? withFiles(own, { find, mayBeText: given.get(name) !== "bytes" }) : own;
  return formSchema(schema, { find, readProperty, visited: new Set(), left: { parts: 500 } });
}

interface FormScope {
  readonly find: FindSchema;
  readonly readProperty: (property: Property) => Schema;
  /** The schemas around this one. */
  readonly visited: ReadonlySet<Schema>;
  /** How many parts may still be written out: of schemas that are put together of others in several ways there are any number. */
  readonly left: { parts: number };
}

/** The schema of the form itself: an object, or what such are put together by. What has no files in it stays as it is. */
function formSchema(schema: Schema, scope: FormScope): Schema {
  const { find, readProperty, visited, left } = scope;
  const target = schema.kind === "reference" ? find(schema.name) : schema;
  if (target === undefined || visited.has(target)) return schema;
  switch (target.kind) {
    case "object": {
      const properties = target.properties.map((each) => ({ ...each, schema: readProperty(each) }));
      const isRead = properties.some(
        ({ schema: read }, index) => read !== target.properties[index]?.schema,
      );
      return isRead ? { ...target, properties } : schema;
    }
    case "allOf":
    case "anyOf":
    case "oneOf": {
      // To check less is better than to refuse a file.
      if (left.parts-- <= 0) return { kind: "any", at: schema.at };
      const inside = { ...scope, visited: new Set(visited).add(target) };
      const members = target.members.map((each) => formSchema(each, inside));
      const isRead = members.some((each, index) => each !== target.members[index]);
      return isRead ? { ...target, members } : schema;
    }
    default:
      return schema;
  }
}

interface FileScope {
  readonly find: FindSchema;
  /** True if it may come as text, too. */
  readonly mayBeText: boolean;
}

/** The schema of a property in which files are accepted. */
function withFiles(schema: Schema, scope: FileScope, above: readonly Schema[] = []): Schema {
  const { find, mayBeText } = scope;
  if (saidOfText(schema) !== undefined)
    return mayBeText ? ifText(schema) : { kind: "any", at: schema.at };
  const inside = (each: Schema): Schema => withFiles(each, scope, [...above, schema]);
  switch (schema.kind) {
    case "reference": {
      const target = find(schema.name);
      return target === undefined || above.includes(target) ? schema : inside(target);
    }
    case "array":
      // No file is another one.
      return { ...schema, items: inside(schema.items), uniqueItems: false };
    case "anyOf":
    case "oneOf":
      return { ...schema, members: schema.members.map(inside) };
    default:
      return schema;
  }
}

/** Returns a schema that holds for texts only. */
function ifText(schema: Schema): Schema {
  const { at } = schema;
  return { kind: "conditional", at, condition: { kind: "string", at }, consequence: schema };
}
