/** Everything that the files of a package are made with. */
import type { PackageNames } from "./package-names.js";

/** The values that all files share. */
export interface Emission extends PackageNames {
  /** Path of the module. */
  readonly module: string;
  readonly package: string;
}
