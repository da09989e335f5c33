/** Target `python-client`: a Python package with typed clients of the service, synchronous and asynchronous. */
import { type BuiltFile, ofGroup, ofParts, type Target } from "../../emit/target.js";
import { nothing } from "../../emit/text/code.js";
import { oncePerSettings } from "../../model/once.js";
import { placeText } from "../../model/place.js";
import { featuresOf } from "../../sdk/features.js";
import { madeOfShapes } from "../../sdk/shapes/made-of-shapes.js";
import { authFile } from "./auth-file.js";
import { clientFiles } from "./client-file.js";
import type { Emission } from "./emission.js";
import { eventsFile } from "./events-file.js";
import { failuresFile } from "./failures-file.js";
import { groupFile } from "./group-file.js";
import { initFile } from "./init-file.js";
import { optionsFile } from "./options-file.js";
import { pyprojectFile, typedMarker } from "./package-files.js";
import { packageNames } from "./package-names.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { runtimeParts } from "./runtime-parts.js";
import { pythonSamples } from "./samples.js";
import { schemasFile } from "./schemas-file.js";
import { ratesFile } from "./rates-file.js";
import { serviceFile } from "./service-file.js";
import { clientName, moduleName, type Settings, settingsShape } from "./settings.js";
import { spelledPlaces } from "./spelled-places.js";
import { sourceFile, targetName } from "./source-files.js";

/** The target. */
export const pythonClient: Target<Settings> = {
  name: targetName,
  summary: "A typed client in Python: a package that needs the standard library alone.",
  settings: settingsShape,
  audience: "callers",
  release: ({ package: distribution, version }) => ({ package: distribution, version }),
  firstSteps: (settings, folder) => [
    [
      `pip install ./${folder}`,
      `then: from ${moduleName(settings)} import ${clientName(settings)}`,
    ],
  ],
  spelledPlaces: (model, settings) => spelledPlaces(emissionOf(model, settings)),
  sampleLanguage: (settings) => pythonSamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    const schemas = placeText(model.folder, { file: "schemas/", path: [] });
    const parts = runtimeParts(names);
    return {
      value: [
        pyprojectFile(names, settings, [targets]),
        initFile(names, parts, service),
        typedMarker(names),
        ...clientFiles(names, service),
        serviceFile(names, service),
        ...ratesFile(names, service),
        optionsFile(names, service),
        groupsMarker(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, [groupFile(group, names)])),
        ...ofParts(madeOfShapes(names.shapes.all, model), schemasFile(names, [schemas])),
        ...failuresFile(names, service),
        ...authFile(names, service),
        ...eventsFile(names, service),
        readme(names, model),
        ...runtimeFiles(parts, names),
      ],
      diagnostics: [],
      tables: { values: [names, featuresOf(names.plan)], haveShapes: true },
    };
  },
};

/** Everything that the files of a model's package are made with. */
export const emissionOf = oncePerSettings((model, settings: Settings): Emission => {
  return {
    ...packageNames(model),
    module: moduleName(settings),
    distribution: settings.package,
    client: clientName(settings),
  };
});

/** The package of the groups' modules. */
function groupsMarker(names: Emission, origin: string): BuiltFile {
  const docs = ["The groups of operations. Each is loaded when it is used."];
  return sourceFile(names, "groups/__init__", { docs, origins: [origin] }, () => nothing);
}
