/** Target `cli`: a command-line tool of the service, as a Go module of its own. */
import { ofGroup, type Target } from "../../emit/target.js";
import { placeText } from "../../model/place.js";
import { featuresOf } from "../../sdk/features.js";
import { emissionOf } from "./emission.js";
import { groupFiles } from "./group-files.js";
import { moduleFiles } from "./module-files.js";
import { readme } from "./readme.js";
import { runtimeFiles } from "./runtime-files.js";
import { cliSamples } from "./samples.js";
import { serviceFiles } from "./service-files.js";
import { programName, type Settings, settingsShape } from "./settings.js";
import { targetName } from "./source-files.js";

/** The target. */
export const cli: Target<Settings> = {
  name: targetName,
  summary: "A command-line tool in Go: one program, with a command for each operation.",
  settings: settingsShape,
  audience: "callers",
  release: ({ module, version }) => ({ package: module, version }),
  firstSteps: (settings, folder) => [
    [
      `go build -C ${folder} ./cmd/${programName(settings)}`,
      `then: ${folder}/${programName(settings)} --help`,
    ],
  ],
  sampleLanguage: (settings) => cliSamples((model) => emissionOf(model, settings)),
  emit: (model, settings) => {
    const names = emissionOf(model, settings);
    const service = placeText(model.folder, { file: "service.yaml", path: [] });
    const targets = placeText(model.folder, { file: "targets.yaml", path: [] });
    return {
      value: [
        ...moduleFiles(names, targets),
        ...serviceFiles(names, service),
        ...names.plan.groups.flatMap((group) => ofGroup(group, groupFiles(group, names))),
        readme(names),
        ...runtimeFiles(settings),
      ],
      diagnostics: [],
      tables: { values: [names, featuresOf(names.plan)], haveShapes: true },
    };
  },
};
