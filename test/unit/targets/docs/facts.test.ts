/** Facts in words. */
import { describe, expect, test } from "vitest";
import type { Fact } from "../../../../generator/model/known.js";
import { exactCode, factCell } from "../../../../generator/targets/docs/facts.js";
import { durationText, listText } from "../../../../generator/sdk/words/counts.js";
import {
  missingFact,
  missingOthers,
  missingPanel,
} from "../../../../generator/targets/docs/missing.js";
import { sourcesBlocks, sourcesText } from "../../../../generator/targets/docs/sources.js";
import { modelOf, service } from "../../resolve/manifest-text.js";
import { inside } from "../../../../generator/source-ref.js";

const at = { file: "service.yaml", path: ["events", "lent"], part: "value" } as const;

test("each side of a fact reads otherwise", () => {
  const facts: readonly Fact<number>[] = [
    { state: "known", value: 5, at, sources: [] },
    { state: "none", at, sources: [] },
    { state: "notShown", at },
  ];
  expect(facts.map((fact) => factCell(fact, String))).toEqual(["5", "none", "*not shown*"]);
});

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [90, "90 seconds"],
  [7200, "2 hours"],
  [86_400, "1 day"],
])("%i seconds are %s", (seconds, wanted) => {
  expect(durationText(seconds)).toBe(wanted);
});

test("words are listed as in a sentence", () => {
  expect(listText([])).toBe("");
  expect(listText(["a"])).toBe("a");
  expect(listText(["a", "b", "c"], "or")).toBe("a, b or c");
});

test("code that has to be exact shows what no line can hold", () => {
  expect(exactCode("{timestamp}.{body}")).toBe("`{timestamp}.{body}`");
  expect(exactCode("{timestamp}\n{body}")).toBe('`"{timestamp}\\n{body}"`');
});

describe("what is missing", () => {
  const model = { folder: "manifest" };
  const open = { notShown: "open" } as const;
  const gap = (...path: readonly string[]): Fact<unknown> => ({
    state: "notShown",
    at: inside(at, ...path),
  });

  test("is no panel where nothing is", () => {
    const known: Fact<unknown> = { state: "known", value: 1, at, sources: [] };
    expect(missingPanel(missingFact("a", known, model), open)).toEqual([]);
  });

  test("is told together where one marker covers it, and where one form holds it", () => {
    const missing = [
      ...missingFact("a", gap("signature", "header"), model),
      ...missingFact("b", gap("retries"), model),
      ...missingFact("c", gap("retries"), model),
      ...missingFact("d", gap("signature", "prefix"), model),
    ];
    expect(missingPanel(missing, open)).toEqual([
      [
        "> [!IMPORTANT]",
        "> **Not shown**, and where to fill it in:",
        ">",
        "> - a (`header`), d (`prefix`): `manifest/service.yaml#events.lent.signature`",
        "> - b; c: `manifest/service.yaml#events.lent.retries`",
      ].join("\n"),
    ]);
  });

  test("is folded, open, or left out", () => {
    const one = missingFact("a", gap("retries"), model);
    const two = [...one, ...missingFact("b", gap("signature"), model)];
    const list = "- a (`retries`), b (`signature`): `manifest/service.yaml#events.lent`";
    expect(
      missingPanel([...two, ...missingFact("c", gap("d", "e"), model)], { notShown: "folded" }),
    ).toEqual([
      `<details>\n<summary>Not shown: 3 facts</summary>\n\n${list}\n- c: \`manifest/service.yaml#events.lent.d.e\`\n\n</details>`,
    ]);
    expect(missingPanel(one, { notShown: "folded" })).toEqual([
      "<details>\n<summary>Not shown: 1 fact</summary>\n\nA.\n\nTo be filled in at `manifest/service.yaml#events.lent.retries`.\n\n</details>",
    ]);
    expect(missingPanel(two, { notShown: "hidden" })).toEqual([]);
    expect(missingPanel(one, { notShown: "hidden" })).toEqual([]);
  });

  test("is the rest of what is listed, too", () => {
    const bucket: Fact<{ items: []; open: boolean }> = {
      state: "known",
      value: { items: [], open: true },
      at,
      sources: [],
    };
    expect(missingPanel(missingOthers("others", bucket, { folder: "" }), open)).toEqual([
      "> [!IMPORTANT]\n> **Not shown:** others.\n> To be filled in at `service.yaml#events.lent.(others)`.",
    ]);
  });
});

describe("sources", () => {
  const model = modelOf({ "service.yaml": service });
  const said = (...sources: readonly string[]): Fact<number> => ({
    state: "known",
    value: 1,
    at,
    sources,
  });

  test("say what kind they are, so that what was merely observed is seen", () => {
    expect(sourcesText(["handbook"], model)).toBe("*Source:* Handbook (document).");
    expect(sourcesText(["handbook", "calls", "calls"], model)).toBe(
      "*Sources:* Handbook (document) and calls (**observed**).",
    );
    expect(sourcesText([], model)).toBe("");
  });

  test("are told fact by fact only where they differ", () => {
    const alike = [
      { name: "a", fact: said("handbook") },
      { name: "b", fact: said("handbook") },
    ];
    expect(sourcesBlocks(alike, model)).toEqual(["*Source:* Handbook (document)."]);
    const other = { name: "c", fact: said("calls") };
    const gap = { name: "d", fact: { state: "notShown", at } } as const;
    expect(sourcesBlocks([...alike, other, gap], model)).toEqual([
      "*Sources:* Handbook (document) for a and b; calls (**observed**) for c.",
    ]);
    expect(sourcesBlocks([gap], model)).toEqual([]);
  });
});
