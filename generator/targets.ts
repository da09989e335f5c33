/** The targets there are: one list, of which everything else that names targets is made. */
import type { ModelChanges } from "./changes/change.js";
import type { Compilation } from "./compile/compiled-files.js";
import type { Emitted, Output, PastModels, Target, WantedRevision } from "./emit/target.js";
import type { ApiModel } from "./model/model.js";
import type { NarrowedType } from "./sdk/changes/narrowed-types.js";
import { narrowedTypes } from "./sdk/changes/narrowing.js";
import { cli } from "./targets/cli/index.js";
import { docs } from "./targets/docs/index.js";
import { goClient } from "./targets/go-client/index.js";
import { http } from "./targets/http/index.js";
import { javaClient } from "./targets/java-client/index.js";
import { kotlinClient } from "./targets/kotlin-client/index.js";
import { modelFile, modelJson } from "./targets/model-json/index.js";
import { openapi } from "./targets/openapi/index.js";
import { pythonClient } from "./targets/python-client/index.js";
import { rubyClient } from "./targets/ruby-client/index.js";
import { typescriptClient } from "./targets/typescript-client/index.js";
import { typescriptServer } from "./targets/typescript-server/index.js";
import type { Settings as ServerSettings } from "./targets/typescript-server/settings.js";
import { isOfShape } from "./validate/acceptance.js";
import { type TargetsValue, targetsShapeOf } from "./validate/file-shapes.js";
import type { Placement, Shape } from "./validate/forms.js";

/** The list, in the order in which targets are made. A further target is a line here. */
export const allTargets: readonly ListedTarget[] = [
  listed(cli),
  listed(docs),
  listed(goClient),
  listed(http),
  listed(javaClient),
  listed(kotlinClient),
  listed(modelJson),
  listed(openapi),
  listed(pythonClient),
  listed(rubyClient),
  listed(typescriptClient),
  listed(typescriptServer),
];

/** A target whose settings only itself knows. */
export interface ListedTarget extends Pick<Target<never>, "name" | "summary"> {
  readonly settings: Shape<unknown>;
  /** The target with settings of its shape; undefined where the value has another. */
  readonly configured: (settings: unknown) => UnjoinedTarget | undefined;
}

/** A target with its settings, to which nobody has said yet what else is made. */
interface UnjoinedTarget extends Output {
  readonly emit: (model: ApiModel, others: readonly Output[], past?: PastModels) => Emitted;
  /** The revisions whose models it compares with. */
  readonly revisions: readonly WantedRevision[];
  /** The compilation of its files; undefined = none. */
  readonly compilation: Compilation | undefined;
  /** See {@link Target.showsOthers}. */
  readonly showsOthers: boolean;
  /** The name that callers import first; undefined = none. */
  readonly entryName: string | undefined;
  /** The first step of a folder's user; undefined = as npm packages are used. */
  readonly firstSteps: ((folder: string) => readonly (readonly [string, string])[]) | undefined;
  /** The types that narrowed because facts were filled in. */
  readonly narrowed: (changes: ModelChanges, model: ApiModel) => readonly NarrowedType[];
}

/** A target with its settings, ready to be run. */
export interface ConfiguredTarget
  extends
    Output,
    Pick<
      UnjoinedTarget,
      "narrowed" | "compilation" | "showsOthers" | "entryName" | "firstSteps" | "revisions"
    > {
  /** `past` has the model at each of {@link revisions}. */
  readonly emit: (model: ApiModel, past?: PastModels) => Emitted;
}

/** A target as the list has it. */
export function listed<Settings extends Placement>(target: Target<Settings>): ListedTarget {
  const { name, summary, audience, settings: shape } = target;
  return {
    ...{ name, summary, settings: shape },
    configured: (settings) => {
      if (!isOfShape(shape, settings)) return undefined;
      return {
        name,
        ...(audience !== undefined && { audience }),
        to: settings.to,
        release: target.release?.(settings),
        compilation: target.compilation?.(settings),
        sampleLanguage: target.sampleLanguage?.(settings),
        showsOthers: target.showsOthers ?? false,
        entryName: target.entryName?.(settings),
        firstSteps:
          target.firstSteps === undefined
            ? undefined
            : (folder) => target.firstSteps?.(settings, folder) ?? [],
        revisions: target.revisions?.(settings) ?? [],
        emit: (model, others, past) => target.emit(model, settings, others, past),
        narrowed: (changes, model) => {
          // Late: types narrow by what is filled in alone.
          const isAny = changes.facts.some(({ kind }) => kind === "filled");
          const spell = isAny ? target.spelledPlaces?.(model, settings) : undefined;
          return spell === undefined ? [] : narrowedTypes(changes, model, spell);
        },
      };
    },
  };
}

/** The shape of `targets.yaml`. */
export const targetsShape: Shape<TargetsValue> = targetsShapeOf(allTargets);

/** The targets that `targets.yaml` asks for, in the order of the list. */
export function configuredTargets(
  { targets }: TargetsValue,
  list: readonly ListedTarget[] = allTargets,
): readonly ConfiguredTarget[] {
  const outputs = list.flatMap(({ name, configured }) => configured(targets[name]) ?? []);
  return outputs.map(({ emit, ...output }) => ({
    ...output,
    emit: (model, past) => emit(model, outputs, past),
  }));
}

/** Where an output keeps the model that it was made from, so that the next run can tell what changed; `folder` is the first name. */
export function modelPath(folder: string = modelTarget): string {
  return `${folder}/${modelFile}`;
}

/** Name of the target that keeps it. */
export const modelTarget: string = modelJson.name;

/** Returns the settings of the server in `targets.yaml`, whose handlers people own. */
export function serverSettings({ targets }: TargetsValue): ServerSettings | undefined {
  const settings = targets[typescriptServer.name];
  return isOfShape(typescriptServer.settings, settings) ? settings : undefined;
}
