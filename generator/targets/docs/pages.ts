/** The pages of the docs, in the order in which they are offered. */
import type { Coverage } from "../../coverage/coverage.js";
import { changelogPage, type Release } from "./changelog-page.js";
import { groupPages } from "./group-pages.js";
import { indexPage } from "./index-page.js";
import type { PageSection } from "./llms-file.js";
import { notKnownPage } from "./not-known-page.js";
import type { DocsScope } from "./places.js";
import { resourcePages, schemasPage } from "./schema-pages.js";
import { schemaUses } from "./schema-uses.js";
import type { DocsSetup } from "./settings.js";
import { sharedPages } from "./shared-page.js";
import { subjectPagesOf } from "./subjects/subject-pages.js";

/** All pages, under the headings of the navigation; the first one is the start. `releases` are those of the changelog. */
export function docsPages(
  scope: DocsScope,
  setup: DocsSetup,
  coverage: Coverage,
  releases: readonly Release[],
): readonly PageSection[] {
  const uses = schemaUses(scope.model);
  const subjects = [
    ...subjectPagesOf(scope),
    ...(releases.length === 0 ? [] : [changelogPage(scope, releases)]),
    ...(scope.notShown === "hidden" ? [] : [notKnownPage(scope, coverage)]),
  ];
  return [
    { title: "Start", pages: [indexPage(scope, setup, coverage, subjects)] },
    { title: "Operations", pages: groupPages(scope, setup) },
    {
      title: "Resources",
      pages: [...resourcePages(scope, uses), schemasPage(scope, uses), ...sharedPages(scope)],
    },
    { title: "Everything else", pages: subjects },
  ];
}
