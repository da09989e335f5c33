/** Target `kotlin-client`: an artifact of Maven with a typed client of the service, for coroutines. */
import { ofGroup, type Target } from "../../emit/target.js";
import { oncePerSettings } from "../../model/once.js";
import { placeText } from "../../model/place.js";
import { featuresOf } from "../../sdk/features.js";
import { authFile } from "./auth-file.js";
import { clientFile } from "./client-file.js";
import { needsFile } from "./credentials.js";
import type { Emission } from "./emission.js";
import { eventsFile } from "./events-file.js";
import { failureFiles } from "./failures-files.js";
import { formFiles } from "./forms.js";
import { groupFiles } from "./group-file.js";
import { modelFiles, modelScope } from "./models-files.js";
import { packageNames } from "./package-names.js";
import { pomFile } from "./pom-file.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { kotlinSamples } from "./samples.js";
import { type Settings, settingsShape } from "./settings.js";
import { targetName } from "./source-files.js";
import { spelledPlaces } from "./spelled-places.js";

/** The target. */
export const kotlinClient: Target<Settings> = {
  name: targetName,
  summary: "A typed client in Kotlin, with coroutines: an artifact for the JVM and Android.",
  settings: settingsShape,
  audience: "callers",
  release: ({ groupId, artifactId, version }) => ({ package: `${groupId}:${artifactId}`, version }),
  firstSteps: ({ groupId, artifactId, version }, folder) => [
    [
      `mvn -q -f ${folder} install`,
      `then: the dependency ${groupId}:${artifactId}:${version}, from this machine`,
    ],
  ],
  spelledPlaces: (model, settings) => spelledPlaces(emissionOf(model, settings)),
  sampleLanguage: (settings) => kotlinSamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    const schemas = placeText(model.folder, { file: "schemas/", path: [] });
    return {
      value: [
        pomFile(names, targets),
        clientFile(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, groupFiles(group, names))),
        ...modelFiles(names, model, [schemas]),
        ...formFiles(names, model, [schemas]),
        ...failureFiles(names, service),
        ...authFile(names, service),
        ...needsFile(names, service),
        ...eventsFile(names, service),
        readme(names, model),
        ...runtimeFiles(featuresOf(names.plan), {
          ...{ name: names.types.package, okhttp: settings.okhttp ?? false },
        }),
      ],
      diagnostics: [],
      tables: { values: [names, featuresOf(names.plan)], haveShapes: true },
    };
  },
};

/** Everything that the files of a model's package are made with. */
export const emissionOf = oncePerSettings((model, settings: Settings): Emission => {
  const names = packageNames(model, settings);
  return { ...names, settings, models: modelScope(names) };
});
