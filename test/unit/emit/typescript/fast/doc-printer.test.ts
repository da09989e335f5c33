/** Our own Docs are printed as prettier prints its own, whatever they are made of. */
import fc from "fast-check";
import { builders, printer, utils } from "prettier/doc";
import { expect, test } from "vitest";
import { commentLines } from "../../../../../generator/emit/typescript/doc-comments.js";
import * as own from "../../../../../generator/emit/typescript/fast/doc.js";
import { printDoc } from "../../../../../generator/emit/typescript/fast/doc-printer.js";
import { printOptions } from "../../../../../generator/emit/typescript/prettier-options.js";

/** One Doc in both forms, which begins and ends with a text. */
interface Both {
  readonly own: own.Doc;
  readonly theirs: builders.Doc;
}

const text: fc.Arbitrary<Both> = fc
  .oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,40}$/) },
    { weight: 1, arbitrary: fc.constantFrom("größe", "名前", "🎵", "e\u0301", "👩‍👩‍👧", "Ｗ") },
  )
  .map((each) => ({ own: each, theirs: each }));

/** The text of a doc comment, on one line or on several, blank ones among them. */
const description = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.lorem() }, fc.constant("")), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([isSeveral, lines]) => `${isSeveral ? "\n" : ""}${lines.join("\n")}`);

const separators = {
  line: { own: own.line, theirs: builders.line },
  softline: { own: own.softline, theirs: builders.softline },
  hardline: { own: own.hardline, theirs: builders.hardline },
  nothing: { own: "", theirs: "" },
} as const;

/** Docs with places between them where lines may end, each place of its own kind. */
function row(inner: fc.Arbitrary<Both>): fc.Arbitrary<Both> {
  const separator = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom("line", "softline", "nothing") },
    { weight: 1, arbitrary: fc.constant("hardline") },
  ) satisfies fc.Arbitrary<string>;
  return fc.array(fc.tuple(separator, inner), { minLength: 1, maxLength: 5 }).map((parts) => {
    const both = parts.flatMap(([kind, each], index) =>
      index === 0 ? [each] : [separators[kindOf(kind)], each],
    );
    return {
      own: own.concat(both.map((each) => each.own)),
      theirs: both.map((each) => each.theirs),
    };
  });
}

function kindOf(kind: string): keyof typeof separators {
  return kind === "line" || kind === "softline" || kind === "hardline" ? kind : "nothing";
}

const { doc } = fc.letrec<{ doc: Both }>((tie) => {
  const inner = fc.oneof({ weight: 3, arbitrary: text }, { weight: 2, arbitrary: tie("doc") });
  const rows = row(inner);
  return {
    doc: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      text,
      rows,
      rows.map((each) => ({ own: own.indent([each.own]), theirs: builders.indent(each.theirs) })),
      rows.map((each) => ({
        own: own.align(3, [each.own]),
        theirs: builders.align(3, each.theirs),
      })),
      fc.tuple(rows, fc.boolean()).map(([each, isBroken]) => ({
        own: own.group([each.own], { isBroken }),
        theirs: builders.group(each.theirs, { shouldBreak: isBroken }),
      })),
      rows.map((each) => ({ own: own.group([each.own]), theirs: builders.group(each.theirs) })),
      // A list with a comma at its end where it is broken.
      rows.map((each) => ({
        own: own.group([
          "(",
          own.indent([own.softline, each.own]),
          own.ifBreak(","),
          own.softline,
          ")",
        ]),
        theirs: builders.group([
          "(",
          builders.indent([builders.softline, each.theirs]),
          builders.ifBreak(","),
          builders.softline,
          ")",
        ]),
      })),
      // Two sides, of which the second one is moved to the next line.
      fc.tuple(inner, rows).map(([left, right]) => {
        const id = Symbol("sides");
        return {
          own: own.group([
            own.group([left.own]),
            " =",
            own.group([own.indent([own.line])], { id }),
            own.indentIfBreak(own.group([right.own]), id),
          ]),
          theirs: builders.group([
            builders.group(left.theirs),
            " =",
            builders.group(builders.indent(builders.line), { id }),
            builders.indentIfBreak(builders.group(right.theirs), { groupId: id }),
          ]),
        };
      }),
      // Layouts to be tried.
      fc.tuple(inner, rows).map(([first, second]) => {
        const willBreak = utils.willBreak(first.theirs);
        const broken = builders.group(second.theirs, { shouldBreak: true });
        const states = builders.conditionalGroup([first.theirs, broken]);
        return {
          own: own.firstThatFits([first.own, own.group([second.own], { isBroken: true })]),
          theirs: willBreak ? [builders.breakParent, states] : states,
        };
      }),
      // Numbers, as many on each line as fit.
      fc.array(fc.nat(99_999), { minLength: 1, maxLength: 40 }).map((numbers) => {
        const id = Symbol("numbers");
        const last = numbers.length - 1;
        const theirs = numbers.flatMap((each, index): builders.Doc[] =>
          index === last
            ? [[`${each}`, builders.ifBreak(",", "", { groupId: id })]]
            : [`${each},`, builders.line],
        );
        const parts = numbers.flatMap((each, index) =>
          index === last
            ? [own.concat([`${each}`, own.ifBreak(",", "", id)])]
            : [`${each},`, own.line],
        );
        return {
          own: own.group(["[", own.indent([own.softline, own.fill(parts)]), own.softline, "]"], {
            id,
          }),
          theirs: builders.group(
            [
              "[",
              builders.indent([builders.softline, builders.fill(theirs)]),
              builders.softline,
              "]",
            ],
            { id },
          ),
        };
      }),
      // A comment before something.
      fc.tuple(description, inner).map(([text, each]) => ({
        own: own.concat([own.comment(text), each.own]),
        theirs: [
          builders.join(builders.hardline, commentLines(text)),
          builders.hardline,
          each.theirs,
        ],
      })),
    ),
  };
});

test("the same text, and the same answers to whether lines end", () => {
  fc.assert(
    fc.property(doc, (each) => {
      // prettier marks broken groups while it prints, so that it is asked first.
      const willBreak = utils.willBreak(each.theirs);
      expect(own.willBreak(each.own)).toBe(willBreak);
      expect(own.canBreak(each.own)).toBe(utils.canBreak(each.theirs));
      if (!willBreak) expect(own.onOneLine(each.own)).toBe(flatText(each.theirs));
      expect(printDoc(each.own)).toBe(
        printer.printDocToString(each.theirs, printOptions).formatted,
      );
    }),
    { numRuns: 3000 },
  );
});

function flatText(theirs: builders.Doc): string {
  const flat = utils.removeLines(theirs);
  return printer.printDocToString(flat, { ...printOptions, printWidth: Infinity }).formatted;
}
