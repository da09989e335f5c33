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
    ["a rule for a baseline without one", ["--strict"], "--strict needs --baseline"],
    ["a baseline without a name", ["--baseline", ""], "It is empty."],
    ["a format of other commands", ["--format", "github"], "text, json, markdown"],
  ])("%s is a mistake of the command line", async (_, args, said) => {
    const { code, out, error } = await project.run(["coverage", ...args]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  describe("--baseline", () => {
    const baseline = ["coverage", "--baseline", "known.json", "--quiet"];
    const orders = "manifest/groups/orders.yaml";
    const fill = () => project.replace(orders, "cancel: not shown", "cancel: { title: Cancel }");

    test("is written where there is none, but not on CI", async () => {
      const ci = await project.run(baseline, { CI: "true" });
      expect(ci).toMatchObject({ code: 2, out: "" });
      expect(ci.error).toContain(
        "there is no baseline known.json: run `coverage --baseline known.json`",
      );
      expect(project.has("known.json")).toBe(false);
      const loud = await project.run(["coverage", "--baseline", "known.json"]);
      expect(loud).toMatchObject({ code: 0, error: "known.json written (new): commit it\n" });
      expect(project.read("known.json")).toContain(
        `    "orders.list": { "notShown": 11, "known": ["method", "parameters.path", "path", "title"] }\n`,
      );
    });

    test("is updated where more is known; on CI it is only said to be behind", async () => {
      await project.run(baseline);
      const before = project.read("known.json");
      fill();
      const ci = await project.run(["coverage", "--baseline", "known.json"], { CI: "1" });
      expect(ci.code).toBe(0);
      expect(ci.out).toContain(
        "\nSince the baseline: 1 fact got known, 1 fewer not shown\n  + orders.cancel: title\n",
      );
      expect(ci.error).toContain("known.json is behind (1 fact got known, 1 fewer not shown)");
      expect(project.read("known.json")).toBe(before);
      expect(await project.run(baseline)).toEqual({ code: 0, out: "", error: "" });
      expect(project.read("known.json")).not.toBe(before);
      expect(await project.run(baseline, { CI: "1" })).toEqual({ code: 0, out: "", error: "" });
    });

    test("fails where facts are lost, names them, and stays", async () => {
      await project.run(baseline);
      const before = project.read("known.json");
      project.replace(orders, "    title: List Orders\n", "");
      fill();
      const { code, error } = await project.run(baseline);
      expect(code).toBe(1);
      expect(error).toBe(
        "1 fact was known and is not shown now: fill it in, or accept it with --update-baseline\n" +
          "  manifest/groups/orders.yaml:4:3  orders.list: title\n",
      );
      expect(project.read("known.json")).toBe(before);
      expect((await project.run([...baseline, "--update-baseline"], { CI: "1" })).code).toBe(0);
      expect((await project.run(baseline)).code).toBe(0);
    });

    test("an operation that is new is no loss, unless that is asked", async () => {
      await project.run(baseline);
      project.replace(orders, "cancel: not shown", "cancel: not shown\n  find: not shown");
      const strict = await project.run([...baseline, "--strict"]);
      expect(strict).toMatchObject({ code: 1 });
      expect(strict.error).toContain("15 facts more not shown than in the baseline");
      expect((await project.run(baseline)).code).toBe(0);
      expect((await project.run([...baseline, "--strict"])).code).toBe(0);
    });

    test("is told in Markdown and JSON", async () => {
      await project.run(baseline);
      fill();
      const read = (format: string) =>
        project.run(["coverage", "--baseline", "known.json", "--format", format], { CI: "1" });
      const markdown = await read("markdown");
      expect(markdown.out).toContain(
        "**Since the baseline**: 1 fact got known, 1 fewer not shown (known 6 → 7, not shown 46 → 45).",
      );
      expect(JSON.parse((await read("json")).out)).toMatchObject({
        sinceBaseline: {
          before: { known: 6 },
          now: { known: 7 },
          lost: [],
          gained: [{ places: ["title"] }],
        },
      });
    });

    test("that is damaged is not written over: exit code 2", async () => {
      project.write("known.json", ["<<<<<<< ours"]);
      const { code, error } = await project.run(baseline);
      expect(code).toBe(2);
      expect(error).toContain("known.json cannot be read as a baseline: it is not JSON");
      expect(project.read("known.json")).toBe("<<<<<<< ours\n");
      expect((await project.run([...baseline, "--update-baseline"])).code).toBe(0);
    });

    test("that cannot be written, or is a folder, is told", async () => {
      project.write("known.json/a", []);
      expect(await project.run(baseline)).toMatchObject({ code: 2, out: "" });
    });

    test("is of the whole manifest", async () => {
      const { code, error } = await project.run([...baseline, "--group", "orders"]);
      expect(code).toBe(2);
      expect(error).toContain("cannot be used with option '--group <id>'");
    });
  });

  test("--badge writes a picture, and only where it differs", async () => {
    const run = () =>
      project.run(["coverage", "--quiet", "--badge", "docs/badge.svg"], { CI: "1" });
    expect(await run()).toEqual({ code: 0, out: "", error: "" });
    expect(project.read("docs/badge.svg")).toContain(
      "<title>API coverage: 11.5% of the facts are known</title>",
    );
    expect(await run()).toEqual({ code: 0, out: "", error: "" });
  });

  test("helps with examples, in 80 columns", async () => {
    const { code, out, error } = await project.run(["coverage", "--help"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("Examples:\n  endpoint-manifest coverage\n");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
