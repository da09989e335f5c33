/** The packages of a configuration's targets, by the outputs of this generator that they become. */
import { entriesIn } from "../openapi/fields.js";
import type { PackageNames } from "../described-api.js";
import type { LossReport } from "../openapi/losses.js";
import { fits } from "../openapi/values.js";
import type { SourceNode } from "../sources/source-node.js";
import type { PatternName } from "../../validate/patterns.js";
import { wordsIn } from "../../words.js";

/** The settings that name packages. */
export interface PackagePlaces {
  readonly targets: SourceNode | undefined;
  /** Name of the organization. */
  readonly organization: SourceNode | undefined;
  readonly casings: SourceNode | undefined;
  readonly license: SourceNode | undefined;
}

/** Reads `targets`, and what else names a package. */
export function packagesAt(
  { targets, organization, casings, license }: PackagePlaces,
  report: LossReport,
): PackageNames {
  const found = new Map(entriesIn(targets, report).map(({ key, node }) => [key, node]));
  const typescript = nameIn(found.get("typescript") ?? found.get("node"), "packageName");
  const python = pythonNames(found.get("python"));
  const go = goNames(found.get("go"), report);
  const java = mavenNames("java", found.get("java"), organization?.text(), report);
  const kotlin = mavenNames("kotlin", found.get("kotlin"), organization?.text(), report);
  const ruby = gemNames(found.get("ruby"));
  const cli = toolNames(found.get("cli"), report);
  for (const [key, node] of found) {
    if (!read.has(key)) report.add(node.at, `targets.${key}`, "There is no such output.");
    for (const { key: setting, node: value } of node.entries()) {
      if (read.has(key) && !settingsRead.has(setting)) {
        report.add(value.at, setting, "Outputs have settings of their own, in targets.yaml.");
      }
    }
  }
  const className = classNameOf(organization?.text(), casings);
  const licensed = license?.text();
  return {
    ...(typescript !== undefined && { typescript }),
    ...(python && { python }),
    ...(go && { go }),
    ...(java && { java }),
    ...(kotlin && { kotlin }),
    ...(ruby && { ruby }),
    ...(cli && { cli }),
    ...(className !== undefined && { className }),
    ...(licensed !== undefined && fits("text", licensed) && { license: licensed }),
  };
}

const read: ReadonlySet<string> = new Set([
  "typescript",
  "node",
  "python",
  "go",
  "java",
  "kotlin",
  "ruby",
  "cli",
]);

const settingsRead: ReadonlySet<string> = new Set([
  ...[
    "package_name",
    "project_name",
    "production_repo",
    "publish",
    "reverse_domain",
    "gem_name",
    "binary_name",
  ],
]);

function nameIn(
  target: SourceNode | undefined,
  form: PatternName,
  key = "package_name",
): string | undefined {
  const name = target?.get(key)?.text();
  return name !== undefined && fits(form, name) ? name : undefined;
}

/** `pip install` has the name under which it is published, or that of the project. */
function pythonNames(target: SourceNode | undefined): PackageNames["python"] {
  const published = nameIn(target?.get("publish")?.get("pypi"), "pythonDistribution");
  const project = nameIn(target, "pythonDistribution", "project_name");
  const module = nameIn(target, "pythonModule");
  const name = published ?? project ?? nameIn(target, "pythonDistribution");
  if (name === undefined) return undefined;
  const usual = name.toLowerCase().replaceAll(/[-.]+/g, "_");
  return { package: name, ...(module !== undefined && module !== usual && { module }) };
}

function goNames(target: SourceNode | undefined, report: LossReport): PackageNames["go"] {
  const module = moduleAt(target, "targets.go", report);
  if (module === undefined) return undefined;
  const name = nameIn(target, "goPackage");
  return { module, ...(name !== undefined && { package: name }) };
}

function toolNames(target: SourceNode | undefined, report: LossReport): PackageNames["cli"] {
  const module = moduleAt(target, "targets.cli", report);
  if (module === undefined) return undefined;
  const program = nameIn(target, "program", "binary_name");
  return { module, ...(program !== undefined && { program }) };
}

/** A module of Go is required by the address of its repository. */
function moduleAt(
  target: SourceNode | undefined,
  key: string,
  report: LossReport,
): string | undefined {
  if (target === undefined) return undefined;
  const repository = target.get("production_repo")?.text()?.replace(/#.*$/, "");
  const module = `github.com/${repository ?? ""}`;
  if (repository !== undefined && repository !== "null" && fits("goModule", module)) return module;
  report.add(target.at, key, "A module needs the address of its repository.");
  return undefined;
}

/** An artifact is called after the organization, in the group that is also its package: `com.stainless.api:stainless-java`. */
function mavenNames(
  language: "java" | "kotlin",
  target: SourceNode | undefined,
  organization: string | undefined,
  report: LossReport,
): PackageNames["java"] {
  if (target === undefined) return undefined;
  const group = nameIn(target, "mavenName", "reverse_domain");
  const artifact = `${organization ?? ""}-${language}`;
  if (group === undefined || organization === undefined || !fits("mavenName", artifact)) {
    report.add(
      target.at,
      `targets.${language}`,
      "An artifact needs `reverse_domain`, and the name of the organization.",
    );
    return undefined;
  }
  return {
    ...{ groupId: group, artifactId: artifact },
    ...(fits(`${language}Package`, group) && { package: group }),
  };
}

/** A gem has its name of its own, or that of the package. */
function gemNames(target: SourceNode | undefined): PackageNames["ruby"] {
  const gem = nameIn(target, "gemName", "gem_name") ?? nameIn(target, "gemName");
  return gem === undefined ? undefined : { gem };
}

/** `acme` → `Acme`, or as `custom_casings` spells it. */
function classNameOf(
  name: string | undefined,
  casings: SourceNode | undefined,
): string | undefined {
  if (name === undefined) return undefined;
  const spelled = casings?.get(name)?.get("pascal")?.text();
  const made = wordsIn(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  const found = spelled ?? made;
  return fits("className", found) ? found : undefined;
}
