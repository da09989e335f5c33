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
  package: textLike("packageName").meta({
    description: "Name of the npm package.",
    examples: ["@acme/library-client"],
  }),
  version: textLike("version").meta({
    description:
      "Version of the package (Semantic Versioning 2.0.0). `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
  license: text.meta({
    description: "License of the package, as npm wants it: an SPDX expression, or `UNLICENSED`.",
    examples: ["MIT"],
  }),
  className: textLike("className")
    .optional()
    .meta({
      description: "Name of the client's class. Left out, it is made of the package's name.",
      examples: ["Library"],
    }),
  without: z
    .array(z.enum(optionalParts))
    .optional()
    .meta({
      description:
        "Parts that the package is made without: `validators` are the validators of named schemas and operations, `tanstack` are the options of TanStack Query. Left out, both are there.",
      examples: [["tanstack"]],
    }),
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
