/** The virtual environment of all suites in Python: made once, again when its requirements or the machine's Python change. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findToolchain, type Toolchain } from "../toolchains.js";

const ownRoot = join(import.meta.dirname, "../../..");

/** A virtual environment. */
export interface Environment {
  /** Runs one of its programs, such as `python` or `mypy`. */
  run(program: string, given: readonly string[], options?: RunOptions): Ran;
  /** The file of one of its programs. */
  program(name: string): string;
  /** The folder of what is installed in it. */
  readonly packages: string;
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
  return environmentOf({ root, python: found, wanted: (requirements) => ["-r", requirements] });
}

/** What the runtime's own tests import. */
const testing = ["pytest", "httpx2", "requests", "aiohttp"];

/** An environment of another Python, with what the runtime's own tests import, in the same versions. */
export function testingEnvironment(python: Toolchain): Environment {
  const wanted = (requirements: string): string[] => [...testing, "-c", requirements];
  const pip = pythonEnvironment().program("python");
  return environmentOf({ root: ownRoot, python, wanted, pip });
}

interface WantedEnvironment {
  readonly root: string;
  readonly python: Toolchain;
  /** What pip is to install, by the file of requirements. */
  readonly wanted: (requirements: string) => readonly string[];
  /** The Python whose pip installs it; its own unless given, which takes seconds to install. */
  readonly pip?: string;
}

function environmentOf({ root, python, wanted, pip }: WantedEnvironment): Environment {
  const requirements = join(root, "test/languages/python/requirements.txt");
  const installed = wanted(requirements);
  const key = createHash("sha256")
    .update(readFileSync(requirements))
    .update([python.version, ...installed].join());
  const folder = join(root, "node_modules/.cache/python", key.digest("hex").slice(0, 16));
  const ready = join(folder, "ready");
  if (!existsSync(ready)) {
    rmSync(folder, { recursive: true, force: true });
    const interpreter = join(folder, "bin/python");
    execFileSync(python.program, ["-m", "venv", ...(pip ? ["--without-pip"] : []), folder]);
    // Few of all modules are used, and those are compiled by their first use.
    const quickly = ["--quiet", "--disable-pip-version-check", "--no-compile"];
    const install = ["--python", interpreter, "install", ...quickly, ...installed];
    execFileSync(pip ?? interpreter, ["-m", "pip", ...install], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    writeFileSync(ready, "");
  }
  const program = (name: string): string => join(folder, "bin", name);
  return {
    program,
    packages: join(folder, `lib/python${python.version}/site-packages`),
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
