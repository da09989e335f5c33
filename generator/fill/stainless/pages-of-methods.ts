/** Which method pages in which way: as it says, or as its parameters and its answer fit a scheme. */
import type { DescribedApi } from "../described-api.js";
import { routeKey } from "../matching/routes.js";
import type { LossReport } from "../openapi/losses.js";
import { hasPages, schemasByName } from "./described-pages.js";
import type { Method } from "./methods.js";
import { isPageScheme, type OtherScheme, type PageScheme } from "./page-schemes.js";

/** The id of the way to page of each method that has pages. */
export function pagesOf(
  methods: readonly Method[],
  schemes: readonly (PageScheme | OtherScheme)[],
  beside: DescribedApi | undefined,
  report: LossReport,
): ReadonlyMap<Method, string> {
  const known = new Map(
    (beside?.operations ?? []).map((each) => [routeKey(each.method, each.path), each]),
  );
  const schemas = schemasByName(beside ?? { schemas: [] });
  const pages = new Map<Method, string>();
  for (const method of methods) {
    const { paginated, paginatedAt } = method;
    if (paginated === false) continue;
    if (typeof paginated === "string") {
      const scheme = schemes.find(({ key }) => key === paginated);
      // A name that no scheme has was reported when the file was opened.
      if (scheme === undefined) continue;
      if (isPageScheme(scheme)) pages.set(method, scheme.id);
      else report.add(paginatedAt, "paginated", unsaid);
      continue;
    }
    const described = known.get(routeKey(method.method, method.path));
    const fitting = schemes
      .filter(isPageScheme)
      .find(({ pager }) => described !== undefined && hasPages(pager, described, schemas));
    if (fitting !== undefined) pages.set(method, fitting.id);
    else if (paginated === true) report.add(paginatedAt, "paginated", nothingFits);
  }
  return pages;
}

const unsaid = "The manifest has no words for this scheme.";
const nothingFits =
  "No scheme fits its parameters and its answer; name the description beside the configuration.";
