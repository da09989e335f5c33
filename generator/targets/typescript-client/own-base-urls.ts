/** Base URLs that operations have of their own: the entry of the constant, and how they are sent. */
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { literalValue, type ObjectEntry, objectValue } from "../../emit/typescript/value-tree.js";
import type { RequestPlan } from "../../sdk/operations/request.js";
import type { ServicePlan } from "../../sdk/plan.js";

/** The entry of the constant; none where the service's base URL holds. */
export function baseUrlEntries(
  { baseUrl }: RequestPlan,
  { defaults }: ServicePlan,
): readonly ObjectEntry[] {
  if (baseUrl.kind === "service") return [];
  const known = {
    url: baseUrl.kind === "own" ? baseUrl.url : undefined,
    usual: defaults.baseUrl,
  };
  const entries = Object.entries(known).flatMap(([key, text]): readonly ObjectEntry[] =>
    text === undefined ? [] : [{ key, value: literalValue(text) }],
  );
  return [{ key: "baseUrl", value: objectValue(entries) }];
}

/** Name of the function that gives the client with which such an operation is sent; undefined = as it is. */
export function movingFunction({ baseUrl }: RequestPlan, imports: FileImports): string | undefined {
  return baseUrl.kind === "service"
    ? undefined
    : imports.value("atOwnBaseUrl", "runtime/own-base-url");
}
