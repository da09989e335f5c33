/** The lists of copied files: all that the runtime is made of, and all that its files import. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  eventFileNames,
  mockFileNames,
  runtimeFileNames,
  runtimeFiles,
  sharedEventFileNames,
  sharedFileNames,
} from "../../../../generator/targets/typescript-server/runtime-files.js";

const templates = fileURLToPath(new URL("../../../../templates/", import.meta.url));

test("the runtime's folder has the listed files, and no others", () => {
  const listed = [...runtimeFileNames, ...mockFileNames, ...eventFileNames].map(
    (name) => `${name}.ts`,
  );
  expect(listed.toSorted()).toEqual(readdirSync(`${templates}typescript-server`).toSorted());
});

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])("every import leads to a file of the package, events: %s, mock: %s", (withEvents, withMock) => {
  const files = runtimeFiles({ withEvents, withMock });
  const paths = new Set(files.map(({ template }) => template));
  const missing = files.flatMap(({ template }) =>
    importsOf(template).filter((imported) => !paths.has(imported)),
  );
  expect(missing).toEqual([]);
});

test("nothing of the client's runtime is copied that no file needs", () => {
  const validators = ["schema-checks", "schema-kinds", "validator"];
  const needed = new Set(validators.map((name) => `typescript-client/${name}.ts`));
  for (const { template } of runtimeFiles({ withEvents: true, withMock: true })) {
    for (const imported of importsOf(template)) needed.add(imported);
  }
  const shared = [...sharedFileNames, ...sharedEventFileNames];
  expect(shared.filter((name) => !needed.has(`typescript-client/${name}.ts`))).toEqual([]);
});

/** The templates that a template imports. */
function importsOf(template: string): readonly string[] {
  const [folder = ""] = template.split("/");
  const text = readFileSync(templates + template, "utf8");
  return Array.from(text.matchAll(/from "(\.[^"]*)\.js"/g), ([, path = ""]) =>
    path.startsWith("./") ? `${folder}/${path.slice(2)}.ts` : `${path.slice(3)}.ts`,
  );
}
