/** The package's name in imports: which of them are of the package, and which are by a name that it had before. */
import { ts } from "ts-morph";
import type { TextEdit } from "./edits.js";
import { type HandlerFile, withoutEnding } from "./handler-file.js";
import type { WantedObject } from "./wanted.js";

/** The package as imports name it. */
export interface PackageNames {
  readonly current: string;
  /** Names that it had before. */
  readonly former: ReadonlySet<string>;
}

/**
 * Finds former names: where the file of a group, by its place, takes that group's type from a module that ends as the
 * package's does, what stands before that is the name.
 */
export function packageNames(
  current: string,
  files: readonly HandlerFile[],
  objects: readonly WantedObject[],
): PackageNames {
  const byFile = new Map(objects.map((object) => [object.file, object]));
  const former = new Set<string>();
  for (const { path, imports } of files) {
    const object = byFile.get(withoutEnding(path));
    if (object === undefined) continue;
    const end = object.subpath === "" ? "" : `/${object.subpath}`;
    for (const { name, module } of imports) {
      if (name !== object.typeName || module.startsWith(".") || !module.endsWith(end)) continue;
      former.add(module.slice(0, module.length - end.length));
    }
  }
  former.delete(current);
  former.delete("");
  return { current, former };
}

/** The subpath of the package that a module is, by whatever name of it; empty = the package itself, undefined = neither. */
export function subpathOf(module: string, { current, former }: PackageNames): string | undefined {
  for (const name of [current, ...former]) {
    if (module === name) return "";
    if (module.startsWith(`${name}/`)) return module.slice(name.length + 1);
  }
  return undefined;
}

/** Gives all imports and re-exports of a file the package's present name. */
export function renamePackage(
  { source }: HandlerFile,
  { current, former }: PackageNames,
): readonly TextEdit[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: specifier } = statement;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    const old = [...former].find(
      (name) => specifier.text === name || specifier.text.startsWith(`${name}/`),
    );
    if (old === undefined) return [];
    const start = specifier.getStart(source) + 1;
    return [{ start, end: start + old.length, text: current }];
  });
}
