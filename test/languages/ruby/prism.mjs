/**
 * Reads files of Ruby as several versions of the language do: `node prism.mjs VERSIONS < FILES`, both in JSON, files as an object of
 * texts by path. It prints what is wrong, one fault a line. It is a process of its own, because Node warns where WASI is loaded.
 */
import { readFileSync } from "node:fs";
import { loadPrism } from "@ruby/prism";

const versions = JSON.parse(process.argv[2]);
const files = JSON.parse(readFileSync(0, "utf8"));
const parse = await loadPrism();
for (const [path, text] of Object.entries(files)) {
  for (const version of versions) {
    const { errors, warnings } = parse(text, { filepath: path, version });
    for (const { message, location } of [...errors, ...warnings]) {
      const before = Buffer.from(text).subarray(0, location.startOffset).toString();
      console.log(`${path}:${before.split("\n").length}: Ruby ${version}: ${message}`);
    }
  }
}
