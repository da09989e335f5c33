/** What `targets.yaml` says of the client package. */
import { pascalCase } from "../../emit/typescript/names.js";

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
}

/** Name of the class whose instance has all groups. */
export function classNameOf(settings: Settings): string {
  if (settings.className !== undefined) return settings.className;
  const words = settings.package.replace(/^@[^/]*\//, "").match(/[A-Za-z0-9]+/g) ?? [];
  const name = pascalCase(words.join("-"));
  return /^[A-Za-z]/.test(name) ? name : `Client${name}`;
}
