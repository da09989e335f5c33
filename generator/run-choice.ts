/** The choices of a run: which of the targets and groups of a manifest it is about. */
import { type Diagnostic, diagnostic, type Reported } from "./diagnostics/diagnostic.js";
import { didYouMean } from "./diagnostics/suggest.js";
import type { ApiModel } from "./model/model.js";
import { groupsBelow, outermostOf } from "./model/walk.js";
import type { ChosenGroups } from "./output/left-files.js";
import { type ConfiguredTarget, configuredTargets, type ListedTarget } from "./targets.js";
import type { Manifest } from "./validate/manifest.js";

/** The targets of a run, in the order of the list of targets; without names all of them. Reports `no-targets` and `unknown-target`. */
export function chooseTargets(
  { targets, lost }: Manifest,
  { list, names }: { readonly list: readonly ListedTarget[]; readonly names: readonly string[] },
): Reported<readonly ConfiguredTarget[]> {
  if (targets === undefined) {
    const isReported = lost.some(({ file }) => file === "targets.yaml");
    return { value: [], diagnostics: isReported ? [] : [noTargets(list)] };
  }
  const configured = configuredTargets(targets.value, list);
  if (names.length === 0) return { value: configured, diagnostics: [] };
  const absent = names.filter((name) => !configured.some((target) => target.name === name));
  return {
    value: configured.filter(({ name }) => names.includes(name)),
    diagnostics: absent.map((name) => absentTarget(name, configured)),
  };
}

function noTargets(list: readonly ListedTarget[]): Diagnostic {
  return diagnostic("no-targets", {
    at: { file: "targets.yaml" },
    message: "there is no targets.yaml, so nothing would be made",
    help: `write one that names what to make: ${list.map(({ name }) => name).join(", ")}`,
  });
}

function absentGroup(name: string, known: readonly string[]): Diagnostic {
  const meant = didYouMean(name, known);
  return diagnostic("unknown-group", {
    at: { file: "service.yaml" },
    message: `no group is called ${JSON.stringify(name)}`,
    help: meant === undefined ? `there are: ${known.join(", ")}` : `did you mean \`${meant}\`?`,
  });
}

function absentTarget(name: string, configured: readonly ConfiguredTarget[]): Diagnostic {
  const meant = didYouMean(
    name,
    configured.map((target) => target.name),
  );
  const listed = configured.map((target) => target.name).join(", ");
  return diagnostic("unknown-target", {
    at: { file: "targets.yaml" },
    message: `targets.yaml does not ask for a target ${JSON.stringify(name)}`,
    help: meant === undefined ? `it asks for: ${listed}` : `did you mean \`${meant}\`?`,
  });
}

/** The choice of all groups. */
export const noGroups: Reported<undefined> = { value: undefined, diagnostics: [] };

/**
 * The groups of a run, by the ids that were asked for; none = all. A group below another one stands for that, because most targets
 * make one file of both. Reports `unknown-group`.
 */
export function chooseGroups(
  model: ApiModel,
  {
    groups = [],
    stands = () => false,
  }: { readonly groups?: readonly string[]; readonly stands?: ChosenGroups["stands"] },
): Reported<ChosenGroups | undefined> {
  if (groups.length === 0) return noGroups;
  const known = groupsBelow(model.groups).map(({ id }) => id);
  const absent = groups.filter((name) => !known.includes(name));
  return {
    value: { ids: new Set(groups.map(outermostOf)), stands },
    diagnostics: absent.map((name) => absentGroup(name, known)),
  };
}
