/** The files of a new manifest as texts, each of which begins with what editors check it by. */
import type { DescribedShared, DescribedSource, SharedKind } from "../described-api.js";
import {
  type SourcePlace,
  type Told,
  type ToldEntry,
  type ToldMap,
  toldList,
  toldMap,
  toldScalar,
} from "../told.js";
import { keyIn } from "../edits/flow-text.js";
import { jsonOfTold } from "../edits/json-map.js";
import type { FillSource } from "../edits/manifest-draft.js";
import { entryLines } from "../edits/value-lines.js";
import { type FindTag, inOrder, operationFacts, tagFacts } from "./group-forms.js";
import { isText } from "./holdable.js";
import type { PlannedGroup } from "./operation-places.js";

/** Keys in the order in which the manifest has them. */
const serviceKeys: readonly string[] = [
  ...[
    "source",
    "sourceOf",
    "title",
    "description",
    "baseUrl",
    "groups",
    "resources",
    "sources",
    "clients",
  ],
  ...["authentication", "headers", "errors", "limits", "pagination", "states", "events"],
  "versioning",
];

/** Where a value stands that no place of a source tells. */
const nowhere: SourcePlace = { file: "", path: [] };

/** The content of `service.yaml`. */
export interface ServiceContent {
  readonly facts: ToldMap;
  /** Id of the source. */
  readonly sourceId: string;
  readonly source: DescribedSource;
  /** Others that say something: configurations, and who says what is only assumed. */
  readonly others: readonly (DescribedSource | FillSource)[];
  readonly groups: readonly string[];
  readonly resources: readonly string[];
}

/** `service.yaml`. */
export function serviceText(content: ServiceContent): string {
  const { facts, sourceId, source, others, groups, resources } = content;
  const own = told({
    source: toldScalar(sourceId, nowhere),
    groups: textList(groups),
    resources: resources.length === 0 ? undefined : textList(resources),
    sources: told({
      [sourceId]: sourceFacts(source, sourceId),
      ...Object.fromEntries(others.map((each) => [each.id, sourceFacts(each, each.id)])),
    }),
  });
  const all = [...facts.entries, ...own.entries];
  const { entries } = inOrder({ ...facts, entries: all }, serviceKeys);
  return modeline("") + entries.map(blockText).join("");
}

/** An entry whose parts stand on lines of their own, however short they are: they grow. */
function blockText({ key, value }: ToldEntry): string {
  if (value.kind !== "map" || value.entries.length === 0) return entryText({ key, value }, 0);
  return `${keyIn(key, false)}:\n${entriesText(value, 2)}`;
}

function sourceFacts(
  { title, kind, date, url }: DescribedSource | FillSource,
  id: string,
): ToldMap {
  return told({
    title: toldScalar(isText(title) ? title : `source ${id}`, nowhere),
    kind: toldScalar(kind, nowhere),
    date: date === undefined ? undefined : toldScalar(date, nowhere),
    url: url === undefined ? undefined : toldScalar(url, nowhere),
  });
}

/** `groups/<id>.yaml`. */
export function groupText(group: PlannedGroup, sourceId: string, find: FindTag): string {
  const source = entryText({ key: "source", value: toldScalar(sourceId, nowhere) }, 0);
  return modeline("../") + source + groupLines(group, 0, find);
}

function groupLines(group: PlannedGroup, indent: number, find: FindTag): string {
  const { operations, parts } = group;
  const start = " ".repeat(indent);
  const lines = [entriesText(tagFacts(group, find), indent)];
  if (operations.size > 0) lines.push(`${start}operations:\n`);
  for (const [name, operation] of operations) {
    lines.push(`${start}  ${keyIn(name, false)}:\n`);
    lines.push(entriesText(operationFacts(operation), indent + 4));
  }
  if (parts.length > 0) lines.push(`${start}subgroups:\n`);
  for (const part of parts) {
    lines.push(`${start}  ${keyIn(part.id, false)}:\n`, groupLines(part, indent + 4, find));
  }
  return lines.join("");
}

/** `schemas/<name>.yaml`, of schemas by id. */
export function schemasText(schemas: Iterable<readonly [string, Told]>, sourceId: string): string {
  const source = entryText({ key: "source", value: toldScalar(sourceId, nowhere) }, 0);
  const lines = [...schemas].map(([key, value]) => entryText({ key, value }, 2));
  return `${modeline("../")}${source}schemas:\n${lines.join("")}`;
}

/** `shared/<kind>.yaml`. */
export function sharedText(
  kind: SharedKind,
  parts: readonly DescribedShared[],
  sourceId: string,
): string {
  const source = entryText({ key: "source", value: toldScalar(sourceId, nowhere) }, 0);
  const lines = parts.map(({ name, told: value }) => entryText({ key: name, value }, 2));
  return `${modeline("../")}${source}${kind}:\n${lines.join("")}`;
}

function entriesText({ entries }: ToldMap, indent: number): string {
  return entries.map((entry) => entryText(entry, indent)).join("");
}

/** A key with its value as `fill` writes them: in blocks, and what is short on one line. */
function entryText({ key, value }: ToldEntry, indent: number): string {
  const lines = entryLines({ name: key, value: jsonOfTold(value) }, { indent, step: 2 });
  return lines.map((line) => `${line}\n`).join("");
}

/** The line by which editors find the shape of a file. */
export function modeline(up: "" | "../"): string {
  return `# yaml-language-server: $schema=${up}manifest.schema.json\n`;
}

function told(entries: Readonly<Record<string, Told | undefined>>): ToldMap {
  return toldMap(Object.entries(entries), nowhere);
}

function textList(texts: readonly string[]): Told {
  return toldList(
    texts.map((text) => toldScalar(text, nowhere)),
    nowhere,
  );
}
