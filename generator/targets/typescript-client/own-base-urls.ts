/** Base URLs that operations have of their own: the entry of the constant, and how they are sent. */
import { clientDefaults } from "../../sdk/operations/client-defaults.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { literalValue, type ObjectEntry, objectValue } from "../../emit/typescript/value-tree.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";

/** The entry of the constant; none where the service's base URL holds. */
export function baseUrlEntries({ baseUrl }: Operation, model: ApiModel): readonly ObjectEntry[] {
  if (baseUrl.state !== "known") return [];
  const known = { url: knownValue(baseUrl.value.url), usual: clientDefaults(model).baseUrl };
  const entries = Object.entries(known).flatMap(([key, text]): readonly ObjectEntry[] =>
    text === undefined ? [] : [{ key, value: literalValue(text) }],
  );
  return [{ key: "baseUrl", value: objectValue(entries) }];
}

/** Name of the function that gives the client with which such an operation is sent; undefined = as it is. */
export function movingFunction({ baseUrl }: Operation, imports: FileImports): string | undefined {
  return baseUrl.state === "known"
    ? imports.value("atOwnBaseUrl", "runtime/own-base-url")
    : undefined;
}
