/** Text of bodies in UTF-8: read the platform's quick way where a length is said, and refused likewise where it is none. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readUtf8 } from "../../../../templates/typescript-server/body-bytes.js";
import { UnreadableError } from "../../../../templates/typescript-server/readers.js";

const bounds = { bounds: { maxBodyBytes: 1000 }, signal: new AbortController().signal };

/** The text of a body, or what is said of it. */
async function textOf(bytes: readonly number[], said: number | undefined): Promise<unknown> {
  const body = Uint8Array.from(bytes);
  const request = new Request("https://example.org/", { method: "POST", body });
  return await readUtf8(request, bounds, said).catch((error: unknown) => {
    if (error instanceof UnreadableError) return error;
    throw error;
  });
}

const refusal = new UnreadableError("is not UTF-8");
const mark = [0xef, 0xbb, 0xbf];
const replacement = [0xef, 0xbf, 0xbd];

describe.each([
  ["of a length that is said", (bytes: readonly number[]) => bytes.length],
  ["of a length that is not said", () => undefined],
])("a body %s", (_title, saidOf) => {
  test.each<[string, readonly number[], unknown]>([
    ["letters of one to four bytes", [...new TextEncoder().encode("aé€😀")], "aé€😀"],
    ["U+FFFD itself", [0x61, ...replacement], "a\ufffd"],
    ["a byte order mark, which is passed over", [...mark, 0x61], "a"],
    ["such a mark before U+FFFD", [...mark, ...replacement], "\ufffd"],
    ["ISO-8859-1", [0x63, 0xe9], refusal],
    ["several letters of it", [0xe9, 0xe8, 0x61, 0xff], refusal],
    ["a letter of three bytes that lacks one", [0xe2, 0x82, 0x22], refusal],
    ["half a pair of UTF-16", [0xed, 0xa0, 0x80], refusal],
    ["one beside U+FFFD", [...replacement, 0xff], refusal],
    ["UTF-16", [0xff, 0xfe, 0x31, 0x00], refusal],
  ])("%s", async (_name, bytes, expected) => {
    expect(await textOf(bytes, saidOf(bytes))).toEqual(expected);
  });
});

test("a letter of four bytes that lacks the last is U+FFFD, as where the platform reads JSON", async () => {
  const cut = [0x22, 0xf0, 0x9f, 0x98, 0x22];
  expect(await textOf(cut, cut.length)).toBe('"\ufffd"');
  expect(await textOf(cut, undefined)).toEqual(refusal);
});

/** Bytes that are often nearly UTF-8. */
const written = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }).map((text) => [...new TextEncoder().encode(text)]),
      fc.array(fc.integer({ min: 0x80, max: 0xff }), { maxLength: 3 }),
      fc.constantFrom([...mark], [...replacement]),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.flat());

/** True if it is the text that was not seen above, with which a length can be right by chance. */
function isBlind(bytes: readonly number[]): boolean {
  return /f[0-4][89ab][\da-f][89ab][\da-f](?![89ab])/.test(Buffer.from(bytes).toString("hex"));
}

test("what is said of a length changes nothing else", async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(written, async (bytes) => {
      const strict = await textOf(bytes, undefined);
      const quick = await textOf(bytes, bytes.length);
      if (strict instanceof UnreadableError) refused++;
      // A mark counts as three bytes that may be missing.
      if (!isBlind(bytes) && !(bytes.length > 3 && bytes[0] === mark[0])) {
        expect(quick).toEqual(strict);
      }
    }),
    { numRuns: 500 },
  );
  expect(refused).toBeGreaterThan(50);
});
