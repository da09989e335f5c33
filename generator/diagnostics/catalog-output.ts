/** Diagnostics of the output: what stands in the way of writing. */
import type { CatalogEntry } from "./catalog-entry.js";

export const outputCodes = {
  "cannot-write": {
    severity: "error",
    title: "the output folder cannot be written",
    explanation:
      "The system refuses to create, rename or delete a file in the output folder: it is read-only, it belongs to " +
      "another user, or another program holds the file. New files are first written beside their places, then renamed, " +
      "so every file is either as it was or complete, and the next run does the rest.",
    wrong: "$ chmod a-w generated/typescript-client && npm run generate",
    right: "$ chmod u+w generated/typescript-client && npm run generate",
  },
  "changed-meanwhile": {
    severity: "error",
    title: "a file changed while the generator ran",
    explanation:
      "Between looking at the output folder and writing into it somebody else changed a file there: an editor, another " +
      "run with another manifest, a checkout. Nothing was written, because the decision what to write rested on the " +
      "file as it was. Run the command again.",
    wrong: "$ npm run generate & git switch main",
    right: "$ git switch main && npm run generate",
  },
  "disk-full": {
    severity: "error",
    title: "no space is left on the disk",
    explanation:
      "New files are first written beside their places and then renamed, so a full disk loses nothing: the files that " +
      "stood there still do, and what was half written is removed. Free some space and run the command again.",
    wrong: "$ df -h .\nFilesystem  Size  Used  Avail\n/dev/sda1    20G   20G      0",
    right: "$ df -h .\nFilesystem  Size  Used  Avail\n/dev/sda1    20G   15G   5.0G",
  },
  "edited-orphan": {
    severity: "warning",
    title: "a file that is no longer generated was edited by hand",
    explanation:
      "The generator wrote this file once, and the manifest no longer asks for it. It would be deleted, but its content " +
      "is not what the lock says was written: somebody worked on it. So it stays, and from the next run on it counts as " +
      "a file that the generator did not write. Move what you need of it elsewhere, then delete it.",
    wrong: "generated/typescript-client/src/old-group.ts   (with edits)",
    right: "src/my-own-group.ts                            (outside of generated/)",
  },
  "folder-not-empty": {
    severity: "error",
    title: "the folder of a new manifest holds something already",
    explanation:
      "`init` writes a starter manifest and never overwrites or mixes: it wants a folder that is not there yet, or that " +
      "holds nothing but names that begin with a dot. Nothing was written. If the manifest is there already, go on with " +
      "it: `generate` makes the outputs. To look at the starter beside your own manifest, write it elsewhere.",
    wrong: "$ ls manifest\nservice.yaml\n$ npx endpoint-manifest init",
    right: "$ npx endpoint-manifest init --manifest starter",
  },
  "foreign-file": {
    severity: "error",
    title: "somebody else's file stands where one must be generated",
    explanation:
      "A file has to be written at a path where another one stands that the generator did not write: the lock does not " +
      "list it, and it does not begin as generated files do. It could be a person's work, so nothing at all is written. " +
      "Move it away or delete it. (A file with the very content that would be generated is simply taken over.)",
    wrong: "generated/typescript-client/package.json       (written by hand)\n$ npm run generate",
    right: "$ mv generated/typescript-client/package.json package.old.json\n$ npm run generate",
  },
  "output-overlap": {
    severity: "error",
    title: "two outputs would share a folder, or one would share that of the manifest",
    explanation:
      "`to` gives an output a folder of its own. A folder that is, holds or lies in the folder of another output or of the " +
      "manifest would make two of them write, compare and delete files in one place.",
    wrong: "typescript-client: { as: sources, to: manifest/api }",
    right: "typescript-client: { as: sources, to: src/api }",
  },
  "cannot-build": {
    severity: "error",
    title: "packages cannot be built on this machine",
    explanation:
      "`generate` builds the packages that it makes, JavaScript and declarations, with a compiler that comes as a program for each " +
      "platform (`oxc-transform`). It is not installed for this one: npm leaves optional packages out of a lock file that was " +
      "written on another platform, or with `--omit=optional`. Nothing is written. Install the dependencies anew, or run " +
      "`generate --no-build`, and build each package with its own `npm run build`.",
    wrong: "$ npm ci --omit=optional\n$ npx endpoint-manifest generate",
    right: "$ npm ci\n$ npx endpoint-manifest generate",
  },
  "lock-damaged": {
    severity: "warning",
    title: "the lock of the output folder is damaged",
    explanation:
      "The lock lists each generated file with its hash, one line each; here some lines are none, as after a merge with " +
      "conflicts. The lines that can be read still count, and generating writes the lock anew: run `generate` and commit. " +
      "What is generated does not depend on the lock; it only tells our files from other people's.",
    wrong:
      "<<<<<<< HEAD\n9f86d081…  typescript-client/src/books.ts\n=======\n60303ae2…  typescript-client/src/books.ts\n>>>>>>> topic",
    right: "60303ae2…  typescript-client/src/books.ts",
  },
  "output-unreadable": {
    severity: "error",
    title: "a file of the output folder cannot be read",
    explanation:
      "What stands in the output folder is compared with what would be generated, so it has to be readable. A file or " +
      "folder there is not: its permissions forbid it, or the disk is faulty.",
    wrong: "$ chmod a-r generated/typescript-client/src/books.ts && npm run check",
    right: "$ chmod u+r generated/typescript-client/src/books.ts && npm run check",
  },
  "path-taken": {
    severity: "error",
    title: "something else stands at a path of the output",
    explanation:
      "A folder stands where a file has to be written, a file where a folder has to be, or a symbolic link where either " +
      "has to be: nothing is written through links inside the output folder, because they may lead out of it. Nothing " +
      "was written. Move what stands there away.",
    wrong: "$ ls -F generated/typescript-client\npackage.json/",
    right: "$ ls -F generated/typescript-client\npackage.json",
  },
  "stray-file": {
    severity: "warning",
    title: "a file in a generated folder is not generated",
    explanation:
      "Each folder below the output folder belongs to one target and is the generator's whole. This file in it is not " +
      "generated, not listed in the lock, and no usual build result (dist, node_modules, …). It is never deleted or " +
      "changed, but a package built from the folder may pick it up. Move it elsewhere.",
    wrong: "generated/typescript-client/src/my-notes.ts",
    right: "src/my-notes.ts",
  },
  "unportable-name": {
    severity: "error",
    title: "a file of the output has a name that some systems cannot store",
    explanation:
      "Files are named after the ids of groups and schemas. Windows reserves the names aux, con, nul, prn, com1 … and " +
      "lpt1 …, with any extension, and most systems end at 255 bytes: such a file could not be checked out everywhere. " +
      "Choose another id; ids are ours, so nothing that goes over the wire changes.",
    wrong: "# service.yaml\ngroups: [books, aux]",
    right: "# service.yaml\ngroups: [books, auxiliary]",
  },
} satisfies Record<string, CatalogEntry>;
