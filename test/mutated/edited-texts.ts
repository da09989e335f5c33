/** The scenarios as manifests of which facts are edited as people do: each edit leaves YAML that can be read. */
import { parse, stringify } from "yaml";
import { textsOf, type Text } from "../unit/fill/edits/scenario-texts.js";
import { grouped } from "../../generator/model/grouped.js";
import { otherValues, placedTexts, type Stretch, type TextEdit } from "./manifest-texts.js";

/** Places of a scenario, and what may be put there. */
export interface EditedTexts {
  readonly name: string;
  readonly files: readonly Text[];
  readonly texts: Places;
  /** Of the texts that are known, titles and reasons, and the others: most files have none of the latter. */
  readonly titles: Places;
  readonly descriptions: Places;
  readonly facts: Places;
  /** Values of a key, each with another one of that key from anywhere, or with the entries of that one beside its own. */
  readonly copies: Places;
}

/** Stretches of values, and the values for them. */
export interface Places {
  readonly at: readonly Stretch[];
  readonly by: (at: number) => readonly string[];
}

/** Targets that a scenario does not ask for; all are made of each. */
export const otherTargets = {
  cli: { module: "example.com/tool", version: "1.0.0" },
  docs: {},
  "go-client": { module: "example.com/client", version: "1.0.0" },
  http: {},
  "java-client": {
    client: "Service",
    groupId: "com.example",
    artifactId: "service",
    version: "1.0.0",
    license: { name: "MIT" },
  },
  "kotlin-client": {
    client: "Service",
    groupId: "com.example",
    artifactId: "service-kotlin",
    version: "1.0.0",
    license: { name: "MIT" },
  },
  "model-json": {},
  openapi: { version: "1.0.0" },
  "python-client": { package: "service", version: "1.0.0", license: "MIT" },
  "ruby-client": { gem: "service", version: "1.0.0", license: "MIT" },
  "typescript-client": {
    package: "service",
    version: "1.0.0",
    license: "MIT",
  },
  "typescript-server": { package: "server", version: "1.0.0", license: "MIT", mock: true },
};

/** Texts as people write them, and as they do not. */
const otherTexts: readonly string[] = [
  ...["A text.", "Another one, with `code`, *stress* and [a link](https://example.com/a).", "list"],
  ...["", " ", "-", "*/ /** \"\"\" ''' $& <b>bold</b> {@link x}", "# A heading\n\n- one\n- two\n"],
  ...["id", "Book", "none of them", "A very long text. ".repeat(20).trim(), "שלום \u202e e\u0301"],
];

/** Reads a scenario. */
export function editableTexts(name: string): EditedTexts {
  const files = textsOf(name).map((each) => (each.file === "targets.yaml" ? withAll(each) : each));
  const { values } = placedTexts(name);
  const at = values.filter(({ file }) => file !== "targets.yaml");
  const textAt = ({ file, start, end }: Omit<TextEdit, "by">): string =>
    files.find((each) => each.file === file)?.text.slice(start, end) ?? "";
  const contents = new Map(files.map(({ file, text }) => [file, parse(text) as unknown]));
  const placed = at.map((each) => ({
    ...each,
    value: valueAt(contents.get(each.file), each.path),
  }));
  const texts = placed.filter((place) => isOfText(place, textAt(place)));
  const known = texts.filter(isKnown);
  // A value of several lines has the indentation of its own place.
  const short = (places: readonly Omit<TextEdit, "by">[]): readonly string[] => [
    ...new Set(places.map(textAt).filter((text) => !text.includes("\n"))),
  ];
  const people = [...short(texts), ...otherTexts.map((text) => JSON.stringify(text))];
  const others = [...short(at), ...otherValues];
  return {
    ...{ name, files },
    texts: { at: texts, by: () => people },
    titles: { at: known.filter(isTitle), by: () => people },
    descriptions: { at: known.filter((each) => !isTitle(each)), by: () => people },
    facts: { at, by: () => others },
    copies: copiesIn(placed),
  };
}

/** A stretch, and the value that is read of it. */
interface Placed extends Stretch {
  readonly value: unknown;
}

function copiesIn(all: readonly Placed[]): Places {
  const placed = all.filter(({ path }) => typeof path.at(-1) === "string");
  const byKey = grouped(placed, ({ path }) => path.at(-1));
  return {
    at: placed,
    by: (index) => {
      const own = placed[index];
      const others = byKey.get(own?.path.at(-1)) ?? [];
      return others.flatMap(({ value }) => [value, withEntries(own?.value, value)]).map(inOneLine);
    },
  };
}

function valueAt(content: unknown, path: Stretch["path"]): unknown {
  return path.reduce<unknown>(
    (value, step) => (isRecord(value) ? value[step] : undefined),
    content,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === "object" && value !== null;
}

function withEntries(own: unknown, other: unknown): unknown {
  const areMaps = isRecord(own) && isRecord(other) && !Array.isArray(own) && !Array.isArray(other);
  return areMaps ? { ...own, ...other } : other;
}

function inOneLine(value: unknown): string {
  return JSON.stringify(value);
}

function withAll({ file, text }: Text): Text {
  const { targets }: { readonly targets: object } = parse(text);
  return { file, text: stringify({ targets: { ...otherTargets, ...targets } }) };
}

function isTitle({ path }: Stretch): boolean {
  const key = path.at(-1);
  return key === "title" || key === "reason";
}

/** True of a text that is no marker, and no source of one. */
function isKnown({ path, value }: Placed): boolean {
  return !path.includes("sourceOf") && value !== "not shown" && value !== "none";
}

/** True if the key of a value says that it is a text for people, and it stands in one line. */
function isOfText({ path, value }: Placed, text: string): boolean {
  const keys: readonly unknown[] = ["title", "summary", "description", "reason"];
  return typeof value === "string" && keys.includes(path.at(-1)) && !/^[|>]/.test(text);
}
