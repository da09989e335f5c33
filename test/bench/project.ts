/** A project of somebody who uses the generator, and what its commands cost there: from nothing, again, and after an edit. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EditKind, edited, middleGroup } from "./edit.js";
import type { Case, Written } from "./measure.js";
import { setAside } from "./set-aside.js";
import { writtenBelow } from "./written.js";

/** A folder with a manifest, in which the generator runs as `npx` would run it. */
export interface Project {
  /** Holds `manifest`, `generated`, and `node_modules` with nothing but the generator's cache. */
  readonly folder: string;
  /** The root of the repository, built. */
  readonly root: string;
  /** The output that is made; everything in the manifest unless given. */
  readonly target?: "typescript-client";
  /** True where packages are not built: the peers write sources alone. */
  readonly withoutBuild?: boolean;
}

/** The measured cases of a project. */
export interface ProjectCases {
  /** Before the name of each case. */
  readonly prefix: string;
  /** The runs after the one from nothing. */
  readonly then: readonly Exclude<ProjectCase, "from nothing">[];
  /** Seconds of CPU at most, by case. */
  readonly budgets?: Readonly<Partial<Record<ProjectCase, number>>>;
  /** Throws unless what a run from nothing wrote is right. */
  readonly wrote?: () => Written;
}

/** A case of a project: the state in which it begins. */
export type ProjectCase =
  "from nothing" | "unchanged for the first time" | "unchanged" | "check" | EditKind;

/** The cases, by what they are called in the code. */
export type NamedCases = ReadonlyMap<ProjectCase, Case>;

/** Makes the project around its manifest, which has to be there. */
export function madeProject(project: Project): Project {
  mkdirSync(join(project.folder, "node_modules"), { recursive: true });
  return project;
}

/**
 * The cases, in the order in which they have to run: what the run from nothing leaves is what the next ones begin with, so that
 * large outputs need not be made once more for them.
 */
export function projectCases(project: Project, cases: ProjectCases): NamedCases {
  const { folder } = project;
  const groups = groupTexts(folder);
  const group = editedGroup(folder);
  const place = join(folder, "manifest/groups", group);
  let edits = 0;
  const edit = (kind: EditKind): void => {
    edits += 1;
    writeFileSync(place, edited(readFileSync(place, "utf8"), kind, edits));
  };
  const toNothing = (): void => {
    writeFileSync(place, groups.get(group) ?? "");
    setAside(join(folder, "generated"));
    setAside(join(folder, "node_modules/.cache"));
  };
  const made = (kind: ProjectCase): Case => {
    const budget = cases.budgets?.[kind];
    const common = { cwd: folder, ...(budget !== undefined && { budget }) };
    switch (kind) {
      case "from nothing":
        return {
          ...common,
          name: `${cases.prefix}from nothing`,
          args: args(project, "generate"),
          prepare: toNothing,
          wrote: () => cases.wrote?.() ?? writtenBelow(join(folder, "generated")),
        };
      case "unchanged for the first time":
      case "unchanged":
        return {
          ...common,
          name: `${cases.prefix}${kind}`,
          args: args(project, "generate"),
          // The first run after one that wrote reads what was written.
          ...(kind === "unchanged" && {
            prepare: () => runOnce(args(project, "generate"), folder),
          }),
          wrote: (printed) => changedFiles(printed, folder, { areSome: false }),
        };
      case "check":
        return { ...common, name: `${cases.prefix}check`, args: args(project, "check") };
      case "one text edited":
      case "one parameter added":
        return {
          ...common,
          name: `${cases.prefix}${kind}`,
          args: args(project, "generate"),
          prepare: () => edit(kind),
          wrote: (printed) => changedFiles(printed, folder, { areSome: true }),
        };
      default:
        return unreachable(kind);
    }
  };
  return new Map(
    (["from nothing", ...cases.then] as const).map((kind): [ProjectCase, Case] => [
      kind,
      made(kind),
    ]),
  );
}

/** The file of the group that edits are made in. */
export function editedGroup(folder: string): string {
  return middleGroup(groupTexts(folder));
}

function runOnce(of: readonly string[], cwd: string): void {
  execFileSync(process.execPath, of, { cwd, stdio: "ignore" });
}

/** As in a shell in the project. */
function args(
  { root, target, withoutBuild = false }: Project,
  command: "generate" | "check",
): readonly string[] {
  return [
    ...[join(root, "dist/main.js"), command, "--format", "json"],
    ...(target === undefined ? [] : ["--only", target]),
    ...(withoutBuild && command === "generate" ? ["--no-build"] : []),
  ];
}

function groupTexts(folder: string): ReadonlyMap<string, string> {
  const groups = join(folder, "manifest/groups");
  return new Map(
    readdirSync(groups).map((name): [string, string] => [
      name,
      readFileSync(join(groups, name), "utf8"),
    ]),
  );
}

/** The counts in a target's result. */
type Told = Readonly<Record<"created" | "updated" | "deleted", readonly string[]>>;

/** Throws where the run wrote something and should not have, or the other way round. */
function changedFiles(
  printed: string,
  folder: string,
  { areSome }: { readonly areSome: boolean },
): Written {
  const { targets }: { readonly targets: readonly Told[] } = JSON.parse(printed);
  const changed = targets.flatMap(({ created, updated, deleted }) => [
    ...created,
    ...updated,
    ...deleted,
  ]);
  if (targets.length === 0 || changed.length > 0 !== areSome) {
    throw new Error(`it has changed ${changed.length} files:\n${printed.slice(0, 500)}`);
  }
  return writtenBelow(join(folder, "generated"));
}

function unreachable(kind: never): never {
  throw new Error(`there is no case ${String(kind)}`);
}
