/** The clients in other languages that both this generator and Redocly's make of the same description. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "../measure.js";
import { madeProject, projectCases } from "../project.js";
import { type Wanted, writtenWith } from "../written.js";
import { type Places, redocly } from "./generators.js";
import { peerCase } from "./peer-case.js";

/** A language: its target and settings here, its generator there, and how each operation begins in what they write. */
interface Language {
  readonly name: string;
  readonly target: string;
  readonly settings: string;
  readonly ours: Pick<Wanted, "operation" | "files">;
  readonly generator: string;
  readonly theirs: Pick<Wanted, "operation" | "files">;
}

/** The languages that both have. */
export const languages: readonly Language[] = [
  {
    ...{ name: "Python", target: "python-client", generator: "python" },
    settings: "{ package: github-client, version: 1.0.0 }",
    ours: { operation: /^_\w+: Final = Operation\(/gm, files: ".py" },
    theirs: { operation: /^ {4}"\w+": \{"id": /gm, files: ".py" },
  },
  {
    ...{ name: "Go", target: "go-client", generator: "go" },
    settings: "{ module: example.com/github, version: 1.0.0 }",
    ours: { operation: /^func \(\w+ \*?\w+\) \w+\(ctx/gm, files: ".go" },
    theirs: { operation: /^func \(c \*Client\) [A-Z]\w*\(ctx/gm, files: ".go" },
  },
  {
    ...{ name: "Java", target: "java-client", generator: "java" },
    settings:
      "{ client: GithubClient, groupId: com.example, artifactId: github-client, version: 1.0.0 }",
    ours: { operation: /\bOperation\.of\(/g, files: ".java" },
    theirs: { operation: /^ {4}public \S+ \w+\(/gm, files: ".java" },
  },
  {
    // Theirs is written in TypeScript, and ours in Go.
    ...{ name: "command-line tool", target: "cli", generator: "cli" },
    settings: "{ module: example.com/github-cli, version: 1.0.0 }",
    ours: { operation: /^\s+Call:\s+&client\./gm, files: ".go" },
    theirs: { operation: /^ {4}"name": "/gm, files: ".cli.ts" },
  },
];

/** Where they are made, and of what. */
interface Setting extends Places {
  /** The root of the repository, built. */
  readonly root: string;
  readonly folder: string;
  /** A project with the manifest of the description. */
  readonly project: string;
  readonly operations: number;
}

/** The cases of a language: ours, and theirs. */
export interface LanguageCases {
  readonly ours: Case;
  readonly theirs: Case;
}

/** Returns a pair of cases for each language. */
export function languageCases(setting: Setting): readonly LanguageCases[] {
  return languages.map((language) => ({
    ours: ourCase(language, setting),
    theirs: theirCase(language, setting),
  }));
}

function ourCase(
  { name, target, settings, ours }: Language,
  { root, folder, project, operations }: Setting,
): Case {
  const own = join(folder, target);
  cpSync(join(project, "manifest"), join(own, "manifest"), { recursive: true });
  rmSync(join(own, "generated"), { recursive: true, force: true });
  writeFileSync(join(own, "manifest/targets.yaml"), `targets:\n  ${target}: ${settings}\n`);
  const cases = projectCases(madeProject({ root, folder: own }), {
    prefix: `${name}: ours, `,
    then: [],
    wrote: () => writtenWith(join(own, "generated", target), { ...ours, operations }),
  });
  const made = cases.get("from nothing");
  if (made === undefined) throw new Error(`there is no run of ${name} from nothing`);
  return made;
}

function theirCase({ name, generator, theirs }: Language, setting: Setting): Case {
  const { folder, operations } = setting;
  const made = redocly(setting, { name: `${name}: Redocly`, generator, wanted: theirs });
  return peerCase(made, { folder: join(folder, `redocly-${generator}`), operations });
}
