/** The reference of the manifest: a page for each kind of file, a section for each form, and one for each of its keys. */
import { stringify } from "yaml";
import { codeBlock, inlineCode } from "../../generator/emit/markdown/text.js";
import { type JsonSchema, manifestDefinitions, referencesIn } from "./json-schema.js";
import { isSourceKey } from "../../generator/validate/places.js";
import { madePage, type ReferencePage } from "./page.js";
import { takenWords } from "./taken-words.js";

/** A kind of file: its definition, which is the first form of its page. */
interface FileKind {
  readonly form: string;
  readonly page: string;
  readonly title: string;
  readonly about: string;
}

/** A form stands on the page of the first of them that has it. */
const kinds: readonly FileKind[] = [
  {
    form: "schemas",
    page: "schemas",
    title: "`schemas/<id>.yaml`",
    about:
      "These files hold named schemas, one or several in each file. A schema is JSON Schema 2020-12 with the keywords below; any part of it may be `not shown`.",
  },
  {
    form: "group",
    page: "groups",
    title: "`groups/<id>.yaml`",
    about:
      "One file holds one group of operations. Its name is the id of the group, and `groups` in `service.yaml` lists it.",
  },
  {
    form: "service",
    page: "service",
    title: "`service.yaml`",
    about:
      "This file describes the service as a whole: its groups, its sources, and the facts that hold for every operation.",
  },
  {
    form: "shared",
    page: "shared",
    title: "`shared/<any>.yaml`",
    about:
      "These files hold parameters, headers and responses that several operations use. An operation refers to them by name: `$ref: '#/parameters/limit'`.",
  },
  {
    form: "targets",
    page: "targets",
    title: "`targets.yaml`",
    about:
      "This file says which outputs `generate` makes. Each target has settings of its own; a target that is left out is not made.",
  },
];

/** The pages, and the one that leads to them. */
export function manifestPages(): readonly ReferencePage[] {
  const definitions = manifestDefinitions();
  const sections = kinds.map((kind) => ({ kind, forms: new Map<string, JsonSchema>() }));
  const places = new Map<string, FormPlace>();
  for (const { kind, forms } of sections) {
    for (const [form, schema] of formsBelow(kind.form, definitions)) {
      if (places.has(form)) continue;
      forms.set(form, schema);
      const title = schema.title ?? form.replaceAll("-", " ");
      places.set(form, { page: kind.page, anchor: form, title });
    }
  }
  const pages = sections.map(({ kind, forms }) => kindPage(kind, forms, places));
  return [overview(places, sections), ...pages];
}

/** Where a form is described. */
interface FormPlace {
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
}

type FormPlaces = ReadonlyMap<string, FormPlace>;

/** The forms that a form is made of, itself first, each with its keys: those of targets, which have no definition, by their paths. */
function formsBelow(
  root: string,
  definitions: Readonly<Record<string, JsonSchema>>,
): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const left = [root];
  for (let form = left.shift(); form !== undefined; form = left.shift()) {
    const schema = definitions[form];
    if (schema === undefined || found.has(form)) continue;
    found.set(form, schema);
    left.push(...referencesIn(schema));
  }
  return found;
}

function kindPage(
  { page, title, about }: FileKind,
  forms: ReadonlyMap<string, JsonSchema>,
  places: FormPlaces,
): ReferencePage {
  const sections = [...forms].flatMap(([form, schema]) => formSection(form, schema, page, places));
  return madePage(`reference/${page}.md`, [`# ${title}`, about, ...sections]);
}

/** A form without keys of its own, such as a choice between two, has a section that says what it takes. */
function formSection(
  form: string,
  schema: JsonSchema,
  page: string,
  places: FormPlaces,
): readonly string[] {
  const { title } = places.get(form) ?? { title: form };
  const head = [
    `## <a id="${form}"></a>${title}`,
    ...(schema.description ? [schema.description] : []),
  ];
  const link = (to: string): string => linkTo(places, to, page);
  const keys = keysOf(schema);
  if (keys.length === 0) return [...head, takenWords({ ...schema }, link)];
  const list = keys.map(([key]) => `[${inlineCode(key)}](#${anchorOf(form, key)})`).join(" · ");
  return [
    ...head,
    list,
    ...keys.flatMap(([key, each]) => keySection({ form, key, ...each }, link)),
  ];
}

interface Key {
  readonly schema: JsonSchema;
  /** A text is the condition: `as: sources`. */
  readonly isRequired: boolean | string;
  /** The condition under which there is such a key. */
  readonly onlyWith?: string;
}

/**
 * The keys of a form, but for those that every form has; settings of targets are keys of keys, told by their whole path. Those of
 * the items of a list have `[]` after the key of the list.
 */
function keysOf(schema: JsonSchema): readonly (readonly [string, Key])[] {
  const required = schema.required ?? [];
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) => !isSourceKey(key));
  return entries.flatMap(([key, each]) => {
    const own = [key, { schema: each, isRequired: required.includes(key) }] as const;
    const below = [
      ...innerKeys(each).map(([name, found]) => [`${key}.${name}`, found] as const),
      ...innerKeys(each.items ?? {}).map(([name, found]) => [`${key}[].${name}`, found] as const),
    ];
    return [own, ...below];
  });
}

/** The keys of a map that is described in place: of several forms that it may have, each key once. */
function innerKeys(schema: JsonSchema): readonly (readonly [string, Key])[] {
  if (schema.oneOf === undefined) return schema.properties === undefined ? [] : keysOf(schema);
  const variants = schema.oneOf.map((each) => ({
    condition: conditionOf(each),
    keys: keysOf(each),
  }));
  const names = new Set(variants.flatMap(({ keys }) => keys.map(([name]) => name)));
  return [...names].map((name) => {
    const uses = variants.flatMap(({ condition, keys }) =>
      keys.flatMap(([each, key]) => (each === name ? [{ condition, key }] : [])),
    );
    const choices = uses.flatMap(({ key }) => (key.schema.const === undefined ? [] : key.schema));
    if (choices.length === variants.length) return [name, choiceOf(choices)];
    const [first, ...others] = uses;
    if (first === undefined) throw new Error(`${name} is a key of no variant`);
    const needing = uses.filter(({ key }) => key.isRequired !== false);
    const isRequired = needing.length === variants.length || (needing[0]?.condition ?? false);
    const isEverywhere = others.length + 1 === variants.length;
    const { schema } = first.key;
    return [name, { schema, isRequired, ...(!isEverywhere && { onlyWith: first.condition }) }];
  });
}

/** `as: sources`: the key that tells a form from the others. */
function conditionOf({ properties = {} }: JsonSchema): string {
  const [found] = Object.entries(properties).filter(([, each]) => each.const !== undefined);
  return found === undefined ? "" : `${found[0]}: ${String(found[1].const)}`;
}

/** The key that tells the forms from each other: it takes the word of each. */
function choiceOf(words: readonly JsonSchema[]): Key {
  const schema = {
    ...words[0],
    const: undefined,
    enum: words.map((each) => each.const),
    examples: words.flatMap(({ examples = [] }) => examples),
  };
  return { schema, isRequired: false };
}

function keySection(
  {
    form,
    key,
    schema,
    isRequired,
    onlyWith,
  }: Key & { readonly form: string; readonly key: string },
  link: (form: string) => string,
): readonly string[] {
  const { description = "", examples = [] } = schema;
  // What markers mean stands in paragraphs of its own.
  const [said = [], markers = []] = [false, true].map((isMarker) =>
    description.split("\n\n").filter((each) => each !== "" && each.startsWith("`no") === isMarker),
  );
  const isToldBelow = innerKeys(schema).length > 0;
  const taken = isToldBelow ? [] : [takenWords(schema, link)];
  const required = typeof isRequired === "string" ? ` with ${inlineCode(isRequired)}` : "";
  return [
    `### <a id="${anchorOf(form, key)}"></a>${inlineCode(key)}`,
    ...(isRequired === false ? [] : [`**Required${required}.**`]),
    ...(onlyWith === undefined || required !== "" ? [] : [`Only with ${inlineCode(onlyWith)}.`]),
    ...said,
    ...taken,
    ...markers,
    ...examples.map((example) => exampleBlock(key, example)),
  ];
}

function exampleBlock(key: string, example: unknown): string {
  const [name = key] = key.split(".").slice(-1);
  return codeBlock(
    "yaml",
    stringify({ [name]: example }, { collectionStyle: "any", lineWidth: 72 }),
  );
}

function anchorOf(form: string, key: string): string {
  return `${form}.${key.replace(/[^\w.-]/g, "")}`;
}

/** "[parameter](…)". */
function linkTo(places: FormPlaces, form: string, from: string): string {
  const place = places.get(form);
  if (place === undefined) return form;
  const { page, anchor, title } = place;
  const words = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  return `[${words}](${page === from ? "" : `${page}.md`}#${anchor})`;
}

const readingOrder = ["service", "groups", "schemas", "shared", "targets"];

function byReading(a: FileKind, b: FileKind): number {
  return readingOrder.indexOf(a.page) - readingOrder.indexOf(b.page);
}

/** Every key of every form, by the alphabet. */
function overview(
  places: FormPlaces,
  sections: readonly { readonly kind: FileKind; readonly forms: ReadonlyMap<string, JsonSchema> }[],
): ReferencePage {
  const uses = new Map<string, string[]>();
  for (const { forms } of sections) {
    for (const [form, schema] of forms) {
      const place = places.get(form);
      if (place === undefined) continue;
      for (const [key] of keysOf(schema)) {
        const link = `[${place.title}](${place.page}.md#${anchorOf(form, key)})`;
        uses.set(key, [...(uses.get(key) ?? []), link]);
      }
    }
  }
  const files = kinds
    .toSorted(byReading)
    .map(({ page, form, title, about }) => `- [${title}](${page}.md#${form}): ${about}`);
  const index = [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, links]) => `- ${inlineCode(key)}: ${links.join(", ")}`);
  return madePage("reference/manifest.md", [
    "# The manifest",
    "A manifest is a folder of YAML files. This reference has every key of every file. It is made from the JSON Schema that editors use, so a hover in the editor says the same.",
    "## The files",
    files.join("\n"),
    "## Rules that hold everywhere",
    rules,
    '## <a id="source"></a>`source` and `sourceOf`',
    "Every form may say where its facts come from.",
    sourceExample,
    "`source` holds for the form and all that stands in it. `sourceOf` holds for single keys of the form and goes before `source`; a list names several sources that say the same. The ids stand under [`sources`](service.md#service.sources) in `service.yaml`.",
    "## Every key",
    "Each link leads to the key in one form.",
    index.join("\n"),
  ]);
}

const sourceExample = codeBlock(
  "yaml",
  ["list:", "  source: trial-calls", "  sourceOf: { title: handbook }", "  title: List Books"].join(
    "\n",
  ),
);

const rules = [
  "- A value is a fact. `none` means that the thing is known not to exist. `not shown`, or a key that is left out, means that nobody knows. No output guesses: what is not known is said.",
  "- A marker covers everything below it: `parameters: not shown` covers all four places.",
  "- A listed map is complete. The entry `(others): not shown` keeps it open.",
  "- `[]` and `{}` are refused, because they could mean both. Inside schemas and examples they are values like any other.",
  "- Every fact has a source: the nearest `source` above it, or `sourceOf` beside it.",
  "- Ids of groups, operations and schemas are in kebab-case. Each output language spells them in its own case.",
  "- Anchors, aliases, merge keys and tags of YAML are refused.",
].join("\n");
