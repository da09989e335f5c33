/** A command line that is right stays right when facts are filled in: the same request goes to the service. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { optionNames, ownOptions } from "../../../generator/targets/cli/command-names.js";
import { scenariosFolder, specifiedManifest } from "../../golden-tree.js";
import { findToolchain } from "../toolchains.js";
import { builtTool } from "./emitted-tools.js";

const lines = [
  ["artists", "retrieve", "a/b"],
  ["artists", "bulk-retrieve", "--query", "ids=a,b"],
  ["artists", "list-albums", "x", "--query", "limit=2", "--query", "include_groups=album,single"],
  ["artists", "top-tracks", "x", "--header", "x-own=1", "--cookie", "c=1", "--query", "market=SE"],
  ["request", "GET", "/own?a=b"],
];

describe.skipIf(findToolchain("go") === undefined)("a tool with more facts", () => {
  const programs: string[] = [];
  beforeAll(async () => {
    for (const manifest of [specifiedManifest, join(scenariosFolder, "music-filled")]) {
      programs.push((await builtTool(manifest)).program);
    }
  });

  test.each(lines.map((line) => [line] as const))("sends the same for %j", (line) => {
    const [before = "", after = ""] = programs.map((program) => {
      const env = { LIBRARY_BASE_URL: "http://127.0.0.1:1" };
      const { status, stdout, stderr } = spawnSync(program, [...line, "--dry-run"], {
        ...{ env, encoding: "utf8" },
      });
      expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" });
      // What the manifest says of all calls, such as the media types to ask for, may come with a fact.
      return stdout
        .split("\n")
        .filter((each) => !/^ {2}--header 'accept:/.test(each))
        .join("\n");
    });
    expect(after.replaceAll(/ \\$/gm, "")).toBe(before.replaceAll(/ \\$/gm, ""));
  });
});

test("the option of a parameter is of its own place and name, whatever else there is", () => {
  const parameters = [
    { place: "query", name: "limit" },
    { place: "query", name: "output" },
    { place: "query", name: "header-x" },
    { place: "header", name: "limit" },
    { place: "cookie", name: "limit" },
  ] as const;
  const all = optionNames(parameters);
  expect(all).toEqual(["limit", "query-output", "query-header-x", "header-limit", "cookie-limit"]);
  for (const [index, each] of parameters.entries()) {
    expect(optionNames([each])).toEqual([all[index]]);
  }
  expect(all.filter((each) => ownOptions.has(each))).toEqual([]);
});
