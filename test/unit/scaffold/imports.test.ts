/** Where new imports go: never into a line that somebody wrote. */
import { expect, test } from "vitest";
import { manifest, operation, run } from "./handler-folder.js";

const given = manifest({ books: operation("list", "List", "GET /books") });
const code = "export const books: BooksHandlers = {\n};\n";
const needed = 'import { notImplemented } from "library";\n';
const own = 'import type { BooksHandlers } from "library/books";';

test.each([
  ["behind the last import", `${own} // mine\n${code}`, `${own} // mine\n${needed}`],
  ["before all, where code follows the only one", `${own} ${code}`, `${needed}\n${own} export`],
  [
    "behind the last that ends its line",
    `import a from "a";\n${own} ${code}`,
    `import a from "a";\n${needed}${own} export`,
  ],
  ["behind a first line for the shell", `#!/x\n${own} ${code}`, `#!/x\n${needed}`],
])("%s", (_, text, start) => {
  const { files, notes } = run(given, { "books.ts": text });
  expect(notes.join()).toContain("books.ts");
  expect(files["books.ts"]?.slice(0, start.length)).toBe(start);
});
