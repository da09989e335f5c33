/** The settings of the docs in `targets.yaml`, and the facts that they need of other outputs. */
import { z } from "zod";
import type { SampleLanguage } from "../../emit/samples/language.js";
import type { Output } from "../../emit/target.js";
import { closed, listOf, placement, prose } from "../../validate/forms.js";
import { textLike } from "../../validate/patterns.js";
import { type NotShownLook, notShownLooks } from "./not-shown-panel.js";

/** How readers know a release. */
const releaseWords = {
  title: prose.optional().meta({
    description: "Name of the release. The default is its revision.",
    examples: ["1.2.0", "March 2026"],
  }),
  date: textLike("date")
    .optional()
    .meta({ description: "Date of the release.", examples: ["2026-01-15"] }),
};

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
        "Whether each operation that can be called has a panel in which readers send requests from their browser, to the mock or to another base URL. The default is `true`.",
      examples: [false],
    }),
  changelog: closed({
    current: closed(releaseWords)
      .optional()
      .meta({
        description:
          "Title and date of the manifest as it stands, where it is a release. Without it, its changes are headed by `Unreleased`.",
        examples: [{ title: "1.3.0", date: "2026-03-01" }],
      }),
    releases: listOf(
      closed({
        revision: textLike("revision").meta({
          description:
            "Tag or commit of git that has the manifest of the release. If it stood in another folder then, that one follows after a colon.",
          examples: ["v1.2.0", "v1.0.0:api/manifest"],
        }),
        ...releaseWords,
      }),
    ).meta({
      description:
        "Earlier releases, newest first. Each is compared with the next one of the list; the last one is where the changelog begins.",
      examples: [[{ revision: "v1.2.0", date: "2026-01-15" }, { revision: "v1.1.0" }]],
    }),
  })
    .optional()
    .meta({
      description:
        "A page with the changes of each release, made by comparing manifests as `diff` does. It reads git, also in `check`, so CI needs the history (`fetch-depth: 0`). Left out, there is no such page.",
      examples: [{ releases: [{ revision: "v1.2.0" }] }],
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
  /** True if descriptions in OpenAPI are made beside the docs, for the site to offer. */
  readonly hasOpenapi: boolean;
  /** True if files of requests are made, likewise. */
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
