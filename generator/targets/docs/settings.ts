/** The settings of the docs in `targets.yaml`, and the facts that they need of other outputs. */
import { z } from "zod";
import type { SampleLanguage } from "../../emit/samples/language.js";
import type { Output } from "../../emit/target.js";
import { closed, placement } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";
import { type NotShownLook, notShownLooks } from "./not-shown-panel.js";

/** Shape of the settings. */
export const settingsShape = closed({
  ...placement,
  url: textLike("baseUrl")
    .optional()
    .meta({
      description:
        "URL at which the site will stand, without `/` at its end. With it the site has a `sitemap.xml` and works below a path; `DOCS_URL` goes before it.",
      examples: ["https://docs.library.example"],
    }),
  notShown: z
    .enum(notShownLooks)
    .optional()
    .meta({
      description:
        "How pages tell what is not shown, and where to fill it in: `folded` in panels that readers open, `open` in panels that are open, `hidden` not at all, for publication. Left out, it is `folded`.",
      examples: ["hidden"],
    }),
  tryIt: z
    .boolean()
    .optional()
    .meta({
      description:
        "Whether the site has a panel on each operation that can be called, which sends requests from the reader's browser: to the mock, or to another base URL. Left out, it has.",
      examples: [false],
    }),
});

/** Settings of the target. */
export type Settings = z.output<typeof settingsShape>;

/** Settings, and what else is made. */
export interface DocsSetup extends Settings {
  /** How panels of what is not shown look. */
  readonly notShown: NotShownLook;
  /** How calls by the other outputs are shown. */
  readonly languages: readonly SampleLanguage[];
  /** Whether descriptions in OpenAPI are made beside the docs, for the site to offer. */
  readonly hasOpenapi: boolean;
  /** Whether files of requests are made, likewise. */
  readonly hasRequests: boolean;
}

/** Settings beside the other outputs. */
export function docsSetup(settings: Settings, others: readonly Output[]): DocsSetup {
  // A link leads to what stands beside the docs, in the output folder.
  const isMade = (name: string): boolean =>
    settings.to === undefined &&
    others.some((other) => other.name === name && other.to === undefined);
  return {
    ...settings,
    notShown: settings.notShown ?? "folded",
    languages: others.flatMap(({ sampleLanguage }) => sampleLanguage ?? []),
    hasOpenapi: isMade("openapi"),
    hasRequests: isMade("http"),
  };
}
