/** The defaults of a client in its code: what the manifest knows, as options, and what docs say of it. */
import {
  clientDefaults,
  type ClientDefaults,
  type Named,
} from "../../sdk/operations/client-defaults.js";
import { type ObjectEntry, literalValue, objectValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";

/** True if there is any default, so that the package makes its clients itself. */
export function ownsDefaults(model: ApiModel): boolean {
  return Object.keys(clientDefaults(model)).length > 0;
}

/** The defaults as entries of the client's options. */
export function defaultEntries({
  baseUrl,
  headers,
  query,
}: ClientDefaults): readonly ObjectEntry[] {
  const record = ({ name, value }: Named) =>
    objectValue([{ key: name, value: literalValue(value) }]);
  return [
    ...(baseUrl === undefined ? [] : [{ key: "baseUrl", value: literalValue(baseUrl) }]),
    ...(headers === undefined ? [] : [{ key: "headers", value: record(headers) }]),
    ...(query === undefined ? [] : [{ key: "query", value: record(query) }]),
  ];
}

/** How a caller says which version it means; nothing while a part of it is not shown. */
export function versionText(model: ApiModel): readonly string[] {
  const { headers, query } = clientDefaults(model);
  if (headers)
    return [`Asks for its version with the header \`${headers.name}: ${headers.value}\`.`];
  if (query) return [`Asks for its version with \`${query.name}=${query.value}\` in each query.`];
  return [];
}
