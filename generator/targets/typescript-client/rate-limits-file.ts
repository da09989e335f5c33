/** `src/rate-limits.ts`: the rates that the manifest knows, for `pacing`. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { constOf } from "../../emit/typescript/structures.js";
import { arrayOf, reference } from "../../emit/typescript/type-tree.js";
import { arrayValue, literalValue, objectValue } from "../../emit/typescript/value-tree.js";
import type { Limits, RateLimit } from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { operationsOf } from "../../model/walk.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** What the file exports. */
export const rateLimitsName = "rateLimits";

/** Its path below `src/`, without its ending. */
export const rateLimitsPath = "rate-limits";

/** A rate, and the operation that alone it is on. */
interface PlacedRate extends RateLimit {
  readonly operation?: string;
}

/** Whether any rate is known. */
export function hasRateLimits(model: ApiModel): boolean {
  return ratesOf(model).length > 0;
}

/** The file; none where no rate is known. */
export function rateLimitsFile(model: ApiModel): readonly BuiltFile[] {
  const rates = ratesOf(model);
  if (rates.length === 0) return [];
  const imports = new FileImports(rateLimitsPath, [rateLimitsName]);
  const type = reference(imports.type("RateLimit", "runtime/pacing"));
  const values = rates.map(({ requests, seconds, per, operation }) => {
    const sharedBy = knownValue(per);
    return objectValue([
      { key: "requests", value: literalValue(requests) },
      { key: "seconds", value: literalValue(seconds) },
      ...(sharedBy === undefined ? [] : [{ key: "per", value: literalValue(sharedBy) }]),
      ...(operation === undefined ? [] : [{ key: "operation", value: literalValue(operation) }]),
    ]);
  });
  const statement = constOf({
    name: rateLimitsName,
    docs: docComment({
      summary: "How often the service may be called, for `pacing(...rateLimits)`.",
    }),
    type: arrayOf(type, { readonly: true }),
    value: arrayValue(values),
  });
  const files = [...new Set(rates.map(({ at }) => at.file))];
  return [
    sourceFile({
      file: rateLimitsPath,
      origins: files.map((file) => placeText(model.folder, { file, path: [] })),
      imports: imports.imports,
      statements: [statement],
    }),
  ];
}

function ratesOf(model: ApiModel): readonly PlacedRate[] {
  const ratesIn = (limits: Limits | undefined): readonly RateLimit[] =>
    (limits && knownValue(limits.rate)) ?? [];
  return [
    ...ratesIn(model.service.limits),
    ...operationsOf(model).flatMap(({ id, limits }) =>
      ratesIn(knownValue(limits)).map((rate) => ({ ...rate, operation: id })),
    ),
  ];
}
