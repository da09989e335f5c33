/** Regular expressions of emitted packages run on what strangers send: none takes more than a fair time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { patternCost } from "../../generator/patterns/longest-text.js";

const templates = join(import.meta.dirname, "../../templates");

/** Others, by their files, and why they are harmless. */
const short: Readonly<Record<string, string>> = {
  "base-url.ts": "what the caller of a client gives",
  "cookies.ts": "what the caller of a client gives",
  "own-base-url.ts": "what the manifest says",
  "schema-faults.ts": "messages of our own",
  "signatures.ts": "no more than two at the end, as was looked at before",
  "tanstack.ts": "what the caller of a client gives",
  "credentials.ts": "what follows the spaces always matches",
  "mock-examples.ts": "examples of the manifest",
  "mock-links.ts": "what the manifest says",
  "mock-pattern.ts": "patterns of the manifest",
  "mock-preferences.ts": "headers of 1,000 characters at most",
  "node-middleware.ts": "one place alone, at the start",
  "node-passage.ts": "looks one character ahead",
  "path-pattern.ts": "templates of the manifest",
  "reply-headers.ts": "what a handler answers",
};

function expressionsIn(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test("all of them are looked at, and each is linear or known to see short texts alone", () => {
  const slow = new Map<string, string[]>();
  let count = 0;
  for (const folder of ["typescript-client", "typescript-server"]) {
    for (const name of readdirSync(join(templates, folder))) {
      if (!name.endsWith(".ts")) continue;
      for (const text of expressionsIn(join(templates, folder, name))) {
        count++;
        const source = text.slice(1, text.lastIndexOf("/"));
        const { cost } = patternCost(source);
        if (cost?.kind !== "linear") slow.set(name, [...(slow.get(name) ?? []), text]);
      }
    }
  }
  expect(count).toBeGreaterThan(30);
  expect([...slow].filter(([name]) => !Object.hasOwn(short, name))).toEqual([]);
  // A name that is not there any more is taken out of the list.
  expect(Object.keys(short).filter((name) => !slow.has(name))).toEqual([]);
});
