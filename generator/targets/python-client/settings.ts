/** The settings of the Python client in `targets.yaml`: its distribution, its import package, its version. */
import type { z } from "zod";
import { pythonNames } from "../../emit/python/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { freeName } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import { closed, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";
import { rootNames } from "./runtime-names.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  package: textLike("pythonDistribution").meta({
    description: "Name of the distribution, by which pip installs it.",
    examples: ["library-client"],
  }),
  module: textLike("pythonModule")
    .optional()
    .meta({
      description:
        "Name of the import package. The default is the distribution's name in small letters, with `_` in place of `-` and `.`.",
      examples: ["library_client"],
    }),
  version: textLike("version").meta({
    description:
      "Version of the package (Semantic Versioning 2.0.0), which its metadata has in the form of PEP 440. `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
  license: text.optional().meta({
    description:
      "License of the package: an SPDX expression (PEP 639). Left out, the package names none.",
    examples: ["MIT"],
  }),
  className: textLike("className")
    .optional()
    .meta({
      description:
        "Name of the client's class. The default is made from the distribution's name; the asynchronous client has `Async` before it.",
      examples: ["Library"],
    }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Name of the import package (PEP 8, "Package and Module Names"). */
export function moduleName({ package: distribution, module }: Settings): string {
  return module ?? identifierOf(nameOf(distribution), "file", pythonNames);
}

/** Name of the client's class; never one that the package has for something else. */
export function clientName({ package: distribution, className }: Settings): string {
  const wanted = className ?? identifierOf(nameOf(distribution), "type", pythonNames);
  return freeName(
    wanted,
    new Set([...rootNames, ...rootNames.map((each) => each.replace(/^Async/, ""))]),
  );
}

const preReleases: Readonly<Record<string, string>> = {
  ...{ alpha: "a", a: "a", beta: "b", b: "b" },
  ...{ rc: "rc", pre: "rc", preview: "rc", dev: ".dev" },
};

/** A version of Semantic Versioning in the form of PEP 440: `1.0.0-beta.2` → `1.0.0b2`; what has no such form is a local label. */
export function pythonVersion(version: string): string {
  const [, core = "", pre, build] = /^([^-+]+)(?:-([^+]+))?(?:\+(.+))?$/.exec(version) ?? [];
  const [, word = "", number = "0"] = /^([a-z]+)[.-]?(\d*)$/.exec(pre ?? "") ?? [];
  const known = preReleases[word];
  const labels = [
    ...(pre !== undefined && known === undefined ? [pre] : []),
    ...(build === undefined ? [] : [build]),
  ];
  const local =
    labels.length === 0
      ? ""
      : `+${labels
          .join(".")
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, ".")}`;
  if (pre === undefined) return core + local;
  return known === undefined
    ? `${core}.dev0${local}`
    : `${core}${known}${number === "" ? "0" : Number(number)}${local}`;
}
