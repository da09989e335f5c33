/** A manifest that has names only is filled by the `api.md` of an SDK: exactly, with sources, and once. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownValue } from "../../../../generator/model/known.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { groupsBelow, operationsOf } from "../../../../generator/model/walk.js";
import { modelOf } from "../../../../generator/pipeline.js";
import { parseDocument } from "../../../../generator/source/document.js";
import { describedSource } from "../../../../generator/fill/described-source.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { readNew } from "../new-manifest/described.js";
import { filledBy, type Texts } from "../observed/filled.js";
import { languages, type ListedCall, listingOf } from "./listing.js";

const folder = join(import.meta.dirname, "../../../specification/manifest");

function textsIn(inside: string, below = ""): Texts {
  const texts: Record<string, string> = {};
  for (const name of readdirSync(inside).sort()) {
    const path = join(inside, name);
    if (statSync(path).isDirectory()) Object.assign(texts, textsIn(path, `${below}${name}/`));
    else if (name.endsWith(".yaml")) texts[below + name] = readFileSync(path, "utf8");
  }
  return texts;
}

function modelFrom(texts: Texts): ApiModel {
  const documents = Object.entries(texts).map(
    ([file, text]) => parseDocument({ file, text }).value,
  );
  return modelOf(documents, "manifest");
}

function routesIn(texts: Texts): ReadonlyMap<string, string> {
  return new Map(
    operationsOf(modelFrom(texts)).map(({ id, method, path }) => [
      id,
      `${knownValue(method)} ${knownValue(path)?.text}`,
    ]),
  );
}

describe("a manifest of names", () => {
  const before = textsIn(folder);
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  // 76 of those whose method and path no source has, each with one that nobody could guess.
  const made: readonly ListedCall[] = groupsBelow(modelFrom(before).groups)
    .flatMap(({ id, operations }) => operations.map((operation) => ({ id, operation })))
    .filter(({ operation: { path } }) => knownValue(path) === undefined)
    .slice(0, 76)
    .map(({ id, operation: { name } }, index) => ({
      groups: id.split("."),
      name,
      method: methods[index % methods.length] ?? "GET",
      path: `/q${(index * 37) % 76}/{x}/w`,
    }));

  test("there are 76", () => {
    expect(made).toHaveLength(76);
    expect(new Set(made.map(({ path }) => path)).size).toBe(76);
  });

  test.each(languages)("%s: all of them are filled in, and nothing else", (language) => {
    // In another order than the manifest's, so that no place helps.
    const { filled, texts } = filledBy(before, listingOf(made.toReversed(), language));
    const expected = new Map(routesIn(before));
    for (const { groups, name, method, path } of made) {
      expected.set([...groups, name].join("."), `${method} ${path}`);
    }
    expect(routesIn(texts)).toEqual(expected);
    expect(new Set(filled.matching.pairs.map(({ how }) => how))).toEqual(new Set(["exact"]));
    expect(filled.matching.pairs).toHaveLength(76);
    expect(filled.matching.left).toEqual([]);
    expect(filled.proposal.conflicts).toEqual([]);
    expect(filled.proposal.filled.filter(({ at }) => at.file.startsWith("groups/"))).toHaveLength(
      2 * 76,
    );
  });

  test("each fact has the file as its source", () => {
    const { texts } = filledBy(before, listingOf(made, "typescript"));
    const told = operationsOf(modelFrom(texts)).filter(({ id }) =>
      made.some(({ groups, name }) => [...groups, name].join(".") === id),
    );
    const sources = told.flatMap(({ method, path }) =>
      [method, path].map((fact) => (fact.state === "known" ? fact.sources.join() : fact.state)),
    );
    expect(sources).toEqual(sources.map(() => "source-json"));
    expect(sources).toHaveLength(2 * 76);
  });

  test("a second run changes nothing", () => {
    const listing = listingOf(made, "python");
    const { texts } = filledBy(before, listing);
    const again = filledBy(texts, listing);
    expect(again.texts).toEqual(texts);
    expect(again.filled.proposal.filled).toEqual([]);
  });
});

test("the verbs that a language has for others mean them, but where the manifest has both", () => {
  const texts: Texts = {
    "service.yaml":
      "source: a\ntitle: Books\ngroups: [books]\nsources: { a: { title: A, kind: document } }\n",
    "groups/books.yaml":
      "source: a\ntitle: Books\noperations:\n  create: not shown\n  retrieve: not shown\n  get: not shown\n  retrieve-cover: not shown\n",
  };
  const line = (route: string, name: string) =>
    `- <code title="${route}">client.Books.<a>${name}</a>(ctx)</code>\n`;
  const listing =
    line("post /a", "New") + line("get /b/{id}", "Get") + line("get /c/{id}", "GetCover");
  expect(Object.fromEntries(routesIn(filledBy(texts, listing).texts))).toEqual({
    "books.create": "POST /a",
    "books.retrieve": "undefined undefined",
    "books.get": "GET /b/{id}",
    "books.retrieve-cover": "GET /c/{id}",
  });
});

const word = fc.constantFrom(
  ..."album artist chapter device image market player queue track user volume".split(" "),
);
const id = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("-"));
const call = fc.record({ groups: fc.array(id, { minLength: 1, maxLength: 3 }), name: id });

test("names, order and routes survive the way through any language", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(call, {
        minLength: 1,
        maxLength: 20,
        selector: ({ groups, name }) => [...groups, name].join("."),
      }),
      fc.constantFrom(...languages),
      (calls, language) => {
        const ids = new Set(calls.map(({ groups, name }) => [...groups, name].join(".")));
        // A group and a call of one name cannot stand in one group.
        const groups = new Set(
          calls.flatMap((each) =>
            each.groups.map((_, end) => each.groups.slice(0, end + 1).join(".")),
          ),
        );
        fc.pre([...ids].every((each) => !groups.has(each)));
        const sorted = calls.toSorted((one, other) =>
          one.groups.join(".") < other.groups.join(".") ? -1 : 1,
        );
        const listed = sorted.map((each, index) => ({
          ...each,
          method: "GET",
          path: `/p${index}/{id}`,
        }));
        const text = listingOf(listed, language);
        const { value } = openTexts({ "api.md": text }, ["api.md"]);
        const [source] = value.sources;
        if (source === undefined) throw new Error(text);
        const { model, diagnostics } = readNew(describedSource(source).value);
        expect(diagnostics).toEqual([]);
        const found = operationsOf(model).map(
          (each) => `${each.id} ${knownValue(each.method)} ${knownValue(each.path)?.text}`,
        );
        const wanted = listed.map(
          (each) => `${[...each.groups, each.name].join(".")} ${each.method} ${each.path}`,
        );
        expect([...found].sort()).toEqual([...wanted].sort());
        for (const group of groups) {
          const inGroup = (line: string) =>
            line.startsWith(`${group}.`) &&
            !line.slice(group.length + 1, line.indexOf(" ")).includes(".");
          expect(found.filter(inGroup)).toEqual(wanted.filter(inGroup));
        }
      },
    ),
  );
});
