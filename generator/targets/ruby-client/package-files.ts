/** What makes the folder a gem: its gemspec, and the rates that callers may keep to. */
import {
  headerLines,
  hashOf,
  listOf,
  make,
  named,
  scoped,
  str,
} from "../../emit/ruby/ruby-code.js";
import { inWidth } from "../../emit/ruby/width.js";
import type { BuiltFile } from "../../emit/target.js";
import {
  type Code,
  code,
  lines,
  nothing,
  numberLiteral,
  printedFile,
} from "../../emit/text/code.js";
import { rubyText } from "../../emit/ruby/text.js";
import { serviceTitle } from "./client-file.js";
import type { Emission } from "./emission.js";
import { gemVersion } from "./settings.js";
import { libraryFile, targetName } from "./source-files.js";

/** The oldest Ruby that the gem works with. */
export const oldestRuby = "3.1";

/** The gemspec. What the settings do not say is left out, but for what RubyGems takes no gem without. */
export function gemspecFile(names: Emission, origin: string): BuiltFile {
  const print = (): string => {
    const text = inWidth(printedFile({ head: nothing, body: specification(names) }, rubyText));
    const header = headerLines(targetName, [origin]).join("\n");
    return `# frozen_string_literal: true\n\n${header}\n\n${text}`;
  };
  return { kind: "built", path: `${names.gem}.gemspec`, print };
}

function specification(names: Emission): Code {
  const { authors, license, homepage, source, changelog, version } = names.settings;
  const about = `A client of ${serviceTitle(names).replace(/\s+/g, " ")}`;
  const metadata = Object.entries({ source_code_uri: source, changelog_uri: changelog }).flatMap(
    ([key, value]) => (value === undefined ? [] : [[key, value] as const]),
  );
  const entries = [...metadata, ["rubygems_mfa_required", "true"] as const];
  return code`Gem::Specification.new do |spec|
  spec.name = ${str(names.gem)}
  spec.version = ${str(gemVersion(version))}
  spec.summary = ${str(about)}
  spec.authors = ${listOf((authors ?? [names.gem]).map(str))}
  ${license === undefined ? nothing : code`spec.license = ${str(license)}`}
  ${homepage === undefined ? nothing : code`spec.homepage = ${str(homepage)}`}
  spec.required_ruby_version = ${str(`>= ${oldestRuby}`)}
  spec.metadata = ${hashOf(entries.map(([key, value]) => [str(key), str(value)] as const))}
  spec.files = Dir.glob(${listOf(["lib/**/*.rb", "sig/**/*.{rbs,yaml}", "README.md"].map(str))}, base: __dir__)
end`;
}

/** The file of the rates; none where none is known. */
export function ratesFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { rates } = names.plan.service;
  if (rates.length === 0) return [];
  const values = rates.map(({ requests, seconds, per, operation }) =>
    make(scoped("RateLimit"), [
      ...named("requests", numberLiteral(requests)),
      ...named("seconds", numberLiteral(seconds)),
      ...named("per", per === undefined ? undefined : str(per)),
      ...named("operation", operation === undefined ? undefined : str(operation)),
    ]),
  );
  return [
    libraryFile(names, `${names.gem}/rates`, [origin], () =>
      lines([
        code`# The rates that are known: \`Pacing.new(*RATES)\` keeps to them.`,
        code`RATES = ${listOf(values)}.freeze`,
      ]),
    ),
  ];
}
