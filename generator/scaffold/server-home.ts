/** Where handler files import the server from: a package, or sources in a folder of the project. */
import { posix } from "node:path";
import { ts } from "ts-morph";
import { reservedSubpaths } from "../targets/typescript-server/source-files.js";
import { unreachable } from "../unreachable.js";
import type { CodeStyle } from "./code-style.js";
import type { TextEdit } from "./edits.js";
import { type HandlerFile, importedFile, relativeModule, withoutEnding } from "./handler-file.js";
import type { WantedObject } from "./wanted.js";

/** A place of the server, as files in the handlers' folder see it. */
export type ServerHome =
  | { readonly kind: "package"; readonly name: string }
  | {
      readonly kind: "sources";
      /** From the handlers' folder: `../server`. */
      readonly folder: string;
    };

/** The server's place, and those that it had before. */
export interface ServerHomes {
  readonly current: ServerHome;
  readonly former: readonly ServerHome[];
}

/** The file that imports, and how it writes imports. */
type Importer = Pick<HandlerFile, "path"> & { readonly style: Pick<CodeStyle, "ending"> };

/** How a file imports a subpath of the server; empty = the server itself. */
export function serverModule(home: ServerHome, subpath: string, { path, style }: Importer): string {
  switch (home.kind) {
    case "package":
      return subpath === "" ? home.name : `${home.name}/${subpath}`;
    case "sources": {
      const file = posix.join(home.folder, sourceOf(subpath));
      return relativeModule(withoutEnding(path), file, style.ending);
    }
    default:
      return unreachable(home);
  }
}

/** The subpath of the server that a file imports by a module, at any of its places; undefined = another module. */
export function subpathOf(
  module: string,
  { current, former }: ServerHomes,
  path: string,
): string | undefined {
  for (const home of [current, ...former]) {
    const subpath = subpathAt(home, module, path);
    if (subpath !== undefined) return subpath;
  }
  return undefined;
}

/** The words for a place in the report of a run. */
export function homeText(home: ServerHome): string {
  return home.kind === "package"
    ? `package is ${home.name} now`
    : `server is in ${home.folder} now`;
}

/** Tells whether a text seems to import the server. */
export function mentions(text: string, home: ServerHome): boolean {
  return text.includes(home.kind === "package" ? home.name : `${posix.basename(home.folder)}/`);
}

/**
 * Finds former places. The file of a group imports that group's type from a module that ends as the server's module does: the
 * part before that end is a former place.
 */
export function serverHomes(
  current: ServerHome,
  files: readonly HandlerFile[],
  objects: readonly WantedObject[],
): ServerHomes {
  const byFile = new Map(objects.map((object) => [object.file, object]));
  const former = new Map<string, ServerHome>();
  for (const { path, imports } of files) {
    const object = byFile.get(withoutEnding(path));
    if (object === undefined) continue;
    for (const { name, module } of imports) {
      if (name !== object.typeName || subpathAt(current, module, path) !== undefined) continue;
      const home = homeOf(module, object.subpath, path);
      if (home !== undefined) former.set(JSON.stringify(home), home);
    }
  }
  return { current, former: [...former.values()] };
}

/** Gives all imports and re-exports of a file the server's present place. */
export function moveImports(file: HandlerFile, homes: ServerHomes): readonly TextEdit[] {
  const { source, path } = file;
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: specifier } = statement;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    const subpath = homes.former
      .map((home) => subpathAt(home, specifier.text, path))
      .find((each) => each !== undefined);
    if (subpath === undefined) return [];
    const start = specifier.getStart(source) + 1;
    const text = serverModule(homes.current, subpath, file);
    return [{ start, end: specifier.end - 1, text }];
  });
}

function subpathAt(home: ServerHome, module: string, path: string): string | undefined {
  if (home.kind === "package") {
    if (module === home.name) return "";
    return module.startsWith(`${home.name}/`) ? module.slice(home.name.length + 1) : undefined;
  }
  const file = importedFile(path, module);
  if (file === undefined || !file.startsWith(`${home.folder}/`)) return undefined;
  return subpathOfSource(file.slice(home.folder.length + 1));
}

/** Any import of `Handlers` may be a person's own, so that sources are told by the file of a group only. */
function homeOf(module: string, subpath: string, path: string): ServerHome | undefined {
  const file = importedFile(path, module);
  const end = file === undefined ? subpath : sourceOf(subpath);
  const whole = file ?? module;
  if (file !== undefined && subpath === "") return undefined;
  if (end !== "" && !whole.endsWith(`/${end}`)) return undefined;
  const start = end === "" ? whole : whole.slice(0, whole.length - end.length - 1);
  if (file === undefined) return { kind: "package", name: start };
  return { kind: "sources", folder: start };
}

/** Sources by the subpaths that are not those of groups. */
const ownSources: ReadonlyMap<string, string> = new Map([
  ["", "index"],
  ["node", "runtime/node"],
  ["events", "events"],
  ["mock", "mock"],
]);

/** The file of a subpath below the server's folder, without ending. */
function sourceOf(subpath: string): string {
  // An id has no underscore: it marks a group whose name is a reserved subpath.
  return ownSources.get(subpath) ?? `groups/${subpath.replace(/_$/, "")}`;
}

function subpathOfSource(file: string): string | undefined {
  const own = [...ownSources].find(([, each]) => each === file);
  if (own !== undefined) return own[0];
  if (!file.startsWith("groups/")) return undefined;
  const group = file.slice("groups/".length);
  return reservedSubpaths.has(group) ? `${group}_` : group;
}
