import { describe, expect, test } from "vitest";
import type { FilePart, PartedFile } from "../../../generator/emit/target.js";
import type { MadeOf } from "../../../generator/model/made-of.js";
import { hashOf } from "../../../generator/output/content.js";
import { type LastFiles, renderedParts } from "../../../generator/output/render-parts.js";
import type { RenderedFile } from "../../../generator/output/rendered-file.js";

/** Names of the parts that were printed, in their order. */
let printed: string[] = [];

/** A part that is printed from a text, and is known again by it. */
function part(name: string, text: string): FilePart {
  const print = (): string => {
    printed.push(name);
    return text;
  };
  return { print, stays: { name, madeOf: anything, hash: () => hashOf(text) } };
}

const anything: MadeOf = { texts: () => true };

const between: FilePart = { print: () => "--\n" };

async function render(
  parts: readonly FilePart[],
  { before, standing = before?.bytes, readBack }: Rendering = {},
): Promise<RenderedFile> {
  printed = [];
  const last: LastFiles | undefined = before && {
    hashAt: () => before.hash,
    mayDiffer: () => true,
    staysAs: ({ madeOf, hash }, was) =>
      madeOf.facts?.(nothing) === false || (hash !== undefined && hash() === was.hash),
    partsAt: () => before.parts,
  };
  return renderedParts(
    "api/file.txt",
    { kind: "parted", path: "file.txt", parts: () => parts, ...(readBack && { readBack }) },
    { last, standing: (_, hash) => (hash === before?.hash ? standing : undefined) },
  );
}

interface Rendering extends Pick<PartedFile, "readBack"> {
  readonly before?: RenderedFile;
  /** Left out = what was written. */
  readonly standing?: Uint8Array | undefined;
}

const none = new Set<string>();
const nothing = { files: none, inSchemas: none, inTitles: none, ofGroups: none };

describe("a file in parts", () => {
  test("has the same bytes as one that is printed whole, with lines and signs as everywhere", async () => {
    const file = await render([part("a", "ä\r\nb\n"), between, part("b", "zero\u200bwidth\n")]);
    expect(file.text).toBe("ä\nb\n--\nzero\\u200bwidth\n");
    expect(file.hash).toBe(hashOf(file.text));
    expect(file.parts).toMatchObject([{ length: 5, name: "a" }, { length: 3 }, { name: "b" }]);
  });

  test("takes parts that stay from the last run's file, wherever they stood", async () => {
    const before = await render([
      part("a", "one\n"),
      between,
      part("b", "two\n"),
      part("c", "c\n"),
    ]);
    const after = await render(
      [part("d", "four\n"), part("b", "two\n"), between, part("a", "1\n")],
      {
        before,
      },
    );
    expect(after.text).toBe("four\ntwo\n--\n1\n");
    expect(printed).toEqual(["d", "a"]);
    const again = await render([part("b", "two\n"), part("a", "1\n")], { before: after });
    expect(again.text).toBe("two\n1\n");
    expect(printed).toEqual([]);
  });

  test("asks what the part is made of where it has no hash", async () => {
    const made = (text: string, isEdited: boolean): FilePart => ({
      print: () => text,
      stays: { name: "a", madeOf: { texts: () => true, facts: () => isEdited } },
    });
    const before = await render([made("old\n", true)]);
    expect((await render([made("new\n", false)], { before })).text).toBe("old\n");
    expect((await render([made("new\n", true)], { before })).text).toBe("new\n");
  });

  test("is printed whole where nothing stands, or anything but what was written", async () => {
    const parts = [part("a", "one\n"), part("b", "two\n")];
    const before = await render(parts);
    for (const standing of [undefined, Buffer.from("one\ntw"), Buffer.from("one\ntwo\nthree\n")]) {
      const rendering = standing === undefined ? {} : { before, standing };
      expect((await render(parts, rendering)).text).toBe("one\ntwo\n");
      expect(printed).toEqual(["a", "b"]);
    }
  });

  test("says in which file a part could not be printed", async () => {
    const print = (): never => {
      throw new RangeError("no such thing");
    };
    await expect(render([{ print }])).rejects.toThrow(
      "printing api/file.txt failed: RangeError: no such thing",
    );
  });

  test("is read back without the parts that stay", async () => {
    const before = await render([part("a", "one\n"), between, part("b", "two\n")]);
    const told: unknown[] = [];
    const readBack: PartedFile["readBack"] = (text, staying) => {
      told.push([text, [...staying]]);
      return Promise.resolve(["it differs"]);
    };
    const file = await render([part("a", "one\n"), between, part("b", "new\n")], {
      before,
      readBack,
    });
    expect(await file.readBack?.(file.text)).toEqual(["it differs"]);
    expect(told).toEqual([["--\nnew\n", ["a"]]]);
  });
});
