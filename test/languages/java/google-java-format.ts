/** google-java-format, in a version that stays: fetched by Maven once, which keeps it for the next run. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The newest that runs on Java 17. */
const version = "1.28.0";
const artifact = `com.google.googlejavaformat:google-java-format:${version}:jar:all-deps`;
const folder = join(import.meta.dirname, "../../../node_modules/.cache/google-java-format");
const jar = join(folder, `google-java-format-${version}-all-deps.jar`);

/** Packages of the compiler that it reads (its own README, "Using the formatter"). */
const opened = ["api", "code", "file", "parser", "tree", "util"].map(
  (name) => `--add-exports=jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
);

/** Fetches it; the reason where that cannot be done. */
export function missingFormatter(): string | undefined {
  if (existsSync(jar)) return undefined;
  const { status, stdout } = spawnSync(
    "mvn",
    [
      ...["-q", "-B", "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy"],
      ...[`-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`],
    ],
    { encoding: "utf8" },
  );
  return status === 0 && existsSync(jar)
    ? undefined
    : `google-java-format ${version} cannot be fetched, so that no form is checked: ${stdout}`;
}

/** The files that it would set otherwise, and what it says of those that it cannot read. */
export function misformed(files: readonly string[], cwd: string): string {
  const { stdout, stderr } = spawnSync(
    "java",
    [
      ...["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", ...opened, "-jar", jar],
      ...["--dry-run", ...files],
    ],
    { cwd, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  return stdout + stderr;
}

/** A text as it would set it. */
export function formed(file: string): string {
  const { stdout, stderr } = spawnSync("java", [...opened, "-jar", jar, file], {
    ...{ encoding: "utf8", maxBuffer: 1 << 26 },
  });
  return stdout + stderr;
}
