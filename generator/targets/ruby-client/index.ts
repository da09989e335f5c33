/** Target `ruby-client`: a gem with a client of the service. */
import { ofGroup, type Target } from "../../emit/target.js";
import { oncePerSettings } from "../../model/once.js";
import { placeText } from "../../model/place.js";
import { featuresOf } from "../../sdk/features.js";
import { authFile } from "./auth-file.js";
import { clientFile } from "./client-file.js";
import { needsFile } from "./credentials.js";
import type { Emission } from "./emission.js";
import { eventsFile } from "./events-file.js";
import { failuresFile } from "./failures-file.js";
import { groupFiles } from "./group-file.js";
import { entryFile } from "./library-file.js";
import { modelFiles } from "./models-files.js";
import { gemspecFile, ratesFile } from "./package-files.js";
import { packageNames } from "./package-names.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { moduleName, type Settings, settingsShape } from "./settings.js";
import { rubySamples } from "./samples.js";
import { signatureFiles } from "./signature-files.js";
import { targetName } from "./source-files.js";
import { spelledPlaces } from "./spelled-places.js";

/** The target. */
export const rubyClient: Target<Settings> = {
  name: targetName,
  summary: "A client in Ruby: a gem that needs the default gems alone.",
  settings: settingsShape,
  audience: "callers",
  release: ({ gem, version }) => ({ package: gem, version }),
  firstSteps: (settings, folder) => [
    [
      `bundle add ${settings.gem} --path ${folder}`,
      `then: require "${settings.gem}", and ${moduleName(settings)}::Client.new`,
    ],
  ],
  spelledPlaces: (model, settings) => spelledPlaces(emissionOf(model, settings)),
  sampleLanguage: (settings) => rubySamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    const schemas = placeText(model.folder, { file: "schemas/", path: [] });
    return {
      value: [
        gemspecFile(names, targets),
        entryFile(names, service),
        clientFile(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, groupFiles(group, names))),
        ...modelFiles(names, model, schemas),
        ...failuresFile(names, service),
        ...authFile(names, service),
        ...needsFile(names, service),
        ...ratesFile(names, service),
        ...eventsFile(names, service),
        readme(names, model),
        ...runtimeFiles(featuresOf(names.plan), names),
        ...signatureFiles(names, { service, schemas }),
      ],
      diagnostics: [],
      tables: { values: [names, featuresOf(names.plan)], haveShapes: true },
    };
  },
};

/** What the files of a model's gem are made with. */
export const emissionOf = oncePerSettings((model, settings: Settings): Emission => {
  return {
    ...packageNames(model),
    settings,
    gem: settings.gem,
    module: moduleName(settings),
  };
});
