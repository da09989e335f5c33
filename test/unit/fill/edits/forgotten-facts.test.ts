/** Facts that were forgotten are filled in again: then the manifest says what it said before, and all other text is as it was. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasErrors } from "../../../../generator/diagnostics/diagnostic.js";
import { fillManifest } from "../../../../generator/fill/edits/fill-manifest.js";
import {
  entriesOf,
  isPlainMap,
  type PlainValue,
} from "../../../../generator/source/plain-value.js";
import { validate } from "../../../../generator/validate/validate.js";
import { runs } from "../../../left-to-matrices.js";
import { blanked, type Choose } from "./blanked.js";
import { letters } from "./filling.js";
import { modelOf, parsed, targetOf, textsOf } from "./scenario-texts.js";

/** Without those where something was merely observed: a document that lists it all makes that complete. */
const scenarios = [
  ...["authentication", "behaviour", "bodies", "deprecation", "half-known-parameters"],
  ...["hostile", "none-everywhere", "pagination", "responses", "schema-shapes", "schema-sides"],
  ...["schemas", "streams", "styles", "subgroups"],
];

/** All that there are to be told, and told of. */
const manifests = [...scenarios, "half-known", "sources"].map((scenario) => textsOf(scenario));

const choice = fc.constantFrom<ReturnType<Choose>>("kept", "kept", "marked", "left out");

describe("facts that were forgotten", () => {
  test.each(scenarios)("%s", (scenario) => {
    const truth = textsOf(scenario);
    const wanted = modelOf(truth);
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1, maxLength: 60 }),
        fc.boolean(),
        (choices, isCrlf) => {
          let turn = 0;
          const choose = () => choices[turn++ % choices.length] ?? "kept";
          const texts = truth.map(({ file, text }) => {
            const left = blanked(file, text, choose);
            return { file, text: isCrlf ? left.replaceAll("\n", "\r\n") : left };
          });
          const documents = texts.map(parsed);
          fc.pre(!hasErrors(validate(documents).diagnostics));
          const targets = truth.flatMap((each) => targetOf(each));
          const proposal = fillManifest(documents, targets, { source: letters });
          expect(proposal.conflicts).toEqual([]);
          expect(proposal.refused).toEqual([]);
          expect(modelOf(proposal.documents)).toBe(wanted);
          for (const { before = "", after } of proposal.files) expectKept(before, after);
          expect(fillManifest(proposal.documents, targets, { source: letters }).files).toEqual([]);
        },
      ),
      { numRuns: runs(8) },
    );
  });
});

/** A manifest that has forgotten facts, and what another one tells of the files of its kind. */
const strangers = fc
  .tuple(
    fc.constantFrom(...manifests),
    fc.constantFrom(...manifests),
    fc.array(choice, { minLength: 1, maxLength: 60 }),
  )
  .map(([own, other, choices]) => {
    let turn = 0;
    const choose = () => choices[turn++ % choices.length] ?? "kept";
    const documents = own.map(({ file, text }) =>
      parsed({ file, text: blanked(file, text, choose) }),
    );
    const targets = other.flatMap((each) => {
      const into = own.find(({ file }) => folderOf(file) === folderOf(each.file));
      return into ? targetOf(each, into.file) : [];
    });
    return { documents, targets };
  })
  .filter(({ documents }) => !hasErrors(validate(documents).diagnostics));

describe("facts of another API", () => {
  test("nothing that is known changes", () => {
    fc.assert(
      fc.property(strangers, ({ documents, targets }) => {
        const proposal = fillManifest(documents, targets, { source: letters });
        for (const { file, value } of documents) {
          const after = proposal.documents.find((each) => each.file === file)?.value;
          expect(lostFacts(value ?? null, after, file)).toEqual([]);
        }
        for (const { before = "", after } of proposal.files) expectKept(before, after);
      }),
      { numRuns: runs(60) },
    );
  });

  test("where the source is preferred nothing differs any more", () => {
    fc.assert(
      fc.property(strangers, ({ documents, targets }) => {
        const options = { source: letters, prefer: () => true };
        const proposal = fillManifest(documents, targets, options);
        expect(proposal.conflicts).toEqual([]);
        expect(fillManifest(proposal.documents, targets, options).files).toEqual([]);
      }),
      { numRuns: runs(24) },
    );
  });
});

function folderOf(file: string): string {
  return file.replace(/[^/]+$/, (name) => (file.includes("/") ? "" : name));
}

/** Places of facts that are not there any more, or say something else. */
function lostFacts(
  before: PlainValue,
  after: PlainValue | undefined,
  path: string,
): readonly string[] {
  if (before === "not shown" || before === true) return [];
  if (after === undefined) return [path];
  if (isPlainMap(before) && isPlainMap(after)) {
    return entriesOf(before).flatMap(([key, value]) => {
      const isMarker =
        value === "not shown" && (key === "(others)" || key === "additionalProperties");
      if (isMarker || key === "sourceOf") return [];
      return lostFacts(value, after[key], `${path}.${key}`);
    });
  }
  const isNothing =
    isPlainMap(before) &&
    entriesOf(before).every(([, value]) => lostFacts(value, undefined, path).length === 0);
  if (isNothing) return [];
  const isGrown =
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.every((item, index) => lostFacts(item, after[index], path).length === 0);
  return isGrown || before === after ? [] : [path];
}

/** Lines without a slot or a brace stand in the new text as they are, in their order; all comments are there. */
function expectKept(before: string, after: string): void {
  const lines = after.split("\n");
  let from = 0;
  for (const line of before.split("\n")) {
    if (/not shown|[{}[\]]|^\s*[\w-]+:\s*$/.test(line) || line.trim() === "") continue;
    const at = lines.indexOf(line, from);
    expect(at, `the line is kept: ${JSON.stringify(line)}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  const comments = (text: string) =>
    [...text.matchAll(/(?<=^|\s)# .*$/gm)].map(([comment]) => comment.trim());
  expect(comments(after)).toEqual(expect.arrayContaining(comments(before)));
  if (before.includes("\r\n")) expect(after.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
}
