/** Everything that the files of a package are made with. */
import type { PackageNames } from "./package-names.js";

/** The values that all files share. */
export interface Emission extends PackageNames {
  /** Name of the import package. */
  readonly module: string;
  /** Name of the distribution. */
  readonly distribution: string;
  /** Name of the client's class. */
  readonly client: string;
}
