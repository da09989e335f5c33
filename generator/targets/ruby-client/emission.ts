/** What the files of a gem are made with. */
import type { PackageNames } from "./package-names.js";
import type { Settings } from "./settings.js";

/** What all files share. */
export interface Emission extends PackageNames {
  readonly settings: Settings;
  /** Name of the gem, and of its file below `lib/`. */
  readonly gem: string;
  /** Name of its module. */
  readonly module: string;
}
