/** The lists of the runtime's files and names are those of its folder, so that no emitted class takes the name of one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runtimeClasses } from "../../../../generator/targets/java-client/runtime-files.js";
import { callMembers } from "../../../../generator/targets/java-client/runtime-names.js";
import { templatesFolder } from "../../../golden-tree.js";

const folder = join(templatesFolder, "java-client");

test("every class is listed", () => {
  const classes = readdirSync(folder)
    .filter((each) => each.endsWith(".java") && each !== "package-info.java")
    .map((each) => each.slice(0, -".java".length));
  expect(runtimeClasses.toSorted()).toEqual(classes.toSorted());
});

test("no wither is called as a method of all calls", () => {
  const members = ["Call", "PagedCall", "EventCall", "ItemCall"].flatMap((name) => {
    const text = readFileSync(join(folder, `${name}.java`), "utf8");
    const methods = /^ {2}(?=[a-z<@])(?!private)[\w<>?@., ]+ (\w+)\(.*[{,(;]$/gm;
    return Array.from(text.matchAll(methods), ([, of = ""]) => of);
  });
  expect(members).toContain("execute");
  expect(members.filter((each) => !callMembers.includes(each) && each !== "with")).toEqual([]);
});
