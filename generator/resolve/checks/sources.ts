/** Whether every fact has a source, and every source that is named exists. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { SourceRef } from "../../source-ref.js";
import type { Manifest, ManifestFile } from "../../validate/manifest.js";
import type { KnownNames } from "./known-names.js";
import { dangling } from "./references.js";

/** Keys of forms below which no form stands. */
const opaque: ReadonlySet<string> = new Set(["schema", "schemas", "sources", "scopes", "roots"]);

/** Keys of forms below which names stand that people chose, each with a form. */
const maps: ReadonlySet<string> = new Set([
  ...["operations", "subgroups", "path", "query", "header", "cookie", "headers", "content"],
  ...["encoding", "responses", "errors", "schemes", "states", "events"],
]);

/** Checks `source` and `sourceOf` wherever they stand. */
export function checkSources(manifest: Manifest, names: KnownNames): readonly Diagnostic[] {
  const { service, groups, schemas } = manifest;
  const files: readonly ManifestFile<{ readonly source?: string | undefined }>[] = [
    ...(service === undefined ? [] : [service]),
    ...groups,
    ...schemas,
  ];
  return files.flatMap((file) => [...missingSource(file, names), ...unknownSources(file, names)]);
}

function missingSource(
  { file, value }: ManifestFile<{ readonly source?: string | undefined }>,
  { isLost }: KnownNames,
): readonly Diagnostic[] {
  if (value.source !== undefined || isLost(file, ["source"])) return [];
  return [
    diagnostic("missing-source", {
      at: { file },
      message: "the file does not say where its facts come from",
      help: "begin it with `source:` and the id of a source that service.yaml declares",
    }),
  ];
}

function unknownSources(file: ManifestFile<unknown>, names: KnownNames): readonly Diagnostic[] {
  const known = [...names.sources];
  return [...mentionsIn(file.value, [])]
    .filter(({ id }) => !names.sources.has(id) && !names.isLost("service.yaml", ["sources", id]))
    .map(({ id, path }) =>
      dangling({
        code: "unknown-source",
        kind: "source",
        name: id,
        at: { file: file.file, path, part: "value" },
        known,
      }),
    );
}

/** A mention of a source. */
interface Mention {
  readonly id: string;
  readonly path: SourceRef["path"];
}

/** Every mention of a source in a form and below it: `source: id`, `sourceOf: { field: id | [ids] }`. */
function* mentionsIn(form: unknown, path: SourceRef["path"]): Generator<Mention, void, undefined> {
  for (const [key, value] of childrenOf(form)) {
    const at = [...path, key];
    if (key === "source" && typeof value === "string") yield { id: value, path: at };
    else if (key === "sourceOf") yield* textsIn(value, at);
    else if (maps.has(String(key)) || isServicePagination(at)) {
      for (const [name, each] of childrenOf(value)) yield* mentionsIn(each, [...at, name]);
    } else if (!opaque.has(String(key)) && !isRequirements(key, value))
      yield* mentionsIn(value, at);
  }
}

/** `pagination` is a map of names in service.yaml, and a form in an operation. */
function isServicePagination(path: SourceRef["path"]): boolean {
  return path.length === 1 && path[0] === "pagination";
}

/** Lists of alternatives have names of schemes as keys. */
function isRequirements(key: string | number, value: unknown): boolean {
  return (key === "authentication" || key === "default") && Array.isArray(value);
}

function* textsIn(value: unknown, path: SourceRef["path"]): Generator<Mention, void, undefined> {
  if (typeof value === "string") yield { id: value, path };
  for (const [key, each] of childrenOf(value)) yield* textsIn(each, [...path, key]);
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
