/** A real keyring of a desktop: the tool keeps a credential there, no file has it, and it is forgotten. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { scenariosFolder } from "../../golden-tree.js";
import { run } from "../../matrix/processes.js";
import { findToolchain, missingOfTools } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";

const missing = missingOfTools(["dbus-run-session", "gnome-keyring-daemon"]);
const isLeftOut = missing.length > 0 && process.env["CI"] === undefined;

describe.skipIf(findToolchain("go") === undefined)("the keyring", () => {
  const folder = mkdtempSync(join(tmpdir(), "keyring-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.skipIf(isLeftOut)("keeps a credential, and forgets it", async () => {
    expect(missing).toEqual([]);
    const { program } = await builtTool(join(scenariosFolder, "authentication"));
    const script = join(import.meta.dirname, "keyring.sh");
    const given = ["--", "bash", script, program, folder];
    const { code, out, error } = await run("dbus-run-session", given, {});
    expect({ code, out, error: error.replaceAll(/^dbus-daemon.*\n/gm, "") }).toEqual({
      code: 0,
      out: "ready\tkeyring\nmissing\n",
      error: "The credential of key is kept in the keyring.\nThe credential of key is forgotten.\n",
    });
  });
});
