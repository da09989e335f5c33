import { describe, expect, test } from "vitest";
import { changedLine, printResult } from "../../../generator/output/print-result.js";
import type { CurrentOutput } from "../../../generator/output/cache.js";
import { type GenerateResult, unchangedResult } from "../../../generator/output/result.js";

const result: GenerateResult = {
  out: "generated/",
  lockChanged: true,
  targets: [
    {
      target: "client",
      folder: "generated/client",
      created: [...Array(22).keys()].map((index) => `src/${index}.ts`),
      updated: ["a.ts"],
      overwritten: ["b,c.ts"],
      deleted: ["d.ts"],
      kept: ["e.ts"],
      unchanged: 7,
    },
    {
      target: "docs",
      folder: "generated/docs",
      created: [],
      updated: [],
      overwritten: [],
      deleted: [],
      kept: [],
      unchanged: 3,
    },
  ],
};

function outputOf(paths: readonly string[]): CurrentOutput {
  return { paths, others: [], commits: [], warnings: [] };
}

describe("what generate did", () => {
  test("is printed per target, long lists cut", () => {
    const printed = printResult(result, { format: "text", colour: false });
    const lines = printed.split("\n");
    expect(lines[0]).toBe(
      "generated/client: 22 created, 2 updated, 1 deleted, 1 kept, 7 unchanged",
    );
    expect(lines.slice(20)).toEqual([
      "  + src/19.ts",
      "  + … and 2 more",
      "  ~ a.ts",
      "  ~ b,c.ts (edits by hand were overwritten)",
      "  - d.ts",
      "  ? e.ts (no longer generated, but edited by hand: left where it is)",
      "generated/docs: 3 unchanged",
      "",
    ]);
  });

  test("lists every file where that is asked for", () => {
    const printed = printResult(result, { format: "text", colour: false, verbose: true });
    expect(printed).toContain("  + src/21.ts\n  ~ a.ts\n");
  });

  test("is one line for an output that is made for the first time", () => {
    const none = { updated: [], overwritten: [], deleted: [], kept: [], unchanged: 0 };
    const target = { target: "docs", folder: "generated/docs", created: ["a.md", "b.md"], ...none };
    const first: GenerateResult = { out: "generated/", lockChanged: true, targets: [target] };
    const printed = (verbose: boolean): string =>
      printResult(first, { format: "text", colour: false, verbose });
    expect(printed(false)).toBe("generated/docs: 2 created\n");
    expect(printed(true)).toBe("generated/docs: 2 created\n  + a.md\n  + b.md\n");
  });

  test("is coloured where it is asked for", () => {
    expect(printResult(result, { format: "text", colour: true })).toContain(
      "\u001b[32m+\u001b[39m",
    );
  });

  test("is the whole result as JSON", () => {
    expect(JSON.parse(printResult(result, { format: "json", colour: true }))).toEqual(result);
  });

  test("is a notice per target for GitHub, and a warning per lost edit", () => {
    expect(printResult(result, { format: "github", colour: false }).split("\n")).toEqual([
      "::notice title=generated/client::22 created, 2 updated, 1 deleted, 1 kept, 7 unchanged",
      "::warning file=generated/client/b%2Cc.ts,title=edits by hand were overwritten::This file is generated; change the manifest instead",
      "::notice title=generated/docs::3 unchanged",
      "",
    ]);
  });

  test("is one line where all was current, with all folders and what was built", () => {
    const [client, docs] = [
      { kind: "placed", target: "client", folder: "src/api", count: 7 },
      { kind: "built", target: "docs", folder: "generated/docs/dist", count: 2 },
    ] as const;
    const line = (output: Partial<CurrentOutput>): string =>
      printResult(unchangedResult("generated", { ...outputOf([]), ...output }), {
        ...{ format: "text", colour: false },
      });
    expect(line({ paths: ["docs/a"], others: [client, docs] })).toBe(
      "generated and src/api are current: 8 files, 1 package built\n",
    );
    expect(line({ others: [client] })).toBe("src/api is current: 7 files\n");
  });

  test("is counted from paths where all was current", () => {
    const unchanged = unchangedResult("out", outputOf(["client/a", "client/b", "docs/a"]));
    expect(printResult(unchanged, { format: "text", colour: false })).toBe(
      "out is current: 3 files\n",
    );
    expect(
      printResult(unchangedResult("out", outputOf([])), { format: "text", colour: false }),
    ).toBe("out: nothing to generate\n");
  });
});

describe("what a watch did with one save", () => {
  const look = { milliseconds: 213.4, colour: false };

  test("is one line, with the first names", () => {
    expect(changedLine(result, look)).toBe(
      "generated/: 22 created, 2 updated, 1 deleted, 1 kept in 0.21 s: client/src/0.ts, client/src/1.ts, client/src/2.ts, … and 23 more\n",
    );
  });

  test("says so where the output is the same", () => {
    const unchanged = unchangedResult("generated", outputOf(["client/a.ts"]));
    expect(changedLine(unchanged, look)).toBe("generated: nothing to change in 0.21 s\n");
  });
});
