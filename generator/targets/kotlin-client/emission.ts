/** Everything that the files of a package are made with. */
import type { ModelScope } from "../../emit/kotlin/model-classes.js";
import type { PackageNames } from "./package-names.js";
import type { Settings } from "./settings.js";

/** The values that all files share. */
export interface Emission extends PackageNames {
  readonly settings: Settings;
  readonly models: ModelScope;
}
