/** The common parts of the pages of subjects. */
import { madeOfSchemas } from "../../../model/made-of.js";
import { placeText } from "../../../model/place.js";
import type { Schema } from "../../../model/schema.js";
import { heading, type Page } from "../page.js";
import type { DocsPlace, DocsScope } from "../places.js";
import type { PageScope } from "../type-text.js";

/** The content of a subject's page. */
export interface Subject {
  readonly place: DocsPlace;
  /** One line on what stands there, as Markdown. */
  readonly summary: string;
  /** Folders and files below the manifest's that it is made from, beside `service.yaml`. */
  readonly from?: readonly string[];
  readonly blocks: (where: PageScope) => readonly string[];
  /** The schemas that it is made of, where it is made of no more than `service.yaml` and these; left out = of anything. */
  readonly schemas?: readonly Schema[];
}

/** The page of a subject. */
export function subjectPage(
  { place, summary, from = [], blocks, schemas }: Subject,
  scope: DocsScope,
): Page {
  const { folder } = scope.model;
  return {
    path: place.page,
    title: place.label,
    summary: () => summary,
    origins: ["service.yaml", ...from].map((file) => placeText(folder, { file, path: [] })),
    blocks: () => {
      const told = blocks({ scope, page: place.page });
      if (told.length === 0) return ["Nothing is shown of this yet."];
      // A page that has nothing but its panel has it open.
      const isAlone = told.length === 1 && scope.notShown === "folded";
      return isAlone ? blocks({ scope: { ...scope, notShown: "open" }, page: place.page }) : told;
    },
    ...(schemas && { madeOf: madeOfSchemas(schemas, scope.model) }),
  };
}

/** The heading of something that has a section of its own on a page. */
export function sectionHeading({ anchor = "", label }: DocsPlace): string {
  return heading(2, label, anchor);
}
