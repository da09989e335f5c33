/** Lays what is said of forms and keys into the JSON Schema: titles, descriptions and examples, for hovers of editors. */
import { commonKeys, formDescriptions } from "./all-descriptions.js";
import type { FormDescription, KeyDescription } from "./description.js";

/** A part of a schema, as zod writes it. */
type Json = Readonly<Record<string, unknown>>;

/** The definitions, each with its title and description, and every key with its own. */
export function withDescriptions(definitions: object): Json {
  return mapped(definitions, (definition, id) => {
    const said = formDescriptions[id];
    const described = isJson(definition) ? withCommonKeys(definition) : definition;
    return said === undefined || !isJson(described) ? described : describedForm(described, said);
  });
}

function describedForm(definition: Json, { title, about, keys }: FormDescription): Json {
  const { properties } = definition;
  return {
    title,
    description: about,
    ...definition,
    ...(isJson(properties) && {
      properties: mapped(properties, (property, key) => {
        const said = keys[key];
        if (said === undefined || !isJson(property)) return property;
        const { example } = said;
        return described(property, { description: descriptionOf(said), examples: [example] });
      }),
    }),
  };
}

/** The description of a key: what it is, and what its markers mean. */
function descriptionOf({ about, none, notShown }: KeyDescription): string {
  return [
    about,
    ...(none === undefined ? [] : [`\`none\`: ${small(none)}`]),
    ...(notShown === undefined ? [] : [`\`not shown\`: ${small(notShown)}`]),
  ].join("\n\n");
}

/** A sentence after a colon. Names in capitals, and code, stay as they are. */
function small(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}

/** Keys that mean the same everywhere, wherever they stand. */
function withCommonKeys(schema: Json): Json {
  return mapped(schema, (part, word) => {
    if (Array.isArray(part))
      return part.map((each) => (isJson(each) ? withCommonKeys(each) : each));
    if (!isJson(part)) return part;
    const inner = withCommonKeys(part);
    if (word !== "properties") return inner;
    return mapped(inner, (property, key) => {
      const said = commonKeys[key];
      if (said === undefined || !isJson(property)) return property;
      return described(property, { description: said.about });
    });
  });
}

/** Words beside a reference are passed over (draft-07, section 8.3), so it becomes a part of something that has them. */
function described(property: Json, words: Json): Json {
  return "$ref" in property ? { ...words, allOf: [property] } : { ...words, ...property };
}

function mapped(map: object, change: (value: unknown, key: string) => unknown): Json {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(map);
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
