/** Diagnostics of the text of the files: bytes, YAML syntax, and YAML that other readers understand otherwise. */
import type { CatalogEntry } from "./catalog-entry.js";

export const textCodes = {
  "folder-missing": {
    severity: "error",
    title: "the manifest's folder does not exist",
    explanation: "The manifest is a folder, `manifest` unless `--manifest` names another one.",
    wrong: "endpoint-manifest generate --manifest manifets",
    right: "endpoint-manifest generate --manifest manifest",
  },
  "not-a-folder": {
    severity: "error",
    title: "a file stands where a folder should be",
    explanation:
      "The manifest is a folder, and so are `groups` and `schemas` in it. Each of them holds one YAML file per name.",
    wrong: "manifest/groups          # a file",
    right: "manifest/groups/books.yaml",
  },
  "not-a-file": {
    severity: "error",
    title: "a folder or a device stands where a file should be",
    explanation: "Only regular files, and links to them, are read.",
    wrong: "manifest/groups/books.yaml/",
    right: "manifest/groups/books.yaml",
  },
  "file-missing": {
    severity: "error",
    title: "a file that every manifest has is missing",
    explanation: "`service.yaml` says what the service is, and which groups and resources it has.",
    wrong: "manifest/groups/books.yaml",
    right: "manifest/service.yaml\nmanifest/groups/books.yaml",
  },
  "file-unreadable": {
    severity: "error",
    title: "the system does not let us read a file or a folder",
    explanation:
      "The file is there but cannot be read: its permissions forbid it, or it is a link that leads nowhere or in a circle.",
    wrong: "chmod 000 manifest/service.yaml",
    right: "chmod 644 manifest/service.yaml",
  },
  "file-too-large": {
    severity: "error",
    title: "a file is larger than any manifest needs",
    explanation:
      "A file may have 16 MiB and three million words and signs. More is a mistake, or meant to exhaust the machine. Schemas may be spread over several files of `schemas/`.",
    wrong: "manifest/schemas/everything.yaml",
    right: "manifest/schemas/book.yaml\nmanifest/schemas/author.yaml",
  },
  "not-utf8": {
    severity: "error",
    title: "a file is not UTF-8",
    explanation:
      "All files are UTF-8, with or without a byte order mark. Other encodings, such as UTF-16 and Windows-1252, are not guessed.",
    wrong: "title: Bront\\xEB        # saved as Windows-1252",
    right: "title: Brontë           # saved as UTF-8",
  },
  "wrong-extension": {
    severity: "error",
    title: "a YAML file does not end in `.yaml`",
    explanation: "Files that end otherwise are not read, so their facts would silently be lost.",
    wrong: "manifest/groups/books.yml",
    right: "manifest/groups/books.yaml",
  },
  "unexpected-file": {
    severity: "warning",
    title: "something in the manifest's folder is not part of it",
    explanation:
      "A manifest has `service.yaml`, `targets.yaml`, `groups/*.yaml`, `schemas/*.yaml` and `shared/*.yaml`. `README.md`, `manifest.schema.json` and names that begin with a dot are passed over; all else may be a misspelt name.",
    wrong: "manifest/servce.yaml",
    right: "manifest/service.yaml",
  },
  "forbidden-character": {
    severity: "error",
    title: "a file holds a character that YAML does not allow",
    explanation:
      "Control characters, carriage returns on their own and halves of surrogate pairs are invisible, and no two tools treat them alike. Where a control character belongs to a text, write its escape in double quotes.",
    wrong: "title: Bo\\0ok           # a real NUL",
    right: 'title: "Bo\\u0000ok"',
  },
  "yaml-syntax": {
    severity: "error",
    title: "a file is not YAML",
    explanation:
      "The file breaks the grammar of YAML 1.2. Further faults behind this one may show only when it is mended.",
    wrong: "title: 'Books",
    right: "title: 'Books'",
  },
  "tab-indentation": {
    severity: "error",
    title: "a line is indented with a tab",
    explanation: "YAML indents with spaces only, because tabs are as wide as each editor likes.",
    wrong: "operations:\n\tretrieve:",
    right: "operations:\n  retrieve:",
  },
  "nesting-too-deep": {
    severity: "error",
    title: "maps and lists are nested too deeply",
    explanation:
      "Maps and lists may stand in each other 100 levels deep, which no description of an API needs. Schemas that contain themselves are written with `$ref`.",
    wrong: "schema: { type: array, items: { type: array, items: { … } } }",
    right: "schema: { $ref: '#/schemas/matrix' }",
  },
  "empty-file": {
    severity: "error",
    title: "a file says nothing",
    explanation: "A file without content, or with comments only, is most likely unfinished.",
    wrong: "# books",
    right: "title: Books\noperations: not shown",
  },
  "root-not-a-map": {
    severity: "error",
    title: "a file does not consist of keys and values",
    explanation: "Each file of the manifest is one map: keys, each with a colon and a value.",
    wrong: "- books\n- authors",
    right: "groups: [books, authors]",
  },
  "yaml-feature": {
    severity: "error",
    title: "a feature of YAML is used that manifests do without",
    explanation:
      "Anchors, aliases, merge keys, tags, directives, keys other than texts and second documents are refused: one fact stands in one place, and a short text cannot grow into a huge one. A text that merely begins with `&`, `*` or `!` needs quotes.",
    wrong: "accept: */*",
    right: "accept: '*/*'",
  },
  "text-needs-quotes": {
    severity: "error",
    title: "a text without quotes means something else to YAML",
    explanation:
      "Quotes are needed when a text holds a colon and a space, begins with one of @ ` % | > [ { ' \" and goes on after it, or stands in braces or brackets and holds [ ] { } or a comma.",
    wrong: "title: Books: the whole truth",
    right: "title: 'Books: the whole truth'",
  },
  "comma-cuts-text": {
    severity: "error",
    title: "a comma in braces ends a text",
    explanation:
      "Between braces a comma separates entries, so that the rest of the text becomes a key without a value. The same happens when no space follows the colon of a key.",
    wrong: "{ description: a list, at most 5 }",
    right: "{ description: 'a list, at most 5' }",
  },
  "comment-hides-value": {
    severity: "error",
    title: "a value begins with `#` and so is a comment",
    explanation: "A `#` after a space begins a comment. References begin with `#` and need quotes.",
    wrong: "$ref: #/schemas/book",
    right: "$ref: '#/schemas/book'",
  },
  "comment-cuts-text": {
    severity: "warning",
    title: "a `#` inside a text begins a comment",
    explanation:
      "A `#` after a space begins a comment, and the text ends before it. Comments with a space after the `#` are not remarked upon.",
    wrong: "description: see #1",
    right: "description: 'see #1'",
  },
  "empty-value": {
    severity: "error",
    title: "a key or a list entry has no value",
    explanation:
      "What is not known is `not shown`, what is known to be absent is `none`; no value at all, `~` and `null` say neither. `null` is a value only below `default`, `const`, `enum`, `example` and `examples`.",
    wrong: "title:",
    right: "title: not shown",
  },
  "duplicate-key": {
    severity: "error",
    title: "a key stands twice in one map",
    explanation:
      "YAML readers take the first, the last, or neither. Keys are compared as texts: `200` and `'200'` are one key.",
    wrong: "200: { description: Done }\n'200': { description: Saved }",
    right: "200: { description: Done }",
  },
  "odd-key": {
    severity: "error",
    title: "a key is empty, or a number in an unusual spelling",
    explanation:
      "`2e2`, `0xC8` and `200.0` are 200 to some YAML readers and texts to others. Write a number plainly, and quote what is meant as a text.",
    wrong: "0xC8: { description: Done }",
    right: "200: { description: Done }",
  },
  "number-like-text": {
    severity: "warning",
    title: "a text without quotes looks like a number",
    explanation:
      "A number is taken as a number only if that loses nothing of how it is written. `2025.10`, `0123`, `1e3` and ids of twenty digits are taken as texts; other YAML readers would change them.",
    wrong: "version: 2025.10",
    right: "version: '2025.10'",
  },
  "ambiguous-plain-text": {
    severity: "warning",
    title: "other YAML readers take a text for something else",
    explanation:
      "YAML 1.1, which many tools still read, takes `yes`, `no`, `on`, `off`, `y` and `n` for booleans and `22:30` for a number. As keys, `true` and `null` differ as well. Here they are texts; quotes make them texts everywhere.",
    wrong: "enum: [NO, SE]",
    right: "enum: ['NO', SE]",
  },
} satisfies Record<string, CatalogEntry>;
