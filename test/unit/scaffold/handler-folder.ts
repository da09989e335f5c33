/** A folder of handlers in memory, and runs of `scaffold` on it with manifests as texts. */
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { type ScaffoldPlan, scaffold } from "../../../generator/scaffold/scaffold.js";
import type { ServerHome } from "../../../generator/scaffold/server-home.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { resolve } from "../../../generator/resolve/resolve.js";
import { parseDocument } from "../../../generator/source/document.js";
import { validate } from "../../../generator/validate/validate.js";

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** The files of a manifest. */
export type ManifestTexts = Files;

/** The result of a run. */
export interface Run {
  readonly plan: ScaffoldPlan;
  readonly diagnostics: readonly Diagnostic[];
  /** The folder afterwards. */
  readonly files: Files;
  /** `path: notes` of each change. */
  readonly notes: readonly string[];
}

/** Runs `scaffold` on a folder; the server is a package of a name, or stands elsewhere. */
export function run(
  manifest: ManifestTexts,
  files: Files = {},
  server: string | ServerHome = "library",
): Run {
  const { value: plan, diagnostics } = scaffold({
    model: modelOf(manifest),
    home: typeof server === "string" ? { kind: "package", name: server } : server,
    files: new Map(Object.entries(files)),
    shown: (path) => `src/${path}`,
  });
  const changed = plan.changes.map(({ path, text }) => [path, text] as const);
  return {
    plan,
    diagnostics,
    files: { ...files, ...Object.fromEntries(changed) },
    notes: plan.changes.map(({ path, notes }) => `${path}: ${notes.join("; ")}`),
  };
}

function modelOf(texts: ManifestTexts): ApiModel {
  const documents = Object.entries(texts).map(([file, text]) => parseDocument({ file, text }));
  const { value, diagnostics } = resolve(
    validate(documents.map((each) => each.value)).value,
    "manifest",
  );
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** The lines of an operation with a route. */
export function operation(id: string, title: string, route: string, more = ""): string {
  const [method, path] = route.split(" ");
  return `  ${id}: { title: ${title}, method: ${method}, path: "${path}"${more} }\n`;
}

/** A manifest with groups of these operations; a key with a slash is a sub-group. */
export function manifest(groups: Readonly<Record<string, string>>, service = ""): ManifestTexts {
  const names = Object.keys(groups).filter((name) => !name.includes("/"));
  const head = "source: handbook\nsources: { handbook: { title: Handbook, kind: document } }\n";
  const files = names.map((name) => [`groups/${name}.yaml`, groupText(name, groups)] as const);
  return {
    "service.yaml": `${head}groups: [${names.join(", ")}]\n${service}`,
    ...(names.includes("books") ? {} : { "groups/books.yaml": "" }),
    ...Object.fromEntries(files),
  };
}

function groupText(name: string, groups: Readonly<Record<string, string>>): string {
  const own = groups[name] ?? "";
  const inside = Object.entries(groups).filter(([id]) => id.startsWith(`${name}/`));
  const subgroups = inside.map(
    ([id, operations]) =>
      `  ${id.slice(name.length + 1)}:\n    operations:\n${operations.replace(/^/gm, "    ").trimEnd()}\n`,
  );
  return [
    "source: handbook\n",
    own === "" ? "" : `operations:\n${own}`,
    subgroups.length === 0 ? "" : `subgroups:\n${subgroups.join("")}`,
  ].join("");
}
