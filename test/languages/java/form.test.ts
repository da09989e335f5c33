/** What the line writer of Java sets, google-java-format leaves as it is: random code, and doc comments of any texts. */
import fc from "fast-check";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { javaFile } from "../../../generator/emit/java/java-code.js";
import { findToolchain } from "../toolchains.js";
import { example } from "./code-arbitraries.js";
import { formatFaults } from "./formatter.js";
import { jarsFolder } from "./jars.js";

/** Classes that are tried: `FORMS=5000` tries more. */
const tries = Number(process.env["FORMS"] ?? 400);

describe.skipIf(findToolchain("java") === undefined)("any code", () => {
  const folder = mkdtempSync(join(tmpdir(), "java-forms-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("stands as google-java-format would set it", () => {
    const files = fc.sample(example, tries).map((body, index) => {
      const file = join(folder, `Example${index}.java`);
      const names = { package: "example", className: "Example" };
      const head = { target: "java-client", ...names, origins: ["its test"] };
      writeFileSync(file, javaFile(head, body, []));
      return file;
    });
    expect(formatFaults(files, jarsFolder())).toBe("");
  });
});
