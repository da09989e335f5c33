/** Samples work: each is sent to the mock as it stands, in each language, and all languages of one send the same request. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prettierOptions } from "../../generator/emit/typescript/prettier-options.js";
import { faultsOfSamples } from "../readme-blocks.js";
import { sampledManifests } from "./sample-manifests.js";
import { expectSame, refused, writtenDown, writtenIds } from "./sample-checks.js";
import {
  codeOf,
  hasCurl,
  sendAllByClient,
  sendAllByCurl,
  sendFiles,
  sentIds,
  type Sent,
  writeRequests,
} from "./sample-senders.js";
import { SampleService } from "./sample-service.js";

const services = new Map<string, SampleService>();
let folder: string;
let sent: readonly Sent[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "samples-"));
  for (const [name, manifest] of sampledManifests) {
    const service = await SampleService.start(name, manifest);
    services.set(name, service);
    await writeRequests(service, join(folder, name));
  }
  sent = await sendFiles(folder);
});

afterAll(async () => {
  await Promise.all([...services.values()].map((service) => service.close()));
  await rm(folder, { recursive: true });
});

describe.each(sampledManifests)("%s", (name, manifest) => {
  const service = (): SampleService => {
    const found = services.get(name);
    if (found === undefined) throw new Error(`${name} was not started`);
    return found;
  };

  test("every command of curl works in a shell", async () => {
    expect(
      await hasCurl(),
      "curl is needed: install it (Debian and Ubuntu: apt-get install curl)",
    ).toBe(true);
    const { samples } = service();
    expect(samples.length).toBeGreaterThan(0);
    expect(await sendAllByCurl(service(), join(folder, name))).toEqual([]);
    expect(samples.filter(({ texts }) => codeOf(texts, "curl") === undefined)).toEqual([]);
    expect(refused(service(), "curl", samples)).toEqual([]);
  });

  test("every file of requests runs, and has a request for each sample", () => {
    const { samples } = service();
    const own = sent.filter(({ fileName }) => fileName.includes(`${name}/`));
    expect(sentIds(own)).toEqual(writtenIds(samples));
    expect(refused(service(), "http", writtenDown(samples))).toEqual([]);
  });

  test("every module compiles under all strict flags, and is laid out well", async () => {
    const codes = service().samples.flatMap(({ texts }) => codeOf(texts, "TypeScript") ?? []);
    expect(codes.length).toBeGreaterThan(0);
    expect(faultsOfSamples(codes, service().tree, { types: ["node"] })).toBe("");
    for (const code of codes) expect(code).toBe(await format(code, prettierOptions));
  });

  test("every module works, and all languages send the same", async () => {
    const { samples } = service();
    expect(await sendAllByClient(service(), manifest)).toEqual([]);
    expect(refused(service(), "typescript", samples)).toEqual([]);
    for (const each of samples) await expectSame(service(), each, ["curl", "http"]);
  });
});
