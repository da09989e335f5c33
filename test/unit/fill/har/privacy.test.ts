/** Nothing of whoever was recorded is told: not in facts, not in proposals, not in losses, not in diagnostics. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf } from "../observed/told-manifest.js";
import { describeEntries, entry } from "./capture.js";
import { formsOf, secretCapture } from "./secret-capture.js";

test("no secret of a capture is told, wherever it stands", () => {
  fc.assert(
    fc.property(secretCapture, ({ secrets, entries }) => {
      const { value, diagnostics } = describeEntries(entries);
      const told = JSON.stringify({ value, diagnostics }).toLowerCase();
      expect(value.operations.length).toBeGreaterThan(4);
      for (const form of formsOf(secrets)) expect(told).not.toContain(form);
    }),
    { numRuns: 50 },
  );
});

test("a capture with secrets still makes a manifest without a fault", () => {
  fc.assert(
    fc.property(secretCapture, ({ entries }) => {
      expect(faultsOf(describeEntries(entries).value)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

test("whatever the values are, only names and kinds are told of them", () => {
  const plainValue = fc.oneof(
    fc.string({ minLength: 5 }).map((text) => `value ${text}`),
    fc.integer(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.array(plainValue, { minLength: 1, maxLength: 5 }), (values) => {
      const { value } = describeEntries(
        values.map((each) => entry("/books", { answer: { it: each } })),
      );
      expect(JSON.stringify(value)).not.toContain("value ");
      expect(JSON.stringify(value)).toContain('"it"');
    }),
    { numRuns: 100 },
  );
});

test("what a capture has in no place of the format changes nothing and breaks nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 }), (entries) => {
      const { value } = describeEntries(entries);
      expect(value.operations).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("parts of an entry may be anything", () => {
  const anything = fc.jsonValue({ maxDepth: 2 });
  const half = fc.record(
    {
      request: fc.record(
        {
          method: fc.oneof(fc.constant("GET"), anything),
          url: fc.oneof(fc.constant("https://a.example/b"), anything),
          headers: anything,
          cookies: anything,
          queryString: anything,
          postData: fc.oneof(
            anything,
            fc.record({ mimeType: anything, text: anything, params: anything }),
          ),
        },
        { requiredKeys: [] },
      ),
      response: fc.record(
        {
          status: fc.oneof(fc.constantFrom(200, 404, 0, -1, 1e9, 200.5), anything),
          headers: anything,
          content: fc.oneof(
            anything,
            fc.record({ mimeType: anything, text: anything, encoding: anything, size: anything }),
          ),
        },
        { requiredKeys: [] },
      ),
      startedDateTime: anything,
      _resourceType: anything,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(half, { maxLength: 4 }), (entries) => {
      const { value } = describeEntries(entries);
      expect(value.source.kind).toBe("observed");
    }),
    { numRuns: 150 },
  );
});
