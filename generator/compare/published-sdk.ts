/** The SDK that somebody names: a package's folder, a file of declarations, or an `api.md`. */
import { posix } from "node:path";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import { openSources } from "../fill/sources/open-sources.js";
import { declaredCalls } from "./declared-calls.js";
import { listedCalls } from "./listed-calls.js";
import type { OldSdk } from "./old-call.js";
import { withRoutes } from "./with-routes.js";

/** How files are looked at; whoever runs a command knows the disk. */
export interface LookAtFiles {
  readonly kindOf: (path: string) => "file" | "folder" | undefined;
  readonly textOf: (path: string) => string;
}

/** Opens it: of a package its declarations, with the routes of the `api.md` beside them, or that alone. */
export function publishedSdk(path: string, files: LookAtFiles): Reported<OldSdk | undefined> {
  const kind = files.kindOf(path);
  if (kind === undefined) return failed(path, "there is no such file or folder");
  if (kind === "file") {
    return /\.d\.[cm]?ts$/.test(path) ? declared(path, path, undefined) : listed(path, undefined);
  }
  const manifest = packageOf(path, files);
  const name = manifest.name ?? path;
  const listing = posix.join(path, "api.md");
  const types = typesOf(path, manifest, files);
  const routes = files.kindOf(listing) === "file" ? listed(listing, name) : undefined;
  if (types === undefined)
    return routes ?? failed(path, "it has neither declarations nor `api.md`");
  return declared(types, name, routes);
}

function declared(
  entry: string,
  name: string,
  routes: Reported<OldSdk | undefined> | undefined,
): Reported<OldSdk | undefined> {
  const found = declaredCalls(entry, name);
  if (found === undefined) {
    return failed(entry, "it exports no class whose members are calls that give promises");
  }
  const value = routes?.value === undefined ? found : withRoutes(found, routes.value);
  return { value, diagnostics: routes?.diagnostics ?? [] };
}

function listed(path: string, name: string | undefined): Reported<OldSdk | undefined> {
  const { value, diagnostics } = openSources([path], { roots: [] });
  const [source] = value.sources;
  if (source === undefined) return { value: undefined, diagnostics };
  if (source.kind.format !== "api-md") return failed(path, "it is no `api.md`");
  const parts = diagnostics.map((each): Diagnostic => ({ ...each, severity: "warning" }));
  return { value: listedCalls(source.root, name ?? path), diagnostics: parts };
}

/** The parts of `package.json` that say where the declarations are. */
interface PackageFile {
  readonly name?: string;
  readonly types?: string;
}

function packageOf(folder: string, files: LookAtFiles): PackageFile {
  const file = posix.join(folder, "package.json");
  if (files.kindOf(file) !== "file") return {};
  const read = jsonOf(files.textOf(file));
  const name = textIn(read, "name");
  const types = textIn(read, "types") ?? textIn(read, "typings") ?? exportedTypes(read);
  return { ...(name !== undefined && { name }), ...(types !== undefined && { types }) };
}

/** A package without a readable `package.json` has no name and no entry. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `exports["."]`, through the conditions `import`, `default` and `types`. */
function exportedTypes(read: unknown): string | undefined {
  let current = memberOf(memberOf(read, "exports"), ".") ?? memberOf(read, "exports");
  for (let depth = 0; depth < 4; depth += 1) {
    const types = textIn(current, "types");
    if (types !== undefined) return types;
    current =
      memberOf(current, "types") ?? memberOf(current, "import") ?? memberOf(current, "default");
  }
  return undefined;
}

function typesOf(
  folder: string,
  { types }: PackageFile,
  { kindOf }: LookAtFiles,
): string | undefined {
  const places = [...(types === undefined ? [] : [types]), "index.d.ts", "index.d.mts"];
  return places.map((each) => posix.join(folder, each)).find((each) => kindOf(each) === "file");
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function textIn(value: unknown, key: string): string | undefined {
  const found = memberOf(value, key);
  return typeof found === "string" ? found : undefined;
}

function failed(path: string, why: string): Reported<undefined> {
  return {
    value: undefined,
    diagnostics: [
      diagnostic("sdk-unreadable", {
        at: { file: path, onDisk: true },
        message: why,
        help: "name the folder of the installed package, its `.d.ts` file, or the SDK's `api.md`",
      }),
    ],
  };
}
