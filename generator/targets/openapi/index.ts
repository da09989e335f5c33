/** Target `openapi`: a description in OpenAPI, as YAML and as JSON, and a report of what it does not say. */
import type { GeneratedFile, Target } from "../../emit/target.js";
import { withoutTexts } from "../../model/made-of.js";
import { openapiDocument } from "./document.js";
import { lossReport } from "./loss-report.js";
import { descriptionFiles } from "./parted-document.js";
import { pieceOrigins } from "./piece-origins.js";
import { type Settings, settingsShape } from "./settings.js";

/** The target. */
export const openapi: Target<Settings> = {
  name: "openapi",
  summary:
    "An OpenAPI 3.1 or 3.2 description, as YAML and JSON, and a report of the facts that it cannot hold.",
  settings: settingsShape,
  release: ({ version }) => ({ version }),
  emit: (model, settings) => {
    const files: readonly GeneratedFile[] = [
      ...descriptionFiles(openapiDocument(model, settings), pieceOrigins(model, settings)),
      {
        ...{ kind: "built", path: "openapi.loss.md", madeOf: withoutTexts },
        print: () => lossReport(model, settings),
      },
    ];
    return { value: files, diagnostics: [] };
  },
};
