/** The samples of the docs on the command line: the mock takes what they send, and it is what the client in TypeScript sends. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emissionOf } from "../../../generator/targets/cli/emission.js";
import { cliSamples } from "../../../generator/targets/cli/samples.js";
import { few, run } from "../../matrix/processes.js";
import { expectSame, maySucceed, refused } from "../../matrix/sample-checks.js";
import { sampledManifests } from "../../matrix/sample-manifests.js";
import { codeOf } from "../../matrix/sample-senders.js";
import { environmentOf, SampleService, sentFiles } from "../../matrix/sample-service.js";
import { sendByTypeScript } from "../sent-samples.js";
import { findToolchain } from "../toolchains.js";
import { builtTool, settingsOf } from "./emitted-tools.js";

describe.skipIf(findToolchain("go") === undefined)("samples", () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-samples-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(sampledManifests)(
    "%s: the mock takes them, and they are what TypeScript sends",
    async (name, manifest) => {
      const { program } = await builtTool(manifest);
      const place = join(folder, `${name}-place`);
      mkdirSync(place);
      symlinkSync(program, join(place, "library"));
      const language = cliSamples((model) => emissionOf(model, settingsOf(name)));
      const service = await SampleService.start(name, manifest, [language]);
      for (const [file, text] of sentFiles(service.samples)) {
        mkdirSync(dirname(join(place, file)), { recursive: true });
        writeFileSync(join(place, file), text);
      }
      const env = {
        ...environmentOf(service.samples),
        ...{ HOME: place, PATH: `${place}${delimiter}${process.env["PATH"] ?? ""}` },
      };
      try {
        const sent = service.samples.filter(({ texts }) => codeOf(texts, "CLI") !== undefined);
        expect(sent.length).toBeGreaterThan(0);
        const faults = await few(sent, async (each) => {
          const { operation, request, texts } = each;
          const url = service.urlFor("cli", operation);
          const command = (codeOf(texts, "CLI") ?? "").replace(request.serviceUrl, url).trimEnd();
          const further = `--retries 0${command.includes("--base-url") ? "" : ` --base-url ${url}`}`;
          const [head = "", ...tail] = command.split(" -- ");
          const line = [`${head} ${further}`, ...tail].join(" -- ");
          const { code, error } = await run("sh", ["-c", line], { folder: place, env });
          return code === 0 || !maySucceed(each) ? "" : `${command}: exit ${code}: ${error}`;
        });
        expect(faults.filter((each) => each !== "")).toEqual([]);
        expect(refused(service, "cli", sent)).toEqual([]);
        await sendByTypeScript(service, manifest);
        for (const each of sent) await expectSame(service, each, ["cli"]);
      } finally {
        await service.close();
      }
    },
  );
});
