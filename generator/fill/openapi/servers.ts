/** Where a service is reached: `servers` (OpenAPI 3.1.1, section 4.8.5), in 2.0 `host`, `basePath` and `schemes`. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldScalar } from "../told.js";
import { type Fields, fieldsOf, itemsIn, textIn } from "./fields.js";
import type { Reading } from "./reading.js";
import { fits, lost } from "./values.js";

/** The base URL, where there is one address and it is absolute. */
export function baseUrlAt(node: SourceNode | undefined, reading: Reading): Told | undefined {
  if (node === undefined) return undefined;
  const { report } = reading;
  const servers = itemsIn(node, report);
  const [only] = servers;
  if (only === undefined) return undefined;
  if (servers.length > 1) {
    return lost(node, report, "There are several, and it is not said which one calls go to.");
  }
  const fields = fieldsOf(only, report);
  const [url, variables] = [fields.take("url"), fields.take("variables")];
  for (const key of ["description", "name"]) {
    const text = fields.take(key);
    if (text !== undefined) lost(text, report, "The manifest says nothing of an address.");
  }
  fields.close();
  if (variables !== undefined) {
    lost(variables, report, "Their defaults are filled in; the manifest has no words for others.");
  }
  return url && urlAt(url, filled(url.text() ?? "", variables), reading);
}

/** The addresses of a list, to be compared with another one; their order says which one is usual. */
export function filledUrls(node: SourceNode | undefined): string {
  const urls = (node?.items() ?? []).map((each) =>
    filled(each.get("url")?.text() ?? "", each.get("variables")).replace(/\/+$/, ""),
  );
  return JSON.stringify(urls);
}

/** Variables are filled in where they have a default. */
function filled(template: string, variables: SourceNode | undefined): string {
  return template.replaceAll(
    /\{([^{}]+)\}/g,
    (written, name: string) => variables?.get(name)?.get("default")?.text() ?? written,
  );
}

/** An absolute URL, or a loss. */
export function urlAt(
  node: SourceNode,
  url: string,
  { report }: Pick<Reading, "report">,
): Told | undefined {
  const bare = url.replace(/\/+$/, "");
  if (!fits("baseUrl", bare) || /[{}]/.test(bare)) {
    return lost(node, report, "The manifest wants an absolute URL of HTTP without variables.");
  }
  return toldScalar(bare, node.at);
}

/** The address of a service in a description of OpenAPI 2.0. */
export interface SwaggerAddress {
  readonly host: string | undefined;
  readonly path: string;
  readonly scheme: string | undefined;
}

/** The same, apart from what is told of it. */
export function swaggerAddress(root: SourceNode): SwaggerAddress {
  return {
    host: root.get("host")?.text(),
    path: root.get("basePath")?.text() ?? "",
    scheme: schemeIn(root.get("schemes")),
  };
}

/** The scheme of HTTP in a list: the usual one, if it is there, or else https before http. */
export function schemeIn(node: SourceNode | undefined, usual?: string): string | undefined {
  const listed = new Set((node?.items() ?? []).map((each) => each.text()));
  return [usual, "https", "http"].find((name) => name !== undefined && listed.has(name));
}

/** The base URL of a description of 2.0; of http and https, which both are right, https. */
export function swaggerBaseUrl(
  fields: Fields,
  { isWhole }: { readonly isWhole: boolean },
  reading: Reading,
): Told | undefined {
  const { report } = reading;
  const [host, path, schemes] = [
    fields.take("host"),
    fields.take("basePath"),
    fields.take("schemes"),
  ];
  const listed = itemsIn(schemes, report);
  const isRead = listed.every((each) => each.text() !== undefined);
  const scheme = isRead ? schemeIn(schemes) : undefined;
  for (const each of listed) {
    if (scheme === undefined || each.text() !== scheme)
      lost(each, report, "The manifest has one base URL.");
  }
  if (host === undefined || scheme === undefined) {
    for (const each of [host, path]) {
      if (each !== undefined) lost(each, report, "Host and scheme are needed for a base URL.");
    }
    return undefined;
  }
  const below = path === undefined && isWhole ? "" : textIn(path, report);
  if (below === undefined) return lost(host, report, "The path below it is not understood.");
  return urlAt(host, `${scheme}://${host.text() ?? ""}${below}`, reading);
}
