/** staticcheck, the linter of Go, in a version that stays: installed by the go command, which keeps it for the next run. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findToolchain } from "../toolchains.js";

const version = "v0.8.2";
const folder = join(import.meta.dirname, "../../../node_modules/.cache", `staticcheck-${version}`);

/** The program, or why there is none. */
export interface Staticcheck {
  readonly program?: string;
  readonly missing?: string;
}

/** Installs it; it may need a newer Go than is here, which the go command gets by itself. */
export function installedStaticcheck(): Staticcheck {
  if (findToolchain("go") === undefined) return { missing: "Go is missing" };
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(
    "go",
    ["install", `honnef.co/go/tools/cmd/staticcheck@${version}`],
    { cwd: folder, encoding: "utf8", env: { ...process.env, GOBIN: folder, GOTOOLCHAIN: "auto" } },
  );
  if (status === 0) return { program: join(folder, "staticcheck") };
  const missing = `staticcheck ${version} cannot be installed, so what it holds is skipped: ${stderr}`;
  console.log(missing);
  return { missing };
}

/** True if it is left out: never on a build server, where nobody looks at what is skipped. */
export function isLeftOut({ program }: Staticcheck): boolean {
  return program === undefined && process.env["CI"] === undefined;
}

/** Takes from the files of a folder what says that they are generated: of those staticcheck tells nothing. */
export function unmarkGenerated(of: string): void {
  const mark = /^\/\/ Code generated .* DO NOT EDIT\.$/m;
  for (const name of readdirSync(of, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".go")) continue;
    const text = readFileSync(join(of, name), "utf8");
    writeFileSync(join(of, name), text.replace(mark, "// Made by the generator."));
  }
}
