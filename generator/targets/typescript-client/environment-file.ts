/** `src/environment.ts`: options from the variables of the package's own prefix. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { functionOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import { callOf, literalValue, name, returns } from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** The exports of the file. */
export const environmentName = "optionsFromEnvironment";

/** Its path below `src/`, without its ending. */
export const environmentPath = "environment";

/** The file. */
export function environmentFile({ folder }: ApiModel, packageName: string): BuiltFile {
  const imports = new FileImports(environmentPath, [environmentName]);
  const prefix = environmentPrefix(packageName);
  const read = name(imports.value("environmentOptions", "runtime/environment"));
  const statement = functionOf({
    name: environmentName,
    docs: docComment({
      summary: `Returns the options of a client that the environment sets: \`${prefix}_BASE_URL\`.`,
    }),
    parameters: [],
    returnType: reference(imports.type("EnvironmentOptions", "runtime/environment")),
    body: [returns(callOf(read, [literalValue(prefix)]))],
  });
  return sourceFile({
    file: environmentPath,
    origins: [placeText(folder, { file: "targets.yaml", path: [] })],
    imports: imports.imports,
    statements: [statement],
  });
}

/** `@acme/book-catalog` → `ACME_BOOK_CATALOG`, a name that every shell takes. */
export function environmentPrefix(packageName: string): string {
  const words = packageName.match(/[a-z0-9]+/gi) ?? [];
  const joined = words.join("_").toUpperCase();
  return /^[A-Z]/.test(joined) ? joined : `_${joined}`;
}
