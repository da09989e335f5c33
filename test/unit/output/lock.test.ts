import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf, comparedText, withLineFeeds } from "../../../generator/output/content.js";
import {
  lockName,
  parseLock,
  printLock,
  readLock,
  unionOf,
} from "../../../generator/output/lock.js";
import { interfered, memoryDisk, systemError } from "./memory-disk.js";

const [one, two] = [hashOf("one"), hashOf("two")];

describe("hashes", () => {
  test("do not depend on how lines end, in texts as in bytes", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("\r", "\n", "\r\n", "a", "ä", "\0") }),
        (text) => {
          const crlf = text.replaceAll("\r\n", "\n").replaceAll("\n", "\r\n");
          expect(hashOf(crlf)).toBe(hashOf(text));
          expect(hashOf(Buffer.from(text))).toBe(hashOf(text));
          expect(comparedText(Buffer.from(crlf))).toBe(withLineFeeds(crlf));
        },
      ),
    );
  });

  test("tell a lone CR, and bytes that are no UTF-8, apart", () => {
    expect(hashOf("a\rb")).not.toBe(hashOf("a\nb"));
    expect(hashOf(Buffer.from([0xff]))).not.toBe(hashOf(Buffer.from([0xfe])));
  });
});

describe("the lock", () => {
  const text = `${one}  client/a.ts\n${two}  client/b c.ts\n`;

  test("is one line per file, sorted by code unit, as sha256sum writes them", () => {
    const hashes = new Map([
      ["client/b c.ts", [two]],
      ["client/a.ts", [one]],
    ]);
    expect(printLock(hashes)).toBe(text);
    expect(
      printLock(
        new Map([
          ["client/b.ts", [one]],
          ["client/B.ts", [one]],
        ]),
      ),
    ).toBe(`${one}  client/B.ts\n${one}  client/b.ts\n`);
  });

  test("reads back what it printed, with CRLF too", () => {
    for (const each of [text, text.replaceAll("\n", "\r\n")]) {
      const lock = parseLock(each);
      expect(lock.state).toBe("intact");
      expect(lock.text).toBe(text);
      expect(printLock(lock.hashes)).toBe(text);
    }
  });

  test("knows two contents of one file", () => {
    const union = unionOf(
      new Map([["a/b", [two]]]),
      new Map([
        ["a/b", [one, two]],
        ["a/c", [one]],
      ]),
    );
    const printed = printLock(union);
    const ofBoth = [one, two].sort().map((hash) => `${hash}  a/b\n`);
    expect(printed).toBe([...ofBoth, `${one}  a/c\n`].join(""));
    expect(parseLock(printed).state).toBe("intact");
    expect(parseLock(printed).hashes.get("a/b")).toEqual([one, two].sort());
  });

  test("loses no line that can be read", () => {
    const conflict = `<<<<<<< HEAD\n${one}  client/a.ts\n=======\n${two}  client/a.ts\n>>>>>>> x\n${one}  client/c.ts\n`;
    const lock = parseLock(conflict);
    expect(lock.state).toBe("damaged");
    expect([...lock.hashes]).toEqual([
      ["client/a.ts", [one, two]],
      ["client/c.ts", [one]],
    ]);
  });

  test.each([
    ["an empty text", ""],
    ["a text that was cut in a line", text.slice(0, -3)],
    ["another hash", `${one.toUpperCase()}  client/a.ts\n`],
    ["a path that leaves the folder", `${one}  client/../../a.ts\n`],
    ["an absolute path", `${one}  /etc/passwd\n`],
    ["a path of no target", `${one}  a.ts\n`],
    ["a backslash", `${one}  client\\..\\a.ts\n`],
    ["an empty line", `${text}\n`],
  ])("is damaged by %s", (_, damaged) => {
    const lock = parseLock(damaged);
    expect(lock.state).toBe("damaged");
    for (const path of lock.hashes.keys()) expect(text).toContain(path);
  });

  test("takes any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (any) => {
        const { state, hashes } = parseLock(any);
        expect(state).toBe("damaged");
        expect(hashes.size).toBe(0);
      }),
    );
  });

  test("reports what stands in its place, and what cannot be read", () => {
    const disk = memoryDisk();
    expect(readLock({ out: "out" }, disk)).toMatchObject({
      value: { state: "absent" },
      diagnostics: [],
    });
    disk.putFolder(`out/${lockName}`);
    expect(readLock({ out: "out" }, disk).diagnostics.map(({ code }) => code)).toEqual([
      "path-taken",
    ]);

    const file = memoryDisk();
    file.put(`out/${lockName}`, text);
    const unreadable = {
      ...interfered(file, () => undefined),
      read: () => {
        throw systemError("EACCES", "open");
      },
    };
    expect(readLock({ out: "out" }, unreadable).diagnostics.map(({ code }) => code)).toEqual([
      "output-unreadable",
    ]);
  });
});
