/** The target's name, and how its files are headed and made. */
import { type SourceFiles, sourceFilesOf } from "../../emit/typescript/package/source-files.js";

/** Name of the target, of its folder and in its files' headers. */
export const targetName = "typescript-client";

const made: SourceFiles = sourceFilesOf(targetName);

/** The comment at the head of each file. */
export const headerLines: SourceFiles["headerLines"] = made.headerLines;

/** A TypeScript file below `src/`. */
export const sourceFile: SourceFiles["sourceFile"] = made.sourceFile;

/** One whose parts are made when they are needed. */
export const lateFile: SourceFiles["lateFile"] = made.lateFile;

/** Subpaths that the package has, or will have, for something else than groups. */
export const reservedSubpaths: ReadonlySet<string> = new Set([
  "auth",
  "events",
  "schemas",
  "tanstack",
  "package",
]);
