/** Target `go-client`: a Go module with a typed client of the service. */
import { ofGroup, ofParts, type Target } from "../../emit/target.js";
import { oncePerSettings } from "../../model/once.js";
import { placeText } from "../../model/place.js";
import { featuresOf } from "../../sdk/features.js";
import { madeOfShapes } from "../../sdk/shapes/made-of-shapes.js";
import { clientFile } from "./client-file.js";
import { credentialsFile } from "./credentials-file.js";
import type { Emission } from "./emission.js";
import { eventsFile } from "./events-file.js";
import { exampleFile } from "./example-file.js";
import { failuresFile } from "./failures-file.js";
import { groupFile } from "./group-file.js";
import { docFile, goMod } from "./package-files.js";
import { packageNames } from "./package-names.js";
import { readme, requiring } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { runtimeParts } from "./runtime-parts.js";
import { goSamples } from "./samples.js";
import { schemasFile } from "./schemas-file.js";
import { packageName, type Settings, settingsShape } from "./settings.js";
import { targetName } from "./source-files.js";
import { spelledPlaces } from "./spelled-places.js";

/** The target. */
export const goClient: Target<Settings> = {
  name: targetName,
  summary: "A typed client in Go: a module that needs the standard library alone.",
  settings: settingsShape,
  audience: "callers",
  release: ({ module, version }) => ({ package: module, version }),
  firstSteps: ({ module }, folder) => [
    [requiring(module, `./${folder}`), `then: import "${module}"`],
  ],
  spelledPlaces: (model, settings) => spelledPlaces(emissionOf(model, settings)),
  sampleLanguage: (settings) => goSamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    const schemas = placeText(model.folder, { file: "schemas/", path: [] });
    return {
      value: [
        goMod(names, targets),
        docFile(names, model, service),
        clientFile(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, [groupFile(group, names)])),
        ...ofParts(madeOfShapes(names.shapes.all, model), schemasFile(names, [schemas])),
        ...failuresFile(names, service),
        ...credentialsFile(names, service),
        ...eventsFile(names, service),
        ...exampleFile(names, model, service),
        readme(names, model),
        ...runtimeFiles(runtimeParts(names), settings),
      ],
      diagnostics: [],
      tables: { values: [names, featuresOf(names.plan)], haveShapes: true },
    };
  },
};

/** Everything that the files of a model's package are made with. */
export const emissionOf = oncePerSettings((model, settings: Settings): Emission => {
  return { ...packageNames(model), module: settings.module, package: packageName(settings) };
});
