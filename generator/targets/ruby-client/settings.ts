/** What `targets.yaml` says of the Ruby client: its gem, its module, and what RubyGems shows of it. */
import type { z } from "zod";
import { rubyNames } from "../../emit/ruby/names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { freeName } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import { closed, placement, text } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  gem: textLike("gemName").meta({
    description: "Name of the gem, and of the file that is required.",
    examples: ["library_client"],
  }),
  module: textLike("className")
    .optional()
    .meta({
      description: "Name of the module. The default is made from the name of the gem.",
      examples: ["Library"],
    }),
  version: textLike("version").meta({
    description:
      "Version of the gem (Semantic Versioning 2.0.0), which the gem has in the form of RubyGems. `diff` says what the next one has to be.",
    examples: ["1.0.0"],
  }),
  authors: text
    .array()
    .optional()
    .meta({
      description:
        "Authors of the gem. RubyGems takes no gem without one, so the default is the name of the gem.",
      examples: [["Acme"]],
    }),
  license: text.optional().meta({
    description: "License of the gem: an SPDX id. Left out, the gem names none.",
    examples: ["MIT"],
  }),
  homepage: text.optional().meta({
    description: "Home page of the project.",
    examples: ["https://github.com/acme/library-ruby"],
  }),
  source: text.optional().meta({
    description: "Where the sources can be read.",
    examples: ["https://github.com/acme/library-ruby"],
  }),
  changelog: text.optional().meta({
    description: "Where the changes of each version can be read.",
    examples: ["https://github.com/acme/library-ruby/blob/main/CHANGELOG.md"],
  }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Name of the module; never one that Ruby has for something else. */
export function moduleName({ gem, module }: Pick<Settings, "gem" | "module">): string {
  if (module !== undefined) return freeName(module, rubyNames.reserved.type);
  return identifierOf(nameOf(gem), "type", rubyNames);
}

/**
 * A version of Semantic Versioning in the form of RubyGems, in which a part with a letter says that it comes before a release:
 * `1.0.0-beta.2` → `1.0.0.beta.2`. Metadata of a build has no such form.
 */
export function gemVersion(version: string): string {
  const [, core = "", pre] = /^([^-+]+)(?:-([^+]+))?/.exec(version) ?? [];
  if (pre === undefined) return core;
  const own = pre.replaceAll("-", ".");
  return /^[a-z]/i.test(own) ? `${core}.${own}` : `${core}.pre.${own}`;
}
