/** The targets there are: a list. A new target is a line in each of the two. */
import type { ModelChanges } from "./changes/change.js";
import type { Reported } from "./diagnostics/diagnostic.js";
import type { GeneratedFile, NarrowedType, Target } from "./emit/target.js";
import type { ApiModel } from "./model/model.js";
import { docs } from "./targets/docs/index.js";
import { http } from "./targets/http/index.js";
import { modelFile, modelJson } from "./targets/model-json/index.js";
import { openapi } from "./targets/openapi/index.js";
import { typescriptClient } from "./targets/typescript-client/index.js";
import { classNameOf } from "./targets/typescript-client/settings.js";
import { typescriptServer } from "./targets/typescript-server/index.js";
import type { TargetsValue } from "./validate/file-shapes.js";

/** A target with its settings, ready to be run. */
export interface ConfiguredTarget {
  readonly name: string;
  readonly emit: (model: ApiModel) => Reported<readonly GeneratedFile[]>;
  /** See `Target.narrowed`. */
  readonly narrowed: (changes: ModelChanges, model: ApiModel) => readonly NarrowedType[];
}

/** Where the output keeps the model that it was made from, so that the next run can tell what changed. */
export const modelPath: string = `${modelJson.name}/${modelFile}`;

/** Name and summary of every target, for help texts. */
export const allTargets: readonly Pick<Target<never>, "name" | "summary">[] = [
  docs,
  http,
  modelJson,
  openapi,
  typescriptClient,
  typescriptServer,
];

/** The targets that `targets.yaml` asks for. */
export function configuredTargets({ targets }: TargetsValue): readonly ConfiguredTarget[] {
  const client = targets["typescript-client"];
  return [
    ...configured(
      docs,
      targets.docs && {
        ...targets.docs,
        client: client && { package: client.package, className: classNameOf(client) },
        hasOpenapi: targets.openapi !== undefined,
        hasRequests: targets.http !== undefined,
      },
    ),
    ...configured(http, targets.http),
    ...configured(modelJson, targets["model-json"]),
    ...configured(openapi, targets.openapi),
    ...configured(typescriptClient, client),
    ...configured(typescriptServer, targets["typescript-server"]),
  ];
}

function configured<Settings>(
  { name, emit, narrowed }: Target<Settings>,
  settings: Settings | undefined,
): readonly ConfiguredTarget[] {
  if (settings === undefined) return [];
  return [
    {
      name,
      emit: (model) => emit(model, settings),
      narrowed: (changes, model) => narrowed?.(changes, model, settings) ?? [],
    },
  ];
}
