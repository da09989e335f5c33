/** The values of the manifest's files while targets are merged into them, one after the other. */
import type { JsonValue } from "../../model/schema.js";
import { jsonValue } from "../../resolve/json-values.js";
import type { SourceDocument } from "../../source/document.js";
import type { Told } from "../told.js";
import { shapeBelow, shapeOfFile } from "./file-places.js";
import {
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

/** What the files say. Throws where one cannot be read: who calls shows its faults first. */
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

/** Merges all targets into the files, and adds what follows from that: new groups in their list, the source among the sources. */
export function mergeTargets(
  draft: Draft,
  targets: readonly Target[],
  source: FillSource,
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
    const listed = withGroups(service, newGroups);
    files.set("service.yaml", judge.filled.length > 0 ? withDeclared(listed, source) : listed);
  }
  return files;
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
  const value = wholeValue(jsonOfTold(whole), shape);
  if (value.kind !== "object") throw new Error(`${at.file} is to be a map`);
  fill(judge, { file: at.file, path: at.path, sources: [] }, told, true);
  return withSource(value, { id: judge.sourceId, sources: [] });
}

/** What is told of a place, as told of the whole file; of names around it no more is told than that there are others. */
function wrapped(told: Told, path: Target["at"]["path"], shape: Shape): Told {
  const [step, ...rest] = path;
  if (step === undefined) return told;
  const inner = shapeBelow(shape, String(step));
  if (inner === undefined) throw new Error(`${path.join(".")} is a part of a fact, and no target`);
  const entry = { key: String(step), value: wrapped(told, rest, inner) };
  const more: Told = { kind: "scalar", value: "not shown", at: told.at };
  const isBucket = shape.is === "names" && shape.closes;
  const entries = isBucket ? [entry, { key: others, value: more }] : [entry];
  return { kind: "map", entries, at: told.at };
}

function groupIn(file: string): readonly string[] {
  const id = /^groups\/(.+)\.yaml$/.exec(file)?.[1];
  return id === undefined ? [] : [id];
}

function withGroups(service: JsonMap, ids: readonly string[]): JsonMap {
  const listed = valueIn(service, "groups");
  const more = ids.filter((id) => !textsOf(listed).includes(id)).map((id) => textValue(id));
  if (more.length === 0) return service;
  const before = listed?.kind === "array" ? listed.items : [];
  return withEntry(service, {
    name: "groups",
    value: { kind: "array", items: [...before, ...more] },
  });
}

function withDeclared(service: JsonMap, { id, title, kind, date, url }: FillSource): JsonMap {
  const sources = valueIn(service, "sources");
  const known = sources?.kind === "object" ? sources : mapValue([]);
  if (valueIn(known, id) !== undefined) return service;
  const texts = { title, kind, date: date ?? "not shown", url: url ?? "not shown" };
  const entries = Object.entries(texts).map(([name, text]) => ({ name, value: textValue(text) }));
  const declared = withEntry(known, { name: id, value: mapValue(entries) });
  return withEntry(service, { name: "sources", value: declared });
}
