/** Nullness as NullAway reads it: the runtime dereferences nothing that may be null, and a package that is made around it neither. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { shortToolRun } from "../jvm/short-run.js";
import { findToolchain } from "../toolchains.js";
import { writePackage } from "./emitted-packages.js";
import { jarsFolder, jarsPath } from "./jars.js";

const runtime = join(import.meta.dirname, "../../../templates/java-client");

/** Parts of the compiler that Error Prone reads. */
const read = "api code comp file main model parser processing tree util".split(" ");

/** A class with a fault, so that a run that checks nothing does not pass. */
const faulty = `package client;

import org.jspecify.annotations.Nullable;

final class Faulty {
  static int length(@Nullable String text) {
    return text.length();
  }
}
`;

describe.skipIf(findToolchain("java") === undefined)("NullAway", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-nullaway-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("has one complaint: of a fault that it is to find", async () => {
    const name = "hostile";
    const made = await writePackage(folder, { name, manifest: join(scenariosFolder, name) });
    const own = readdirSync(runtime).filter((each) => each.endsWith(".java"));
    writeFileSync(join(folder, "Faulty.java"), faulty);
    const { stderr } = spawnSync(
      "javac",
      [
        ...read.map(
          (each) => `-J--add-exports=jdk.compiler/com.sun.tools.javac.${each}=ALL-UNNAMED`,
        ),
        ...["code", "comp"].map(
          (each) => `-J--add-opens=jdk.compiler/com.sun.tools.javac.${each}=ALL-UNNAMED`,
        ),
        ...[...shortToolRun, "-XDcompilePolicy=simple", "--should-stop=ifError=FLOW"],
        ...["-XDaddTypeAnnotationsToSymbol=true", "-Xmaxerrs", "1000"],
        ...["-processorpath", jarsPath("nullaway/pom.xml")],
        ...["-cp", join(jarsFolder(), "*"), "-d", "classes"],
        [
          ...["-Xplugin:ErrorProne", "-XepDisableAllChecks", "-Xep:NullAway:ERROR"],
          ...["-XepOpt:NullAway:OnlyNullMarked=true", "-XepOpt:NullAway:JSpecifyMode=true"],
        ].join(" "),
        ...own.map((each) => join(runtime, each)),
        ...made.sources.filter((each) => !each.endsWith("module-info.java")),
        "Faulty.java",
      ],
      { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
    );
    expect(stderr.split("\n").filter((line) => / error: /.test(line))).toEqual([
      "Faulty.java:7: error: [NullAway] dereferenced expression text is @Nullable",
    ]);
  });
});
