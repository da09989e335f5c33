/** Samples of manifests that are made for the purpose: what no scenario has in a request, and texts that mean something elsewhere. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileGroup, hostileManifest } from "./hostile-requests.js";
import { requestsOfValues, signedRequests } from "./made-manifests.js";
import { sentAll } from "./made-service.js";
import { writtenDown } from "./sample-checks.js";
import { codeOf } from "./sample-senders.js";
import type { Sampled } from "./sample-service.js";

test("no text breaks out of a sample, and each is sent as it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileGroup, { minLength: 30, maxLength: 30 }), async (given) => {
      const service = await sentAll(hostileManifest(given));
      // Most texts can be said everywhere.
      expect(service.samples.length).toBeGreaterThan(100);
      expect(shareOf(writtenDown(service.samples), service.samples)).toBeGreaterThan(0.5);
      const byCurl = service.samples.filter(({ texts }) => codeOf(texts, "curl") !== undefined);
      expect(shareOf(byCurl, service.samples)).toBeGreaterThan(0.8);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test("credentials, versions and headers of every request stand where they belong", async () => {
  const service = await sentAll(signedRequests());
  expect([...service.reasons.keys()]).toEqual(["signed.unplaced"]);
});

test("values keep to what schemas say, in every place and every kind of body", async () => {
  const service = await sentAll(requestsOfValues());
  expect(service.reasons.size).toBe(0);
});

function shareOf(some: readonly Sampled[], all: readonly Sampled[]): number {
  return some.length / all.length;
}
