/** The file that is required: what the gem has, each loaded when it is used. */
import { moduleOf, rubyFile, str, symbol } from "../../emit/ruby/ruby-code.js";
import { yardDoc } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing } from "../../emit/text/code.js";
import { receivedEvents } from "../../sdk/events/event-plan.js";
import { featuresOf } from "../../sdk/features.js";
import type { GroupPlan } from "../../sdk/plan.js";
import { hasAuth } from "./auth-file.js";
import { serviceTitle } from "./client-file.js";
import { schemesOf } from "./credentials.js";
import type { Emission } from "./emission.js";
import { declaredModels } from "./models-files.js";
import { innerFiles, loadedFiles, publicFiles } from "./runtime-files.js";
import { gemVersion } from "./settings.js";
import { targetName } from "./source-files.js";

/** The file. */
export function entryFile(names: Emission, origin: string): BuiltFile {
  const { gem, module } = names;
  const print = (): string =>
    rubyFile(
      { target: targetName, origins: [origin] },
      lines([yardDoc(moduleTexts(names)), moduleOf(module, moduleMembers(names))]),
    );
  return { kind: "built", path: `lib/${gem}.rb`, print };
}

function moduleTexts(names: Emission): readonly string[] {
  const { description } = names.plan.service;
  return [
    `A client of ${serviceTitle(names)}.`,
    ...(description === undefined ? [] : [description]),
    "The manifest of the service says what this gem knows; what it does not show is not guessed. An operation that cannot be called yet raises NotShownError, and a response that is not shown is its JSON as it comes. Filling the manifest in changes no call that was right before.",
  ];
}

function moduleMembers(names: Emission): readonly Code[] {
  const { gem, plan, settings } = names;
  const features = featuresOf(plan);
  const own = [
    ["client", ["Client"]],
    ...(hasAuth(names) ? [["auth", ["Auth"]] as const] : []),
    ...(names.failures.size > 0
      ? [["failures", [...names.failures.values(), "FAILURES"]] as const]
      : []),
    ...(schemesOf(names).length > 0 && plan.service.needs.length > 0
      ? [["needs", ["Needs"]] as const]
      : []),
    ...(plan.service.rates.length > 0 ? [["rates", ["RATES"]] as const] : []),
    ...(receivedEvents(plan.service).length > 0 ? [["receiver", ["Receiver"]] as const] : []),
  ] as const;
  const models = declaredModels(names).map(({ name, file }) => [`models/${file}`, [name]] as const);
  return [
    lines([code`# The version of the gem.`, code`VERSION = ${str(gemVersion(settings.version))}`]),
    loads([...own, ...loadedFiles(publicFiles, features)], gem),
    lines([
      code`# The groups of operations.`,
      moduleOf("Groups", [
        loads(
          plan.groups.flatMap((each) => groupsIn(each, names)),
          gem,
        ),
      ]),
    ]),
    models.length === 0
      ? nothing
      : lines([
          code`# Classes of the objects that the manifest shows.`,
          moduleOf("Models", [loads(models, gem)]),
        ]),
    lines([
      code`# The parts of a call. Callers have no use for them, and they may change with any version.`,
      moduleOf("Runtime", [
        loads(
          loadedFiles(innerFiles, features).map(([path, all]) => [`runtime/${path}`, all] as const),
          gem,
        ),
      ]),
    ]),
    eagerLoading(),
  ];
}

function groupsIn(
  group: GroupPlan,
  names: Emission,
): readonly (readonly [path: string, names: readonly string[]])[] {
  const { type = "", file = "" } = names.groups.get(group) ?? {};
  return [[`groups/${file}`, [type]], ...group.groups.flatMap((each) => groupsIn(each, names))];
}

function loads(
  files: readonly (readonly [path: string, names: readonly string[]])[],
  gem: string,
): Code {
  return lines(
    files.flatMap(([path, all]) =>
      all.map((name) => code`autoload ${symbol(name)}, ${str(`${gem}/${path}`)}`),
    ),
  );
}

function eagerLoading(): Code {
  return code`# Loads all of the gem, for servers that fork and for fibers that share a thread.
#
# @return [void]
def self.eager_load!
  constants.each do |name|
    loaded = const_get(name)
    loaded.constants.each { |inner| loaded.const_get(inner) } if loaded.instance_of?(Module)
  end
end`;
}
