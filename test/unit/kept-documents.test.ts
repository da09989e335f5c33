/** Documents that are kept between runs: the same model and remarks as reading everything anew, edit by edit. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { load } from "../../generator/pipeline.js";
import { keptDocuments, type ParseDocument } from "../../generator/source/kept-documents.js";
import { manifestFiles, stateOf } from "../../generator/source/read.js";
import { service } from "./resolve/manifest-text.js";

const folder = mkdtempSync(join(tmpdir(), "kept-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

const books =
  "source: handbook\noperations:\n  list: { title: List Books, method: GET, path: /books }\n";
beforeEach(() => {
  mkdirSync(join(folder, "groups"), { recursive: true });
  put("service.yaml", service);
  put("targets.yaml", "targets: { model-json: {} }\n");
  put("groups/books.yaml", books);
});

function put(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

/** All that a run knows: with places, so that a document of an older text would show. */
function known(parse?: ParseDocument) {
  const { value, diagnostics } = load({
    folder,
    name: "manifest",
    targets: [],
    stage: (_name, run) => run(),
    parse,
  });
  const placed = diagnostics.map((each) => [each, value.locate(each.at)]);
  const texts = value.documents.map(({ file, text }) => [file, text]);
  return { model: value.model, placed, texts };
}

/** Texts of one file, sound and faulty, some of which differ by a line or a letter. */
const texts = [
  books,
  `# a line more\n${books}`,
  books.replace("List", "All"),
  books.replace("GET", "Get"),
  `${books}  find: not shown\n`,
  `${books}  find: [\n`,
  "title: 'x\n",
  "",
];

test("random edits", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 8 }), (edits) => {
      const parse = keptDocuments();
      for (const text of edits) {
        put("groups/books.yaml", text);
        expect(known(parse)).toEqual(known());
      }
    }),
    { numRuns: 25 },
  );
});

test("a file whose text is the same is not read again", () => {
  const parse = keptDocuments();
  const source = { file: "groups/books.yaml", text: books };
  const first = parse(source);
  expect(parse({ ...source })).toBe(first);
  expect(parse({ ...source, text: `${books}#` })).not.toBe(first);
  expect(parse({ ...source, file: "groups/other.yaml" }).value.file).toBe("groups/other.yaml");
});

test("the state of a manifest is that of its files, and of what is wrong with them", () => {
  const manifestState = (of = folder): string => stateOf(manifestFiles(of));
  const state = manifestState();
  put("groups/books.yaml", books);
  put(".swap", "x");
  expect(manifestState()).toBe(state);
  put("groups/books.yaml", books.replace("List", "Lost"));
  const edited = manifestState();
  expect(edited).not.toBe(state);
  put("groups/books.yml", "");
  expect(manifestState()).not.toBe(edited);
  expect(manifestState(join(folder, "nowhere"))).not.toBe(state);
});
