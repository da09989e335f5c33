/** `README.md` of the package: how to serve what is known of the service, and what is not known. */
import { inlineText } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import type { Settings } from "./settings.js";
import { headerLines } from "./source-files.js";

/** What a README is made of. */
export interface ReadmeParts {
  readonly layouts: readonly GroupLayout[];
  readonly model: ApiModel;
  readonly settings: Settings;
}

/** The README. */
export function readme({ model, settings }: ReadmeParts): BuiltFile {
  const title = knownValue(model.service.title) ?? "a service whose title is not shown";
  const head = headerLines(["the manifest"]).map((line) => `<!-- ${line} -->`);
  return {
    kind: "built",
    path: "README.md",
    print: () =>
      `${head.join("\n")}\n\n# ${inlineText(settings.package)}\n\nA typed server of ${inlineText(title)}.\n`,
  };
}
