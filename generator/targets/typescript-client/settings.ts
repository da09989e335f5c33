/** The settings of the client in `targets.yaml`: a package, or sources. */
import { z } from "zod";
import { pascalCase } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import { npmOutput } from "../../validate/npm-output.js";
import { textLike } from "../../validate/patterns.js";
import { wordsIn } from "../../words.js";
import { modelNames, runtimeNames } from "./index-file.js";

/** The parts that nothing else in the package needs: validators of named schemas and operations, and options of TanStack Query. */
const optionalParts = ["validators", "tanstack"] as const;

/** A part that a package can be made without. */
export type OptionalPart = (typeof optionalParts)[number];

/** The settings that a package and sources have in common. */
const common = {
  className: textLike("className")
    .optional()
    .meta({
      description:
        "Name of the client's class. The default is made from the package's name, or it is `ApiClient`.",
      examples: ["Library"],
    }),
  without: z
    .array(z.enum(optionalParts))
    .optional()
    .meta({
      description:
        "Parts to leave out of the output: `validators` are the validators of named schemas and operations, `tanstack` are the options of TanStack Query. By default, both are there.",
      examples: [["tanstack"]],
    }),
};

const { packageShape, settingsShape: shape } = npmOutput(
  { noun: "client", taker: "your own bundler", example: "@acme/library-client" },
  common,
);

/** Shape of the settings. */
export const settingsShape = shape;

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Settings of a package. */
export type PackageSettings = z.output<typeof packageShape>;

/** True if the output is a package. */
export function isPackage(settings: Settings): settings is PackageSettings {
  return settings.as !== "sources";
}

/** Returns the module that samples import the client from: the package, or the path of the sources from the project's folder. */
export function importedFrom(settings: Settings): string {
  return isPackage(settings) ? settings.package : `./${settings.to}/index.js`;
}

/** The name that variables of the environment begin with. */
export function ownName(settings: Settings): string {
  return isPackage(settings) ? settings.package : wordsIn(classNameOf(settings)).join("-");
}

/** True if the package is to have a part, as far as it depends on the settings. */
export function isWanted(part: OptionalPart, { without = [] }: Pick<Settings, "without">): boolean {
  return !without.includes(part);
}

/** Name of the class whose instance has all groups; never one that the package exports for something else. */
export function classNameOf(settings: Settings): string {
  const usual = isPackage(settings) ? nameOfPackage(settings.package) : "ApiClient";
  const name = pascalCase(settings.className ?? usual);
  return new Scope([...runtimeNames, ...modelNames]).take(name);
}

/** `@acme/book-catalog` → `BookCatalog`. */
function nameOfPackage(name: string): string {
  const words = name.replace(/^@[^/]*\//, "").match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.join("-");
  return /^[A-Za-z]/.test(joined) ? joined : `client-${joined}`;
}
