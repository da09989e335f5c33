/** Diagnostics of the text of the files: bytes, YAML syntax, and YAML that other readers understand otherwise. */
import type { CatalogEntry } from "./catalog-entry.js";

export const textCodes = {
  "folder-missing": {
    severity: "error",
    title: "the manifest's folder does not exist",
    explanation:
      "The manifest is a folder. Its default is `manifest`; `--manifest` names another one.",
    wrong: "endpoint-manifest generate --manifest manifets",
    right: "endpoint-manifest generate --manifest manifest",
  },
  "not-a-folder": {
    severity: "error",
    title: "a file stands where a folder should be",
    explanation:
      "The manifest is a folder, and so are its `groups` and `schemas`. Each of them has one YAML file per name.",
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
    title: "a required file is missing",
    explanation: "`service.yaml` says what the service is, and which groups and resources it has.",
    wrong: "manifest/groups/books.yaml",
    right: "manifest/service.yaml\nmanifest/groups/books.yaml",
  },
  "file-unreadable": {
    severity: "error",
    title: "a file or folder cannot be read",
    explanation:
      "The file exists but cannot be read: its permissions forbid it, or it is a link that leads nowhere or in a circle.",
    wrong: "chmod 000 manifest/service.yaml",
    right: "chmod 644 manifest/service.yaml",
  },
  "file-too-large": {
    severity: "error",
    title: "a file is larger than any manifest needs",
    explanation:
      "A file may have up to 16 MiB and three million words and signs. A larger one is a mistake, or an attempt to exhaust the machine. You can spread schemas over several files in `schemas/`.",
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
    explanation:
      "The generator does not read files with another ending, so their facts would be lost.",
    wrong: "manifest/groups/books.yml",
    right: "manifest/groups/books.yaml",
  },
  "unexpected-file": {
    severity: "warning",
    title: "the manifest's folder has a file that is not part of the manifest",
    explanation:
      "A manifest has `service.yaml`, `targets.yaml`, `groups/*.yaml`, `schemas/*.yaml` and `shared/*.yaml`. The generator ignores `README.md`, `manifest.schema.json` and names that begin with a dot. Any other name may be misspelled.",
    wrong: "manifest/servce.yaml",
    right: "manifest/service.yaml",
  },
  "forbidden-character": {
    severity: "error",
    title: "a file has a character that YAML does not allow",
    explanation:
      "Control characters, lone carriage returns and halves of surrogate pairs are invisible, and tools treat them differently. To put a control character into a text, write its escape in double quotes.",
    wrong: "title: Bo\\0ok           # a real NUL",
    right: 'title: "Bo\\u0000ok"',
  },
  "yaml-syntax": {
    severity: "error",
    title: "a file is not valid YAML",
    explanation:
      "The file breaks the grammar of YAML 1.2. Later faults may show only after you correct this one.",
    wrong: "title: 'Books",
    right: "title: 'Books'",
  },
  "tab-indentation": {
    severity: "error",
    title: "a line is indented with a tab",
    explanation: "YAML allows only spaces for indentation.",
    wrong: "operations:\n\tretrieve:",
    right: "operations:\n  retrieve:",
  },
  "nesting-too-deep": {
    severity: "error",
    title: "maps and lists are nested too deeply",
    explanation:
      "Maps and lists may be nested up to 100 levels deep. Write schemas that contain themselves with `$ref`.",
    wrong: "schema: { type: array, items: { type: array, items: { … } } }",
    right: "schema: { $ref: '#/schemas/matrix' }",
  },
  "empty-file": {
    severity: "error",
    title: "a file is empty",
    explanation: "A file without content, or with comments alone, is most likely unfinished.",
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
    title: "a file uses a feature of YAML that manifests do not allow",
    explanation:
      "Manifests have no anchors, aliases, merge keys, tags, directives, keys other than texts, or second documents. So each fact stands in one place, and a short text cannot grow into a huge one. Quote a text that begins with `&`, `*` or `!`.",
    wrong: "accept: */*",
    right: "accept: '*/*'",
  },
  "text-needs-quotes": {
    severity: "error",
    title: "a text without quotes means something else to YAML",
    explanation:
      "Quote a text that has a colon and a space, that begins with one of @ ` % | > [ { ' \" and goes on after it, or that stands in braces or brackets and has [ ] { } or a comma.",
    wrong: "title: Books: the whole truth",
    right: "title: 'Books: the whole truth'",
  },
  "comma-cuts-text": {
    severity: "error",
    title: "a comma in braces ends a text",
    explanation:
      "Between braces a comma separates entries, so the rest of the text becomes a key without a value. The same happens if no space follows the colon of a key.",
    wrong: "{ description: a list, at most 5 }",
    right: "{ description: 'a list, at most 5' }",
  },
  "comment-hides-value": {
    severity: "error",
    title: "a value begins with `#` and so is a comment",
    explanation: "A `#` after a space begins a comment. References begin with `#`, so quote them.",
    wrong: "$ref: #/schemas/book",
    right: "$ref: '#/schemas/book'",
  },
  "comment-cuts-text": {
    severity: "warning",
    title: "a `#` inside a text begins a comment",
    explanation:
      "A `#` after a space begins a comment, and the text ends before it. A comment with a space after its `#` is not reported.",
    wrong: "description: see #1",
    right: "description: 'see #1'",
  },
  "empty-value": {
    severity: "error",
    title: "a key or a list entry has no value",
    explanation:
      "Write `not shown` for a fact that is not known, and `none` for a thing that is known to be absent. An empty value, `~` and `null` say neither. `null` is a value only below `default`, `const`, `enum`, `example` and `examples`.",
    wrong: "title:",
    right: "title: not shown",
  },
  "duplicate-key": {
    severity: "error",
    title: "a key is used twice in one map",
    explanation:
      "YAML readers take the first, the last, or neither. Keys are compared as texts: `200` and `'200'` are one key.",
    wrong: "200: { description: Done }\n'200': { description: Saved }",
    right: "200: { description: Done }",
  },
  "odd-key": {
    severity: "error",
    title: "a key is empty, or a number in an unusual spelling",
    explanation:
      "Some YAML readers take `2e2`, `0xC8` and `200.0` for 200, others for texts. Write a plain number, or quote the text.",
    wrong: "0xC8: { description: Done }",
    right: "200: { description: Done }",
  },
  "number-like-text": {
    severity: "warning",
    title: "a text without quotes looks like a number",
    explanation:
      "The generator reads a number only if that keeps every digit as written. It reads `2025.10`, `0123`, `1e3` and ids of twenty digits as texts; other YAML readers would change them. Quote the text.",
    wrong: "version: 2025.10",
    right: "version: '2025.10'",
  },
  "ambiguous-plain-text": {
    severity: "warning",
    title: "other YAML readers would not read a text as a text",
    explanation:
      "YAML 1.1, which many tools still use, reads `yes`, `no`, `on`, `off`, `y` and `n` as booleans and `22:30` as a number. As keys, `true` and `null` differ as well. The generator reads them as texts; quotes make them texts everywhere.",
    wrong: "enum: [NO, SE]",
    right: "enum: ['NO', SE]",
  },
} satisfies Record<string, CatalogEntry>;
