/** Target `openapi`: a description in OpenAPI, as YAML and as JSON, and a report of what it does not say. */
import { jsonText } from "../../emit/json-text.js";
import type { GeneratedFile, Target } from "../../emit/target.js";
import { yamlDifferences } from "../../emit/yaml/read-back.js";
import { yamlText } from "../../emit/yaml/yaml-text.js";
import { openapiDocument } from "./document.js";
import { lossReport } from "./loss-report.js";
import { type Settings, settingsShape } from "./settings.js";

const comment = "# Made by endpoint-manifest (openapi) from the manifest. Not to be edited.\n";

/** The target. */
export const openapi: Target<Settings> = {
  name: "openapi",
  summary:
    "An OpenAPI 3.1 or 3.2 description, as YAML and JSON, and a report of the facts that it cannot hold.",
  settings: settingsShape,
  release: ({ version }) => ({ version }),
  emit: (model, settings) => {
    const document = openapiDocument(model, settings);
    const files: readonly GeneratedFile[] = [
      {
        kind: "built",
        path: "openapi.yaml",
        print: () => comment + yamlText(document),
        readBack: (text) => yamlDifferences(text, document),
      },
      { kind: "built", path: "openapi.json", print: () => `${jsonText(document)}\n` },
      { kind: "built", path: "openapi.loss.md", print: () => lossReport(model, settings) },
    ];
    return { value: files, diagnostics: [] };
  },
};
