/** What `targets.yaml` says of the client package. */
import { z } from "zod";
import { pascalCase } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import { closed, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";
import { modelNames, runtimeNames } from "./index-file.js";

/** What nothing else in the package needs: validators of named schemas and operations, and options of TanStack Query. */
const optionalParts = ["validators", "tanstack"] as const;

/** A part that a package can be made without. */
export type OptionalPart = (typeof optionalParts)[number];

/** Shape of the settings. */
export const settingsShape = closed({
  /** Name of the npm package. */
  package: textLike("packageName"),
  /** Its version (Semantic Versioning 2.0.0). */
  version: textLike("version"),
  /** Its licence, as npm wants it: an SPDX expression. */
  license: text,
  /** Name of the client's class; left out = from the package's name. */
  className: textLike("className").optional(),
  /** What the package is made without; left out = nothing. */
  without: z.array(z.enum(optionalParts)).optional(),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Whether the package is to have a part, as far as it depends on the settings. */
export function isWanted(part: OptionalPart, { without = [] }: Pick<Settings, "without">): boolean {
  return !without.includes(part);
}

/** Name of the class whose instance has all groups; never one that the package exports for something else. */
export function classNameOf(settings: Settings): string {
  const name = pascalCase(settings.className ?? nameOfPackage(settings.package));
  return new Scope([...runtimeNames, ...modelNames]).take(name);
}

/** `@acme/book-catalog` → `BookCatalog`. */
function nameOfPackage(name: string): string {
  const words = name.replace(/^@[^/]*\//, "").match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.join("-");
  return /^[A-Za-z]/.test(joined) ? joined : `client-${joined}`;
}
