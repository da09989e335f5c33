/** `coverage`, run as a process: formats, filters, the least that has to be known, and mistakes. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.end());

/*
 * The service has 18 slots, of which its title is known, and a source 2. The group has 2, of which its title is known;
 * an operation has 15, and of one title, method, path, and that the path has no parameters are known.
 */
const total = 18 + 2 + 2 + 2 * 15;
const known = 1 + 1 + 4;

describe("coverage", () => {
  test("says how much is known, and writes nothing", async () => {
    const { code, out, error } = await project.run(["coverage"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain(`Shop\n1 group, 2 operations (1 callable, 0 deprecated)\n`);
    expect(out).toContain(`${known} of ${total} facts known (11.5%; 1 of them \`none\`)`);
    expect(out).toMatch(/^ {2}orders +\S+ +15\.6% {2}5 of 32$/m);
    expect(out).toContain("\n  manifest/groups/orders.yaml:8:11  operations.cancel (15 facts)\n");
    expect(out).not.toContain("\u001b");
    expect(project.has("generated")).toBe(false);
  });

  test("prints for programs and for pull requests", async () => {
    const json = await project.run(["coverage", "--format", "json"]);
    expect(json).toMatchObject({ code: 0, error: "" });
    expect(JSON.parse(json.out)).toMatchObject({
      groups: 1,
      operations: { total: 2, callable: 1, deprecated: 0 },
      facts: { known, none: 1, notShown: total - known, percent: 11.5 },
      sources: [{ id: "handbook", facts: known }],
    });
    const markdown = await project.run(["coverage", "--format", "markdown"]);
    expect(markdown.out).toMatch(/^## Coverage of Shop: 11\.5%\n/);
  });

  test("counts a group, or a kind of fact", async () => {
    const group = await project.run(["coverage", "--group", "orders", "--format", "json"]);
    expect(JSON.parse(group.out)).toMatchObject({ facts: { known: 5, notShown: 27 } });
    const kind = await project.run(["coverage", "--kind", "path", "--format", "json"]);
    expect(JSON.parse(kind.out)).toMatchObject({ facts: { known: 1, notShown: 1 } });
  });

  test("--min ends with 1 when less is known, and says by how much", async () => {
    expect(await project.run(["coverage", "--min", "11.5", "--quiet"])).toEqual({
      ...{ code: 0, out: "", error: "" },
    });
    // Half of 52 facts are 26.
    expect(await project.run(["coverage", "--min", "50", "--quiet"])).toEqual({
      ...{ code: 1, out: "" },
      error: "11.5% is known, less than the 50% of --min: 20 facts short\n",
    });
    const loud = await project.run(["coverage", "--min", "100", "--format", "json"]);
    expect(loud.code).toBe(1);
    expect(JSON.parse(loud.out)).toMatchObject({ groups: 1 });
  });

  test("a path that is filled in makes more known", async () => {
    project.replace("manifest/groups/orders.yaml", "cancel: not shown", "cancel: { path: /x }");
    const { out } = await project.run(["coverage"]);
    // The path, and that it has no parameters.
    expect(out).toContain(`${known + 2} of ${total} facts known`);
  });

  test("an error in the manifest is all that it says: exit code 2", async () => {
    project.replace("manifest/groups/orders.yaml", "title: List Orders", "title: None");
    const { code, out, error } = await project.run(["coverage", "--min", "1"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("manifest/groups/orders.yaml:5:12 - error marker-typo");
    expect(error).not.toContain("--min");
    const json = await project.run(["coverage", "--format", "json"]);
    expect(JSON.parse(json.error)).toMatchObject([{ code: "marker-typo", line: 5 }]);
  });

  test.each([
    ["not a number", ["--min", "most"], "a number from 0 to 100"],
    ["a percent sign", ["--min", "80%"], "a number from 0 to 100"],
    ["less than nothing", ["--min=-1"], "a number from 0 to 100"],
    ["more than all", ["--min", "100.1"], "a number from 0 to 100"],
    ["nothing", ["--min", ""], "a number from 0 to 100"],
    ["a group that is not there", ["--group", "order"], "did you mean `orders`?"],
    ["a kind that is not there", ["--kind", "paht"], "did you mean `path`?"],
    ["a format of other commands", ["--format", "github"], "text, json, markdown"],
  ])("%s is a mistake of the command line", async (_, args, said) => {
    const { code, out, error } = await project.run(["coverage", ...args]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  test("helps with examples, in 80 columns", async () => {
    const { code, out, error } = await project.run(["coverage", "--help"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("Examples:\n  endpoint-manifest coverage\n");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
