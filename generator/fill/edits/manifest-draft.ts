/** The values of the manifest's files while targets are merged into them, one after the other. */
import type { JsonEntry, JsonValue } from "../../model/schema.js";
import { jsonValue } from "../../resolve/json-values.js";
import type { SourceDocument } from "../../source/document.js";
import type { Told } from "../told.js";
import { shapeBelow, shapeOfFile } from "./file-places.js";
import { type Arrangement, arranged } from "./arrangement.js";
import {
  indexFor,
  isNotShown,
  jsonOfTold,
  type JsonMap,
  mapValue,
  others,
  textsOf,
  textValue,
  valueIn,
  withEntry,
} from "./json-map.js";
import { fill, type Judge } from "./judge.js";
import { merge } from "./merge.js";
import type { Target } from "./proposal.js";
import { withSource } from "./provenance.js";
import type { Shape } from "./shape.js";
import { wholeValue } from "./whole-value.js";

/** Who tells, as `sources` of `service.yaml` has it. */
export interface FillSource {
  /** Kebab-case. */
  readonly id: string;
  readonly title: string;
  readonly kind: "document" | "observed" | "assumed";
  /** ISO 8601 date, where it is known. */
  readonly date?: string;
  readonly url?: string;
}

/** The value of each file, by its path below the manifest's folder; in the order of the files, new ones last. */
export type Draft = ReadonlyMap<string, JsonValue>;

/** Returns the content of the files. Throws where one cannot be read: callers show its faults first. */
export function draftOf(documents: readonly SourceDocument[]): Draft {
  return new Map(
    documents.map(({ file, value }) => {
      if (value === undefined) throw new Error(`${file} cannot be filled in: it has faults`);
      return [file, jsonValue(value)];
    }),
  );
}

/** Ids of the sources that merely observed, the one that tells among them. */
export function observersIn(draft: Draft, source: FillSource): ReadonlySet<string> {
  const sources = valueIn(draft.get("service.yaml"), "sources");
  const declared = sources?.kind === "object" ? sources.entries : [];
  const observed = declared.filter(
    ({ value }) => textsOf(valueIn(value, "kind"))[0] === "observed",
  );
  const isObserved = source.kind === "observed";
  return new Set([...observed.map(({ name }) => name), ...(isObserved ? [source.id] : [])]);
}

/** The additions of targets that add to the manifest. */
export interface Additions {
  /** Schemas that are new, and that are resources. */
  readonly resources: readonly string[];
  /** Where what is new is to stand; left out, it stands behind all the rest. */
  readonly orders: readonly Arrangement[];
}

/** True if operations spell out what is not shown of them: what comes to them is written as they are. */
export function spellsOut(draft: Draft): boolean {
  const isMarked = (group: JsonValue | undefined): boolean => {
    const [operations, parts] = ["operations", "subgroups"].map((key) => valueIn(group, key));
    const named = operations?.kind === "object" ? operations.entries : [];
    const inner = parts?.kind === "object" ? parts.entries : [];
    const hasMarker = ({ value }: JsonEntry) =>
      value.kind === "object" && value.entries.some((each) => isNotShown(each.value));
    return named.some(hasMarker) || inner.some(({ value }) => isMarked(value));
  };
  return [...draft].some(([file, value]) => file.startsWith("groups/") && isMarked(value));
}

/**
 * Merges all targets into the files, and adds what follows from that: new groups and resources in their lists, the source
 * among the sources.
 */
export function mergeTargets(
  draft: Draft,
  targets: readonly Target[],
  { source, additions }: { readonly source: FillSource; readonly additions?: Additions },
  judge: Judge,
): Draft {
  const files = new Map(draft);
  for (const target of targets) {
    const { file } = target.at;
    const value = mergeTarget(files.get(file), target, judge);
    if (value !== undefined) files.set(file, value);
  }
  const service = files.get("service.yaml");
  if (service?.kind === "object") {
    const newGroups = [...files.keys()].filter((file) => !draft.has(file)).flatMap(groupIn);
    const grouped = withListed(service, "groups", newGroups);
    const listed = withListed(grouped, "resources", additions?.resources ?? []);
    const isDeclared = judge.filled.length > 0 || judge.update !== undefined;
    files.set("service.yaml", isDeclared ? withDeclared(listed, source, judge) : listed);
  }
  return additions === undefined ? files : arranged(files, draft, additions.orders);
}

function mergeTarget(
  known: JsonValue | undefined,
  { at, told }: Target,
  judge: Judge,
): JsonValue | undefined {
  const shape = shapeOfFile(at.file);
  if (shape === undefined) throw new Error(`nothing is filled in in ${at.file}`);
  const whole = wrapped(told, at.path, shape);
  const place = { file: at.file, path: [], sources: [] };
  if (known !== undefined) return merge({ known, told: whole }, shape, place, judge).value;
  const value = wholeValue(jsonOfTold(whole), shape, judge);
  if (value.kind !== "object") throw new Error(`${at.file} is to be a map`);
  fill(judge, { file: at.file, path: at.path, sources: [] }, told, true);
  return withSource(value, { id: judge.sourceId, sources: [] });
}

/** Returns the facts of a place as facts of the whole file; other names around it are only known to be possible. */
function wrapped(told: Told, path: Target["at"]["path"], shape: Shape): Told {
  const [step, ...rest] = path;
  if (step === undefined) return told;
  const inner = shapeBelow(shape, String(step));
  if (inner === undefined) throw new Error(`${path.join(".")} is a part of a fact, and no target`);
  const entry = { key: String(step), value: wrapped(told, rest, inner) };
  const more: Told = { kind: "scalar", value: "not shown", at: told.at };
  const isBucket = shape.is === "names" && shape.closes;
  const entries = isBucket ? [entry, { key: others, value: more }] : [entry];
  return { kind: "map", entries, at: told.at, isWay: true };
}

function groupIn(file: string): readonly string[] {
  const id = /^groups\/(.+)\.yaml$/.exec(file)?.[1];
  return id === undefined ? [] : [id];
}

function withListed(
  service: JsonMap,
  name: "groups" | "resources",
  ids: readonly string[],
): JsonMap {
  const listed = valueIn(service, name);
  const more = ids.filter((id) => !textsOf(listed).includes(id)).map((id) => textValue(id));
  if (more.length === 0) return service;
  const before = listed?.kind === "array" ? listed.items : [];
  const value: JsonValue = { kind: "array", items: [...before, ...more] };
  return withEntry(service, { name, value }, indexFor(service, name, serviceOrder));
}

/** The keys before the lists of `service.yaml`. */
const serviceOrder = ["title", "description", "baseUrl", "groups", "resources"];

/** The source is declared as soon as it tells anything; an update also takes its new title, date and address over. */
function withDeclared(
  service: JsonMap,
  { id, title, kind, date, url }: FillSource,
  { update }: Judge,
): JsonMap {
  const sources = valueIn(service, "sources");
  const known = sources?.kind === "object" ? sources : mapValue([]);
  const before = valueIn(known, id);
  if (before !== undefined && update === undefined) return service;
  const said = before === undefined ? { date: "not shown", url: "not shown" } : {};
  const texts = { title, kind, ...said, ...(date && { date }), ...(url && { url }) };
  let form = before?.kind === "object" ? before : mapValue([]);
  for (const [name, text] of Object.entries(texts)) {
    form = withEntry(form, { name, value: textValue(text) }, indexFor(form, name, sourceOrder));
  }
  const declared = withEntry(known, { name: id, value: form });
  return withEntry(service, { name: "sources", value: declared });
}

const sourceOrder = ["title", "kind", "date", "url"];
