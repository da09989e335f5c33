/** Diagnostics of the output: what stands in the way of writing. */
import type { CatalogEntry } from "./catalog-entry.js";

export const outputCodes = {
  "cannot-write": {
    severity: "error",
    title: "the output folder cannot be written",
    explanation:
      "The system refuses to create, rename or delete a file in the output folder: the folder is read-only or belongs to " +
      "another user, or another program holds the file open. The generator writes each file beside its place and then " +
      "renames it, so every file is either old or complete. Correct the permissions and run the command again.",
    wrong: "$ chmod a-w generated/typescript-client && npm run generate",
    right: "$ chmod u+w generated/typescript-client && npm run generate",
  },
  "changed-meanwhile": {
    severity: "error",
    title: "a file changed while the generator ran",
    explanation:
      "Somebody else changed a file of the output folder after the generator had read it: an editor, another run, or a " +
      "checkout. The generator wrote nothing, because it had decided from the old file. Run the command again.",
    wrong: "$ npm run generate & git switch main",
    right: "$ git switch main && npm run generate",
  },
  "disk-full": {
    severity: "error",
    title: "no space is left on the disk",
    explanation:
      "The generator writes each file beside its place and then renames it, so a full disk loses nothing: existing files " +
      "are unchanged, and half-written ones are removed. Free some space and run the command again.",
    wrong: "$ df -h .\nFilesystem  Size  Used  Avail\n/dev/sda1    20G   20G      0",
    right: "$ df -h .\nFilesystem  Size  Used  Avail\n/dev/sda1    20G   15G   5.0G",
  },
  "edited-orphan": {
    severity: "warning",
    title: "a file that is no longer generated was edited by hand",
    explanation:
      "The generator wrote this file once, and the manifest no longer needs it. The generator would delete it, but its " +
      "content differs from what the lock records, so somebody edited it. The file stays, and from the next run on it " +
      "counts as a file of yours. Move your edits elsewhere, then delete it.",
    wrong: "generated/typescript-client/src/old-group.ts   (with edits)",
    right: "src/my-own-group.ts                            (outside of generated/)",
  },
  "folder-not-empty": {
    severity: "error",
    title: "the folder of a new manifest is not empty",
    explanation:
      "`init` never overwrites a file. It writes into a folder that does not exist yet, or that has only names that begin " +
      "with a dot. Nothing was written. If the manifest already exists, run `generate`. To look at the starter beside your " +
      "own manifest, write it to another folder.",
    wrong: "$ ls manifest\nservice.yaml\n$ npx endpoint-manifest init",
    right: "$ npx endpoint-manifest init --manifest starter",
  },
  "foreign-file": {
    severity: "error",
    title: "a file that the generator did not write stands in its way",
    explanation:
      "The generator has to write a file where another one stands that it did not write: the lock does not list it, and its " +
      "first line is not that of a generated file. It may be somebody's work, so the generator writes nothing at all. Move " +
      "the file or delete it. (If the file has exactly the generated content, the generator adopts it.)",
    wrong: "generated/typescript-client/package.json       (written by hand)\n$ npm run generate",
    right: "$ mv generated/typescript-client/package.json package.old.json\n$ npm run generate",
  },
  "output-overlap": {
    severity: "error",
    title: "two outputs share a folder, or one shares that of the manifest",
    explanation:
      "`to` gives an output its own folder. The folder must not be that of another output or of the manifest, nor lie in it " +
      "or hold it: the generator would write, compare and delete files of both in one place.",
    wrong: "typescript-client: { as: sources, to: manifest/api }",
    right: "typescript-client: { as: sources, to: src/api }",
  },
  "cannot-build": {
    severity: "error",
    title: "packages cannot be built on this machine",
    explanation:
      "`generate` builds JavaScript and declarations of its packages with a compiler (`oxc-transform`) that comes as one " +
      "program for each platform. The program for this platform is not installed: npm leaves it out with `--omit=optional`, " +
      "or if the lock file was written on another platform. Nothing is written. Install the dependencies anew, or run " +
      "`generate --no-build` and then `npm run build` in each package.",
    wrong: "$ npm ci --omit=optional\n$ npx endpoint-manifest generate",
    right: "$ npm ci\n$ npx endpoint-manifest generate",
  },
  "unknown-revision": {
    severity: "error",
    title: "a revision of the changelog cannot be read",
    explanation:
      "`changelog` of the target `docs` names revisions of git. The generator reads the manifest as it stood there, and " +
      "compares. It reads git's own files: nothing is checked out, and nothing is fetched. Git is not installed, the folder " +
      "is no repository, or this clone does not have the revision or its manifest. Clones of build servers often have one " +
      "commit and no tags. Fetch the whole history there: `fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0` of GitLab. If " +
      "the manifest stood in another folder then, name it after a colon: `v1.0.0:api/manifest`.",
    wrong: "- uses: actions/checkout@v4\n- run: npx endpoint-manifest check",
    right:
      "- uses: actions/checkout@v4\n  with: { fetch-depth: 0 }\n- run: npx endpoint-manifest check",
  },
  "faulty-revision": {
    severity: "error",
    title: "the manifest at a revision of the changelog has errors",
    explanation:
      "The generator compares the manifest with the one at a revision, so it has to read both. The older one has errors by " +
      "the rules of this version of the generator: it was committed with errors, or it is of a time when the format was " +
      "another one. Take the release out of the list, or name a revision whose manifest is right. `npx endpoint-manifest " +
      "diff REVISION` shows all of its errors.",
    wrong: "docs: { changelog: { releases: [{ revision: v1.1.0 }, { revision: v0.1.0 }] } }",
    right: "docs: { changelog: { releases: [{ revision: v1.1.0 }] } }",
  },
  "lock-damaged": {
    severity: "warning",
    title: "the lock of the output folder is damaged",
    explanation:
      "The lock has one line with a hash for each generated file. Some lines cannot be read, as after a merge with " +
      "conflicts. The other lines still count. Run `generate`, which writes the lock anew, and commit it. No generated file " +
      "depends on the lock: it only tells generated files from yours.",
    wrong:
      "<<<<<<< HEAD\n9f86d081…  typescript-client/src/books.ts\n=======\n60303ae2…  typescript-client/src/books.ts\n>>>>>>> topic",
    right: "60303ae2…  typescript-client/src/books.ts",
  },
  "output-unreadable": {
    severity: "error",
    title: "a file of the output folder cannot be read",
    explanation:
      "The generator compares the output folder with what it would generate, so it has to read the files there. Permissions " +
      "forbid it for this file or folder, or the disk is faulty.",
    wrong: "$ chmod a-r generated/typescript-client/src/books.ts && npm run check",
    right: "$ chmod u+r generated/typescript-client/src/books.ts && npm run check",
  },
  "path-taken": {
    severity: "error",
    title: "something else stands at a path of the output",
    explanation:
      "A folder stands where the generator has to write a file, a file stands where it needs a folder, or a symbolic link " +
      "stands in place of either. The generator never writes through links, because they may lead out of the output folder. " +
      "Nothing was written. Move the thing away.",
    wrong: "$ ls -F generated/typescript-client\npackage.json/",
    right: "$ ls -F generated/typescript-client\npackage.json",
  },
  "stray-file": {
    severity: "warning",
    title: "a generated folder has a file that is not generated",
    explanation:
      "Each folder below the output folder belongs to one target, and only the generator writes there. This file is not " +
      "generated, not in the lock, and not a usual build result (dist, node_modules, …). The generator never deletes or " +
      "changes it, but a package built from the folder may include it. Move it elsewhere.",
    wrong: "generated/typescript-client/src/my-notes.ts",
    right: "src/my-notes.ts",
  },
  "unportable-name": {
    severity: "error",
    title: "a generated file has a name that some systems cannot store",
    explanation:
      "Ids of groups and schemas become file names. Windows reserves aux, con, nul, prn, com1 … and lpt1 …, with any " +
      "extension, and most systems allow at most 255 bytes. Choose another id. Ids never go over the wire, so no request " +
      "changes.",
    wrong: "# service.yaml\ngroups: [books, aux]",
    right: "# service.yaml\ngroups: [books, auxiliary]",
  },
} satisfies Record<string, CatalogEntry>;
