/** Names of packages by titles of descriptions. */
import { expect, test } from "vitest";
import {
  nameInAddress,
  packageName,
} from "../../../../generator/fill/new-manifest/package-name.js";

test.each([
  ["Library", "library"],
  ["Book Catalog API", "book-catalog"],
  ["The Swagger Bookshop - OpenAPI 3.0", "bookshop"],
  ["GitHub's official OpenAPI spec + Octokit extension", "github-octokit-extension"],
  ["The Foo Bar API for Developers, Version 2", "foo-bar"],
  ["Parcels Web API with fixes and improvements from volunteers", "parcels"],
  ["API for Books", "books"],
  ["OpenAPI 3.1: Tea House", "tea-house"],
  ["Cargo (REST API v1)", "cargo"],
  ["Built by Hand", "built"],
  ["Management of Warehouses, Depots and Vehicles of the Northern Region", "management-warehouses"],
  ["Warehouse Inventory Reconciliation Orchestration Platform", "warehouse-inventory"],
  ["Incomprehensibilitiesandothervery longwords", "incomprehensibilitiesandothervery"],
  ["Loans and Returns Service v2", "loans-and-returns-service"],
  ["API", "api"],
  ["REST API v3", "rest-api-v3"],
  ["2nd Hand", "service-2nd-hand"],
  ["書店", "service"],
])("%s → %s", (title, name) => {
  expect(packageName(title)).toBe(name);
});

test.each([
  ["https://api.tea-house.example/v1", "tea-house"],
  ["https://tea.example", "tea"],
  ["https://api.eu.teahouse.co.uk", "teahouse"],
  ["http://localhost:8080", undefined],
  ["http://127.0.0.1:8080", undefined],
  ["http://[::1]/", undefined],
  ["/relative", undefined],
])("%s is named %s", (address, name) => {
  expect(nameInAddress(address)).toBe(name);
});
