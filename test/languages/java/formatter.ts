/** google-java-format, over many files in one process. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { shortRun } from "../jvm/short-run.js";

const parts = ["api", "code", "file", "parser", "tree", "util"];

/** The files that it would change, and what it says of those that it cannot read. */
export function formatFaults(files: readonly string[], jars: string): string {
  const opened = parts.map(
    (each) => `--add-exports=jdk.compiler/com.sun.tools.javac.${each}=ALL-UNNAMED`,
  );
  const { stdout, stderr, status } = spawnSync(
    "java",
    [
      ...shortRun,
      ...opened,
      ...["-cp", join(jars, "*"), "com.google.googlejavaformat.java.Main"],
      ...["--dry-run", "--set-exit-if-changed", ...files],
    ],
    { encoding: "utf8" },
  );
  const said = `${stdout}${stderr}`.trim();
  return status === 0 || said !== "" ? said : `it ended with ${status}`;
}
