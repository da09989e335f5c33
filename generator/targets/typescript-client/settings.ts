/** What `targets.yaml` says of the client package. */
import { pascalCase, Scope } from "../../emit/typescript/names.js";
import { modelNames, runtimeNames } from "./index-file.js";

/** Settings of the target. */
export interface Settings {
  /** Name of the npm package. */
  readonly package: string;
  /** Its version (Semantic Versioning 2.0.0). */
  readonly version: string;
  /** Its licence, as npm wants it: an SPDX expression. */
  readonly license: string;
  /** Name of the client's class; left out = from the package's name. */
  readonly className?: string | undefined;
  /** What the package is made without; left out = nothing. */
  readonly without?: readonly OptionalPart[] | undefined;
}

/** What nothing else in the package needs: validators of named schemas and operations, and options of TanStack Query. */
export type OptionalPart = "validators" | "tanstack";

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
