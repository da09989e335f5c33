/** The virtual environment of all suites in Python: made once, again when its requirements or the machine's Python change. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findToolchain } from "../toolchains.js";

const ownRoot = join(import.meta.dirname, "../../..");

/** A virtual environment. */
export interface Environment {
  /** Runs one of its programs, such as `python` or `mypy`. */
  run(program: string, given: readonly string[], options?: RunOptions): Ran;
  /** The file of one of its programs. */
  program(name: string): string;
}

/** How a program is run. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** What became of a program: its output in one text where it failed, nothing where all is well. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly said: string;
}

/** Makes the environment, or finds the one of an earlier run; a program that is bundled says where the project is. */
export function pythonEnvironment(root = ownRoot): Environment {
  const found = findToolchain("python");
  if (found === undefined) throw new Error("only where there is Python");
  const requirements = join(root, "test/languages/python/requirements.txt");
  const wanted = createHash("sha256").update(readFileSync(requirements)).update(found.version);
  const folder = join(root, "node_modules/.cache/python", wanted.digest("hex").slice(0, 16));
  const ready = join(folder, "ready");
  if (!existsSync(ready)) {
    rmSync(folder, { recursive: true, force: true });
    execFileSync(found.program, ["-m", "venv", folder]);
    execFileSync(
      join(folder, "bin/python"),
      ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", requirements],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    writeFileSync(ready, "");
  }
  const program = (name: string): string => join(folder, "bin", name);
  return {
    program,
    run: (name, given, { cwd, env, input } = {}) => {
      const { status, stdout, stderr } = spawnSync(program(name), [...given], {
        ...{ cwd, input, encoding: "utf8", maxBuffer: 1 << 26 },
        env: { ...process.env, ...quiet(folder), ...env },
      });
      return { status, stdout, said: status === 0 ? "" : `${stdout}${stderr}` };
    },
  };
}

/** Bytecode and the checkers' caches stay out of the folders that they are about. */
function quiet(folder: string): Readonly<Record<string, string>> {
  return {
    PYTHONDONTWRITEBYTECODE: "",
    PYTHONPYCACHEPREFIX: join(folder, "bytecode"),
    MYPY_CACHE_DIR: join(folder, "mypy-cache"),
    RUFF_NO_CACHE: "true",
    NO_COLOR: "1",
  };
}
