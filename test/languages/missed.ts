/** Says at the end of a run which languages were left out of it, with the way out. */
import type { Reporter } from "vitest/node";
import {
  findToolchain,
  languages,
  missingOfRuby,
  missingOfTools,
  missingToolchain,
} from "./toolchains.js";

/** The languages' own suite: what was skipped. */
export class MissedToolchains implements Reporter {
  onTestRunEnd(): void {
    for (const language of languages) {
      if (findToolchain(language) === undefined) console.log(missingToolchain(language));
    }
    const missing = missingOfTools();
    if (missing.length > 0) {
      console.log(
        `${missing.join(", ")}: missing, so tests of the command-line tool leave them out`,
      );
    }
    const gems = missingOfRuby();
    if (gems.length > 0) {
      console.log(
        `${gems.join(", ")}: missing, so tests of the Ruby client leave them out: gem install ${gems.join(" ")}`,
      );
    }
  }
}
