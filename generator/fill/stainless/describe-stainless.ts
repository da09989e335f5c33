/**
 * The configuration of an SDK as Stainless reads it → names and order of groups and operations, and facts that a description
 * has no words for: pages, deprecations, the header of an idempotency key. The rest is the description's (`join.ts`).
 */
import type { Reported } from "../../diagnostics/diagnostic.js";
import type { DescribedApi, DescribedOperation, PackageNames } from "../described-api.js";
import { routeKey } from "../matching/routes.js";
import { authenticationAt } from "../openapi/authentication.js";
import { fieldsOf } from "../openapi/fields.js";
import type { LossReport } from "../openapi/losses.js";
import { marksOf } from "../openapi/marks.js";
import { readingOf } from "../openapi/reading.js";
import { toldPager } from "../openapi/pagers.js";
import { urlAt } from "../openapi/servers.js";
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldIn, toldList, toldMap, toldScalar } from "../told.js";
import { clientSettingsAt, organizationAt } from "./client-settings.js";
import { endpointOf } from "./endpoint.js";
import { keysOf, reasonsOfRoot } from "./keys.js";
import type { Method } from "./methods.js";
import type { Model } from "./models.js";
import { packagesAt } from "./packages.js";
import { pagesOf } from "./pages-of-methods.js";
import { isPageScheme, pageSchemesAt } from "./page-schemes.js";
import { resourcesAt } from "./resources.js";
import { onePlaceEach } from "./single-methods.js";
import {
  reportUnknownSchemes,
  variablesBeside,
  type VariableOf,
  withVariables,
} from "./variables.js";

/** The contents of a configuration: facts of an API, and the names in its SDKs. */
export interface Configuration extends DescribedApi {
  readonly models: readonly Model[];
  readonly packages: PackageNames;
  /** Routes of endpoints that are left out on purpose. */
  readonly unspecified: ReadonlySet<string>;
  /** Environment variables of credentials, for the schemes of the description. */
  readonly variables: readonly VariableOf[];
}

/** Reads a configuration. `beside` is the description that it was written for: what has pages follows from both. */
export function describeStainless(
  root: SourceNode,
  beside?: DescribedApi,
): Reported<Configuration> {
  const reading = readingOf(root, "3.1");
  const { report } = reading;
  const keys = keysOf(root, report, reasonsOfRoot);
  const organization = organizationAt(keys.take("organization"), report);
  const resources = resourcesAt(keys.take("resources"), report);
  const schemes = pageSchemesAt(keys.take("pagination"), report);
  const settings = clientSettingsAt(keys.take("client_settings"), report);
  const packages = packagesAt(
    {
      targets: keys.take("targets"),
      organization,
      casings: root.get("custom_casings"),
      license: root.get("settings")?.get("license"),
    },
    report,
  );
  const address = addressAt(keys.take("environments"), report);
  keys.take("readme");
  const unspecified = unspecifiedAt(keys.take("unspecified_endpoints"));
  const declared = keys.take("security_schemes");
  keys.take("security");
  const marks = marksOf(fieldsOf(root, report), report);
  const described = toldIn(beside?.service, "authentication");
  const own = declared && authenticationAt({ root, schemes: declared, marks }, reading).told;
  reportUnknownSchemes(settings.variables, [described, own], report);
  const authentication =
    own === undefined
      ? variablesBeside(described, settings.variables)
      : withVariables(own, settings.variables);
  readmeAt(root.get("readme"), report);
  keys.close();
  reading.finish();
  const methods = onePlaceEach(resources.methods, report);
  const pages = pagesOf(methods, schemes, beside, report);
  const known = new Map(
    (beside?.operations ?? []).map((each) => [routeKey(each.method, each.path), each]),
  );
  const operations = methods.map((method): DescribedOperation => {
    const described = known.get(routeKey(method.method, method.path));
    const key = idempotencyOf(settings.idempotency, method, described);
    return operationOf(method, pages.get(method), key);
  });
  if (settings.idempotency !== undefined && !operations.some(hasKey)) {
    report.add(settings.idempotency.at, "idempotency", "No operation of the description has it.");
  }
  const used = new Set(pages.values());
  const pagers = schemes.filter(isPageScheme).filter(({ id }) => used.has(id));
  const value: Configuration = {
    source: sourceOf(root),
    service: toldMap(
      [
        ["baseUrl", address],
        ["authentication", authentication],
        ["headers", settings.headers],
        ["pagination", pagers.length === 0 ? undefined : pagersTold(pagers, root)],
      ],
      root.at,
    ),
    operations,
    schemas: [],
    groups: resources.groups.flatMap(({ id, at, description }) =>
      description === undefined
        ? []
        : [{ name: id, facts: toldMap([["description", description]], at) }],
    ),
    losses: report.all(),
    models: resources.models,
    packages,
    unspecified,
    variables: settings.variables,
  };
  return { value, diagnostics: [] };
}

function pagersTold(
  pagers: readonly { readonly id: string; readonly pager: Parameters<typeof toldPager>[0] }[],
  root: SourceNode,
): Told {
  const at = root.get("pagination") ?? root;
  return toldMap(
    pagers.map(({ id, pager }) => [id, toldPager(pager, at)] as const),
    at.at,
  );
}

/** The first environment is the one that clients use by default. */
function addressAt(node: SourceNode | undefined, report: LossReport): Told | undefined {
  const [first, ...others] = node?.entries() ?? [];
  for (const { key, node: each } of others) {
    report.add(
      each.at,
      `environments.${key}`,
      "A service has one base URL; callers may give others.",
    );
  }
  const text = first?.node.text();
  return first === undefined || text === undefined
    ? undefined
    : urlAt(first.node, text, { report });
}

function unspecifiedAt(node: SourceNode | undefined): ReadonlySet<string> {
  const routes = new Set<string>();
  for (const each of node?.items() ?? []) {
    const endpoint = endpointOf(each.text() ?? "");
    if (endpoint !== undefined) routes.add(routeKey(endpoint.method, endpoint.path));
  }
  return routes;
}

function readmeAt(node: SourceNode | undefined, report: LossReport): void {
  if (node === undefined) return;
  report.add(node.at, "readme", "Samples are made of the facts and of the examples in schemas.");
}

/** A POST or PATCH whose description has the header. */
function idempotencyOf(
  header: SourceNode | undefined,
  { method }: Method,
  described: DescribedOperation | undefined,
): Told | undefined {
  const name = header?.text();
  const isAsked = method === "POST" || method === "PATCH";
  if (header === undefined || name === undefined || !isAsked) return undefined;
  const headers = toldIn(toldIn(described?.facts, "parameters"), "header");
  const own =
    headers?.kind === "map"
      ? headers.entries.find(({ key }) => key.toLowerCase() === name.toLowerCase())
      : undefined;
  return own && toldMap([["header", toldScalar(own.key, header.at)]], header.at);
}

function hasKey({ facts }: DescribedOperation): boolean {
  return toldIn(facts, "idempotent") !== undefined;
}

function operationOf(
  { at, method, path, groups, name, formerly, deprecated }: Method,
  pager: string | undefined,
  idempotent: Told | undefined,
): DescribedOperation {
  const former = formerly.map((id) => toldScalar(id, at));
  const facts = toldMap(
    [
      ["formerly", former.length === 0 ? undefined : toldList(former, at)],
      ["method", toldScalar(method, at)],
      ["path", toldScalar(path, at)],
      ["idempotent", idempotent],
      ["deprecated", deprecated],
      [
        "pagination",
        pager === undefined ? undefined : toldMap([["uses", toldScalar(pager, at)]], at),
      ],
    ],
    at,
  );
  const group = groups.join(".");
  return { at, method, path, operationId: `${group}.${name}`, tags: [group], facts };
}

function sourceOf(root: SourceNode): Configuration["source"] {
  const name = root.get("organization")?.get("name")?.text()?.trim() ?? "";
  const title = name === "" ? "SDK configuration" : `SDK configuration of ${name}`;
  return { id: "sdk-configuration", title, kind: "document" };
}
