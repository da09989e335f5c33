/** A manifest that a test makes → its samples, sent in each language. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import {
  type ManifestFiles,
  manifestFiles,
  type SmallManifest,
  writeFiles,
} from "../behaviour/emitted-client.js";
import { jsonInYaml } from "../hostile-manifest.js";
import { faultsOfSamples } from "../readme-blocks.js";
import { expectSame, refused, writtenDown, writtenIds } from "./sample-checks.js";
import {
  codeOf,
  sendAllByClient,
  sendAllByCurl,
  sendFiles,
  sentIds,
  writeRequests,
} from "./sample-senders.js";
import { SampleService } from "./sample-service.js";

/** Sends all samples of a manifest in each language, and holds that they are taken, and are the same. */
export async function sentAll(manifest: SmallManifest): Promise<SampleService> {
  const folder = await mkdtemp(join(tmpdir(), "made-samples-"));
  await writeManifest(join(folder, "manifest"), manifest);
  const service = await SampleService.start("made", join(folder, "manifest"));
  try {
    const { samples } = service;
    const requests = join(folder, "requests");
    await writeRequests(service, requests);
    expect(await sendAllByCurl(service, requests)).toEqual([]);
    const byCurl = samples.filter(({ texts }) => codeOf(texts, "curl") !== undefined);
    expect(refused(service, "curl", byCurl)).toEqual([]);
    expect(sentIds(await sendFiles(requests))).toEqual(writtenIds(samples));
    expect(refused(service, "http", writtenDown(samples))).toEqual([]);
    const codes = samples.flatMap(({ texts }) => codeOf(texts, "TypeScript") ?? []);
    expect(faultsOfSamples(codes, service.tree, { types: ["node"] })).toBe("");
    expect(await sendAllByClient(service, join(folder, "manifest"))).toEqual([]);
    for (const each of samples) await expectSame(service, each, ["curl", "http"]);
    return service;
  } finally {
    await service.close();
    await rm(folder, { recursive: true });
  }
}

/** Writes a manifest, whatever characters its texts have. */
export async function writeManifest(folder: string, manifest: SmallManifest): Promise<void> {
  await writeFiles(folder, filesOf(manifest));
}

function filesOf(manifest: SmallManifest): ManifestFiles {
  const targets = {
    targets: {
      http: {},
      "typescript-client": { package: "test-client", version: "1.0.0", license: "MIT" },
    },
  };
  return Object.fromEntries(
    Object.entries({ ...manifestFiles(manifest), "targets.yaml": targets }).map(([path, value]) => [
      path,
      jsonInYaml(value),
    ]),
  );
}
