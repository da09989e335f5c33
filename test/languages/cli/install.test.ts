/** `go install` of a tool that a proxy for modules has, into a module cache that is empty. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { settingsOf, writeTool } from "./emitted-tools.js";

/** Zips a folder as a proxy serves it: each path begins with the module and its version. */
const zipped = `
import os, sys, zipfile
folder, prefix, path = sys.argv[1:]
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
    for parent, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(parent, name)
            archive.write(file, prefix + "/" + os.path.relpath(file, folder))
`;

describe.skipIf(findToolchain("go") === undefined)("a published tool", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-install-"));
  afterAll(() => {
    // Files of a module cache cannot be written.
    execFileSync("go", ["clean", "-modcache"], {
      env: { ...process.env, GOMODCACHE: join(folder, "modules") },
    });
    rmSync(folder, { recursive: true });
  });

  test.skipIf(findToolchain("python") === undefined)(
    "is installed with its dependencies, and says its version",
    async () => {
      await writeTool(folder, "library-tool", join(scenariosFolder, "authentication"));
      const { module, version } = settingsOf("library-tool");
      const own = join(folder, "proxy", module, "@v");
      mkdirSync(own, { recursive: true });
      const release = `v${version}`;
      execFileSync("python3", [
        "-c",
        zipped,
        join(folder, "library-tool"),
        `${module}@${release}`,
        join(own, `${release}.zip`),
      ]);
      execFileSync("cp", [join(folder, "library-tool/go.mod"), join(own, `${release}.mod`)]);
      writeFileSync(join(own, `${release}.info`), JSON.stringify({ Version: release }));
      writeFileSync(join(own, "list"), `${release}\n`);

      // What this machine has downloaded for the other suites stands in for the public proxy.
      const downloads = execFileSync("go", ["env", "GOMODCACHE"], { encoding: "utf8" }).trim();
      const env = {
        ...process.env,
        GOPROXY: [join(folder, "proxy"), join(downloads, "cache/download")]
          .map((each) => pathToFileURL(each).href)
          .join(","),
        ...{
          GOSUMDB: "off",
          GOMODCACHE: join(folder, "modules"),
          GOBIN: join(folder, "bin"),
          GOFLAGS: "",
        },
      };
      execFileSync("go", ["install", `${module}/cmd/library@latest`], { cwd: folder, env });
      const said = execFileSync(join(folder, "bin/library"), ["--version"], { encoding: "utf8" });
      expect(said).toBe(`library ${version}\n`);
    },
  );
});
