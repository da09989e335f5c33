/** Target `docs`: Markdown to be read as it stands, and to be built into a site. */
import { coverageOfSlots } from "../../coverage/coverage.js";
import type { Target } from "../../emit/target.js";
import { slotsOf } from "../../model/slots.js";
import { releasesOf } from "./changelog-page.js";
import { coveragePicture } from "./coverage-picture.js";
import { llmsFile } from "./llms-file.js";
import { pageFile } from "./page.js";
import { docsPages } from "./pages.js";
import { docsScope } from "./places.js";
import { docsSetup, type Settings, settingsShape } from "./settings.js";
import { siteFiles } from "./site-files.js";
import { tryCallFiles } from "./try-calls.js";

/** The target. */
export const docs: Target<Settings> = {
  name: "docs",
  summary:
    "Docs in Markdown, for people and machines, with the files of a site that is built of them.",
  settings: settingsShape,
  showsOthers: true,
  revisions: ({ changelog }) =>
    (changelog?.releases ?? []).map(({ revision }, index) => ({
      revision,
      path: ["changelog", "releases", index, "revision"],
    })),
  emit: (model, settings, others, past) => {
    const setup = docsSetup(settings, others);
    const slots = slotsOf(model);
    const scope = docsScope(model, slots, setup.notShown);
    const coverage = coverageOfSlots(model, slots);
    const sections = docsPages(scope, setup, coverage, releasesOf(settings, model, past));
    const files = [
      ...sections.flatMap(({ pages }) => pages.map(pageFile)),
      llmsFile(model, sections),
      ...(setup.notShown === "hidden" ? [] : [coveragePicture(coverage, model)]),
      ...(settings.tryIt === false ? [] : tryCallFiles(scope)),
      ...siteFiles(scope, settings, sections),
    ];
    const sampled = others.filter(({ sampleLanguage }) => sampleLanguage !== undefined);
    const tables = {
      values: [scope.operationPlaces, scope.schemaPlaces],
      haveShapes: false,
      others: sampled.map(({ name }) => name),
    };
    return { value: files, diagnostics: [], tables };
  },
};
