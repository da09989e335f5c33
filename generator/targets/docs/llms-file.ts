/** `llms.txt`: what the docs have, for programs that read text (llmstxt.org). */
import type { BuiltFile } from "../../emit/target.js";
import { loadProse } from "../../emit/markdown/prose.js";
import { inlineText } from "../../emit/markdown/text.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { descriptionBlocks } from "./messages.js";
import { headerText, type Page, wholeManifest } from "./page.js";
import { serviceTitle } from "./index-page.js";

/** Pages under a heading. */
export interface PageSection {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** The file: a heading, what the service is, and the pages with a line on each. */
export function llmsFile(model: ApiModel, sections: readonly PageSection[]): BuiltFile {
  const service = servicePlan(model);
  return {
    kind: "built",
    path: "llms.txt",
    print: async () => {
      await loadProse();
      const [about] = descriptionBlocks(service.description);
      return `${[
        `# ${serviceTitle(service)}`,
        `> ${about ?? inlineText("Reference of an HTTP API.")}`,
        "Unknown facts are marked as not shown. Ask for them; do not assume them.",
        ...sections.flatMap(({ title, pages }) => [
          `## ${title}`,
          pages
            .map(({ path, title: name, summary }) => `- [${name}](${path}): ${summary()}`)
            .join("\n"),
        ]),
        `<!-- ${headerText([wholeManifest(model)])} -->`,
      ].join("\n\n")}\n`;
    },
  };
}
