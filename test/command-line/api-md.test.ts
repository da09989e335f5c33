/** An SDK's `api.md` in each of five languages, from nothing to a package and back: run as processes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { manifestText } from "./book-project.js";
import { Project, root } from "./project.js";

const listings = join(root, "test/unit/fill/api-md/listings");
const languages = ["typescript", "python", "go", "java", "ruby"] as const;
let project: Project;

afterEach(() => project.end());

/** A folder with the listing of a language, and nothing else. */
function listed(language: string): Project {
  const made = new Project({});
  const text = readFileSync(join(listings, `${language}.md`), "utf8");
  made.write("api.md", text.trimEnd().split("\n"));
  return made;
}

describe.each(languages)("%s", (language) => {
  const expected = (file: string): string => join(root, "test/command-line/api-md", language, file);

  test("through init, generate and check; a second run changes nothing", async () => {
    project = listed(language);
    const { code, out, error } = await project.run(["init", "--from", "api.md"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    await expect(out).toMatchFileSnapshot(expected("init.txt"));
    await expect(manifestText(project)).toMatchFileSnapshot(expected("manifest.txt"));
    expect(await project.run(["generate"])).toMatchObject({ code: 0, error: "" });
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
    const before = manifestText(project);
    const again = await project.run(["fill", "--from", "api.md"]);
    expect(again).toMatchObject({ code: 0, error: "" });
    expect(again.out).toMatch(/^manifest: 0 facts from api\.md/);
    expect(manifestText(project)).toBe(before);
    const compared = await project.run(["compare", "--with", "api.md"]);
    expect(compared).toMatchObject({ code: 0, error: "" });
    await expect(compared.out).toMatchFileSnapshot(expected("compare.txt"));
  });
});

test("a call that is not understood is told with its place, and leaves out itself alone", async () => {
  project = listed("typescript");
  const lines = project.read("api.md").trimEnd().split("\n");
  project.write("api.md", [
    ...lines,
    '- <code title="get books">client.faulty.<a href="x">list</a>() -> Faulty</code>',
    '- <code title="fetch /books">client.faulty.<a href="x">fetch</a>() -> Faulty</code>',
  ]);
  const { code, error } = await project.run(["init", "--from", "api.md"]);
  expect(code).toBe(0);
  await expect(error).toMatchFileSnapshot(join(root, "test/command-line/api-md/faults.txt"));
  expect(project.has("manifest/groups/faulty.yaml")).toBe(false);
});
