/** Names of packages by titles of descriptions. */
import { expect, test } from "vitest";
import { packageName } from "../../../../generator/fill/new-manifest/package-name.js";

test.each([
  ["Library", "library"],
  ["Book Catalog API", "book-catalog"],
  ["The Swagger Bookshop - OpenAPI 3.0", "bookshop"],
  ["GitHub's official OpenAPI spec + Octokit extension", "github-octokit-extension"],
  ["Loans and Returns Service v2", "loans-and-returns-service"],
  ["API", "api"],
  ["REST API v3", "rest-api-v3"],
  ["2nd Hand", "service-2nd-hand"],
  ["書店", "service"],
])("%s → %s", (title, name) => {
  expect(packageName(title)).toBe(name);
});
