/** Target `java-client`: an artifact of Maven with a typed client of the service. */
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
import { modelsPackageFile, moduleFile } from "./package-files.js";
import { packageNames } from "./package-names.js";
import { pomFile } from "./pom-file.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { javaSamples } from "./samples.js";
import { type Settings, settingsShape } from "./settings.js";
import { spelledPlaces } from "./spelled-places.js";
import { targetName } from "./source-files.js";

/** The target. */
export const javaClient: Target<Settings> = {
  name: targetName,
  summary: "A typed client in Java: an artifact that needs the JDK alone.",
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
  sampleLanguage: (settings) => javaSamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    const schemas = placeText(model.folder, { file: "schemas/", path: [] });
    const models = [...modelFiles(names, model, [schemas]), ...formFiles(names, model, [schemas])];
    return {
      value: [
        pomFile(names, targets),
        moduleFile(names, service, models.length > 0),
        clientFile(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, groupFiles(group, names))),
        ...(models.length > 0 ? [modelsPackageFile(names, schemas)] : []),
        ...models,
        ...failureFiles(names, service),
        ...authFile(names, service),
        ...needsFile(names, service),
        ...eventsFile(names, service),
        readme(names, model),
        ...runtimeFiles(featuresOf(names.plan), names.types.package),
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
