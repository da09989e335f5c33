/** The lists of the runtime's files and names are those of its folder, so that no emitted class takes the name of one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runtimeFileNames } from "../../../../generator/targets/kotlin-client/runtime-files.js";
import {
  callProperties,
  groupMembers,
  optionFunctions,
  runtimeTypes,
} from "../../../../generator/targets/kotlin-client/runtime-names.js";
import { templatesFolder } from "../../../golden-tree.js";

const folder = join(templatesFolder, "kotlin-client");
const files = readdirSync(folder).filter((each) => each.endsWith(".kt"));

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

test("every file is listed", () => {
  expect(runtimeFileNames.toSorted()).toEqual(files.map((each) => each.slice(0, -3)).toSorted());
});

test("every type is listed", () => {
  const declared = /^(?:[a-z]+ )*(?:class|interface|object|typealias) (\w+)/gm;
  const types = files.flatMap((each) => Array.from(read(each).matchAll(declared), ([, of]) => of));
  expect(runtimeTypes.toSorted()).toEqual([...new Set(types)].toSorted());
});

/** The functions of a class of the runtime that what is emitted below it sees. */
function functionsOf(name: string, file: string): readonly string[] {
  const [, body = ""] =
    new RegExp(`class ${name}\\b[\\s\\S]*?\\{\\n([\\s\\S]*?)\\n\\}`).exec(read(file)) ?? [];
  const declared = /^ {4}(?!private)(?:[a-z]+ )*fun (?:<[^>]*> )?(\w+)\(/gm;
  return Array.from(body.matchAll(declared), ([, of = ""]) => of);
}

test("no operation and no credential hides a function of the class that it is in", () => {
  const ofGroups = functionsOf("Group", "Client.kt");
  const ofOptions = [
    ...functionsOf("CommonOptions", "Settings.kt"),
    ...functionsOf("ClientOptions", "ClientOptions.kt"),
  ];
  expect(ofGroups).toContain("core");
  expect(ofOptions).toContain("credential");
  expect(ofGroups.filter((each) => !groupMembers.includes(each))).toEqual([]);
  expect(ofOptions.filter((each) => !optionFunctions.includes(each))).toEqual([]);
});

test("no parameter has the name of a property of all blocks", () => {
  const declared = /^ {4}public var (\w+)/gm;
  const text = ["Settings.kt", "PagedCalls.kt"].map(read).join("");
  const properties = Array.from(text.matchAll(declared), ([, of]) => of);
  expect(properties.toSorted()).toEqual(callProperties.toSorted());
});
