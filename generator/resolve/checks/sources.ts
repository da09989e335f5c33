/** True if every fact has a source, and every source that is named exists. */
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

/** Those that are forms in other places: pagination of an operation, its parameters. */
const rootMaps: ReadonlySet<string> = new Set(["pagination", "parameters"]);

/** Checks `source` and `sourceOf` wherever they stand. */
export function checkSources(manifest: Manifest, names: KnownNames): readonly Diagnostic[] {
  const { service, groups, schemas, shared } = manifest;
  const files: readonly ManifestFile<{ readonly source?: string | undefined }>[] = [
    ...(service === undefined ? [] : [service]),
    ...groups,
    ...schemas,
    ...shared,
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
  return mentionsIn(file.value)
    .filter(({ id }) => !names.sources.has(id) && !names.isLost("service.yaml", ["sources", id]))
    .map(({ id, path }, index) =>
      dangling(
        {
          code: "unknown-source",
          kind: "source",
          name: id,
          at: { file: file.file, path, part: "value" },
          known,
        },
        index,
      ),
    );
}

/** A mention of a source. */
interface Mention {
  readonly id: string;
  readonly path: SourceRef["path"];
}

/** Every mention of a source in a form and below it: `source: id`, `sourceOf: { field: id | [ids] }`. */
function mentionsIn(file: unknown): readonly Mention[] {
  const found: Mention[] = [];
  // The way to where the reading stands; a mention gets a copy, and all else, which is nearly all, costs none.
  const way: (string | number)[] = [];
  const inside = (key: string | number, value: unknown, read: (value: unknown) => void): void => {
    way.push(key);
    read(value);
    way.pop();
  };
  const mention = (value: unknown): void => {
    if (typeof value === "string") found.push({ id: value, path: [...way] });
    else eachChild(value, (key, each) => inside(key, each, mention));
  };
  const forms = (map: unknown): void => {
    eachChild(map, (name, each) => inside(name, each, form));
  };
  const form = (value: unknown): void => {
    eachChild(value, (key, each) => {
      // Most of what is said is a text, and no form.
      if (typeof each !== "object" && key !== "source" && key !== "sourceOf") return;
      if (key === "source" && typeof each === "string") inside(key, each, mention);
      else if (key === "sourceOf") inside(key, each, mention);
      else if (maps.has(String(key)) || (way.length === 0 && rootMaps.has(String(key)))) {
        inside(key, each, forms);
      } else if (!opaque.has(String(key)) && !isRequirements(key, each)) inside(key, each, form);
    });
  };
  form(file);
  return found;
}

/** Lists of alternatives have names of schemes as keys. */
function isRequirements(key: string | number, value: unknown): boolean {
  return (key === "authentication" || key === "default") && Array.isArray(value);
}

function eachChild(value: unknown, read: (key: string | number, value: unknown) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) value.forEach((each: unknown, index) => read(index, each));
  else if (isMap(value)) for (const key of Object.keys(value)) read(key, value[key]);
}

function isMap(value: object): value is Readonly<Record<string, unknown>> {
  return !Array.isArray(value);
}
