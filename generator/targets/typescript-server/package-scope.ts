/** The parts that make the types of a file of the package. */
import type { TypeScopes } from "../../emit/typescript/package/schema-scopes.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import type { Service } from "../../model/model.js";

/** A file's imports, the types of schemas in it, and what holds for all operations. */
export interface PackageScope {
  readonly imports: FileImports;
  readonly types: TypeScopes;
  readonly service: Service;
}
