/** Everything that `diff` has to say: two sides → facts, outputs, impacts, types and versions, as plain data. */
import type { FactChange, ModelChanges } from "../changes/change.js";
import type { Audience, Output, Release } from "../emit/target.js";
import type { NarrowedType } from "../sdk/changes/narrowed-types.js";
import { type FactCounts, factCounts } from "../model/fact-counts.js";
import type { ApiModel } from "../model/model.js";
import { sharedUses, usersOf } from "../model/shared-uses.js";
import { impactsOf } from "./impacts.js";
import { type OutputChange, outputChanges } from "./output-changes.js";
import { reachOf } from "./reach.js";
import { type Impact, ruleOf, type Verdict } from "./rules.js";
import { isAtLeast, type Level, nextVersion } from "./versions.js";

/** One of the two manifests, and what is made of it. */
export interface Side {
  /** As the user named it: `main`, `manifest`. */
  readonly label: string;
  readonly model: ApiModel;
  /** Hashes of the files that would be generated, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly versions: readonly TargetVersion[];
}

/** The version of a target in `targets.yaml`. */
export interface TargetVersion extends Release {
  readonly target: string;
  /** Those whose code depends on its next version; left out = nobody, so that only breaks of calls count. */
  readonly audience?: Audience;
}

/** The versions of the outputs that have one. */
export function versionsOf(outputs: readonly Output[]): readonly TargetVersion[] {
  return outputs.flatMap(({ name, audience, release }) =>
    release === undefined
      ? []
      : [{ target: name, ...(audience !== undefined && { audience }), ...release }],
  );
}

/** A type of an output that narrowed. */
export interface TargetType extends NarrowedType {
  readonly target: string;
}

/** Which version a target ought to have. */
export interface VersionAdvice extends Pick<TargetVersion, "target" | "audience"> {
  readonly package: string | undefined;
  readonly was: string;
  readonly now: string;
  readonly suggested: string;
  readonly level: Level;
  /** True if `now` is high enough. */
  readonly isEnough: boolean;
  readonly reason: string;
}

/** Everything. */
export interface DiffReport {
  readonly old: string;
  readonly new: string;
  /** In the order of the model, each once. */
  readonly facts: readonly FactChange[];
  readonly outputs: readonly OutputChange[];
  readonly impacts: readonly Impact[];
  /** The reach of shared parts with a changed fact, by the names of subjects in impacts: `response not-found`. */
  readonly shared: readonly SharedReach[];
  /** Types that narrowed. */
  readonly types: readonly TargetType[];
  readonly callers: Verdict;
  readonly implementers: Verdict;
  readonly versions: readonly VersionAdvice[];
  /** How many facts were known, and are, as `coverage` counts them. */
  readonly known: { readonly before: FactCounts; readonly now: FactCounts };
}

/** A shared part, and who uses it. */
export interface SharedReach {
  readonly subject: string;
  /** Ids of operations, and `service`. */
  readonly uses: readonly string[];
}

/** Compares. `types` are those that the targets of the later side say narrowed. */
export function diffReport(
  { before, after }: { readonly before: Side; readonly after: Side },
  changes: ModelChanges,
  types: readonly TargetType[],
): DiffReport {
  const impacts = [
    ...impactsOf(before.model, after.model),
    ...(after.versions.some(({ audience }) => audience === "implementers")
      ? filledAnswers(changes, before.model)
      : []),
  ];
  const outputs = outputChanges(before.files, after.files);
  const distinct = new Map(changes.facts.map((fact) => [JSON.stringify(fact), fact]));
  const facts = [...distinct.values()];
  const narrowed = types.some(({ breaking }) => breaking) ? ["types" as const] : [];
  const callers = worst([...impacts.map((each) => ruleOf(each).callers), ...narrowed]);
  const implementers = worst(impacts.map((each) => ruleOf(each).implementers));
  const levels = { callers, implementers, hasFacts: facts.length > 0 };
  return {
    ...{ old: before.label, new: after.label, facts, outputs, impacts, types },
    shared: sharedReach(facts, before.model, after.model),
    ...{ callers, implementers },
    known: { before: factCounts(before.model), now: factCounts(after.model) },
    versions: before.versions.flatMap((old) => {
      const now = after.versions.find(({ target }) => target === old.target);
      const isChanged = outputs.some(({ target }) => target === old.target);
      return now === undefined || !isChanged ? [] : [adviceFor(old, now, levels)];
    }),
  };
}

/** True if something in a report is a reason to fail. */
export function isBreaking(
  { callers, implementers }: Pick<DiffReport, "callers" | "implementers">,
  what: "breaking" | "contract",
): boolean {
  const verdict = worst([callers, implementers]);
  return verdict === "contract" || (what === "breaking" && verdict === "types");
}

function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("contract")) return "contract";
  return verdicts.includes("types") ? "types" : "fine";
}

/** Returns the changes for responses that are known better: the handler's type is narrower, though the service did not change. */
function filledAnswers({ facts, earlier }: ModelChanges, before: ApiModel): readonly Impact[] {
  const reach = reachOf(before);
  const usesOf = sharedUses(before);
  return facts.flatMap(({ kind, subject, slot, was, now }): readonly Impact[] => {
    if (kind !== "filled") return [];
    const words = `${was} → ${now}`;
    if (subject.kind === "response" || subject.kind === "header") {
      const users = usersOf(usesOf, sharedKinds[subject.kind], subject.name);
      const uses = users.filter((id) => earlier.callable.has(id));
      const shared = `${subject.kind} ${subject.name}`;
      const own = { rule: "answered-filled" as const, subject: shared, part: slot.join(".") };
      return uses.length === 0 ? [] : [{ ...own, words, uses }];
    }
    const isAnswer =
      (subject.kind === "operation" &&
        slot[0] === "responses" &&
        earlier.callable.has(subject.name)) ||
      (subject.kind === "schema" && reach.answered.has(subject.name));
    if (!isAnswer) return [];
    return [{ rule: "answered-filled", subject: subject.name, part: slot.join("."), words }];
  });
}

const sharedKinds = { parameter: "parameters", header: "headers", response: "responses" } as const;

/** Users are those of the later side; of a part that is gone, those that it had. */
function sharedReach(
  facts: readonly FactChange[],
  before: ApiModel,
  after: ApiModel,
): readonly SharedReach[] {
  const [old, now] = [sharedUses(before), sharedUses(after)];
  const found = new Map<string, readonly string[]>();
  for (const { subject } of facts) {
    const { kind, name } = subject;
    if (kind !== "parameter" && kind !== "header" && kind !== "response") continue;
    const title = `${kind} ${name}`;
    if (found.has(title)) continue;
    const uses = usersOf(now, sharedKinds[kind], name);
    found.set(title, uses.length === 0 ? usersOf(old, sharedKinds[kind], name) : uses);
  }
  return [...found].map(([subject, uses]) => ({ subject, uses }));
}

function adviceFor(
  old: TargetVersion,
  now: TargetVersion,
  {
    callers,
    implementers,
    hasFacts,
  }: Pick<DiffReport, "callers" | "implementers"> & { readonly hasFacts: boolean },
): VersionAdvice {
  const level = ((): readonly [Level, string] => {
    if (old.package !== now.package) return ["major", `${String(old.package)} has another name`];
    const { audience = "callers" } = old;
    const verdict = audience === "callers" ? callers : implementers;
    if (verdict === "contract") return ["major", `it breaks ${audience}`];
    if (verdict === "types" && old.audience !== undefined) {
      return ["major", `code of ${audience} may have to be adapted`];
    }
    return hasFacts
      ? ["minor", "more is known, or new"]
      : ["patch", "only what is generated differs"];
  })();
  const suggested = nextVersion(old.version, level[0]);
  return {
    target: old.target,
    ...(old.audience !== undefined && { audience: old.audience }),
    ...{ package: now.package, was: old.version, now: now.version, suggested },
    ...{ level: level[0], isEnough: isAtLeast(now.version, suggested), reason: level[1] },
  };
}
