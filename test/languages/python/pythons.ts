/** Other Pythons than that of the suites: newer ones, where the machine has them. */
import { spawnSync } from "node:child_process";
import { findToolchain } from "../toolchains.js";

/** An interpreter. */
export interface Python {
  /** `3.13` */
  readonly version: string;
  readonly program: string;
}

/** Minor versions that may be there; the client is made for all from 3.11 on. */
const minors = [12, 13, 14, 15, 16];

/** Those newer than the suites' own, oldest first. */
export function newerPythons(): readonly Python[] {
  const own = Number(findToolchain("python")?.version.split(".")[1] ?? Number.POSITIVE_INFINITY);
  return minors
    .filter((minor) => minor > own)
    .flatMap((minor) => {
      const version = `3.${minor}`;
      const program = programOf(version);
      return program === undefined ? [] : [{ version, program }];
    });
}

/** Where it is, without the shims of pyenv, which want to be told which is meant. */
function programOf(version: string): string | undefined {
  const asked = "import ensurepip, sys, venv; print(sys.executable)";
  const { status, stdout } = spawnSync(`python${version}`, ["-c", asked], {
    ...{ encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    env: { ...process.env, PYENV_VERSION: version },
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** What is left out where there is none. */
export const missingNewer =
  "no Python that is newer than the suites' own, so the client is tried with that one alone";
