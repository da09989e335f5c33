/** `src/rate-limits.ts`: the rates that the manifest knows, for `pacing`. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { constOf } from "../../emit/typescript/structures.js";
import { arrayOf, reference } from "../../emit/typescript/type-tree.js";
import { arrayValue, literalValue, objectValue } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** The exports of the file. */
export const rateLimitsName = "rateLimits";

/** Its path below `src/`, without its ending. */
export const rateLimitsPath = "rate-limits";

/** The file; none where no rate is known. */
export function rateLimitsFile(model: ApiModel): readonly BuiltFile[] {
  const { rates } = servicePlan(model);
  if (rates.length === 0) return [];
  const imports = new FileImports(rateLimitsPath, [rateLimitsName]);
  const type = reference(imports.type("RateLimit", "runtime/pacing"));
  const values = rates.map(({ requests, seconds, per, operation }) =>
    objectValue([
      { key: "requests", value: literalValue(requests) },
      { key: "seconds", value: literalValue(seconds) },
      ...(per === undefined ? [] : [{ key: "per", value: literalValue(per) }]),
      ...(operation === undefined ? [] : [{ key: "operation", value: literalValue(operation) }]),
    ]),
  );
  const statement = constOf({
    name: rateLimitsName,
    docs: docComment({
      summary: "The rates of the service, for `pacing(...rateLimits)`.",
    }),
    type: arrayOf(type, { readonly: true }),
    value: arrayValue(values),
  });
  return [
    sourceFile({
      file: rateLimitsPath,
      origins: [...new Set(rates.map(({ origin }) => origin))],
      imports: imports.imports,
      statements: [statement],
    }),
  ];
}
