/**
 * Builds the program: the generator, what it runs of the templates, and the packages that are no "dependencies" of ours, as a few
 * files in `dist/`, and the templates that it copies in one more. Loading its 580 modules one by one took 0.3 s of each run, a third
 * of what the whole run takes, the 250 of the packages 0.04 s, and opening 800 templates 0.02 s. Types are not looked at: that is the
 * work of `npm run types`.
 *
 * Every script of npm begins with this, so that nothing is done where nothing has changed, and several may do it at once.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");

/** The inputs and outputs of the last build: paths below the root, each with its size and times. */
const record = join(dist, ".build.json");

/** The inputs beside the modules: the options stand here, and another esbuild may write other code. */
const tools = ["generator/build.mjs", "package.json", "tsconfig.json", "package-lock.json"];

const last = lastBuild();
const isCurrent = last.length > 0 && last.every(([path, state]) => stateOf(path) === state);
if (!isCurrent) await build();

/** Nothing where there was none, or where what it left cannot be read, such as after a power cut. */
function lastBuild() {
  try {
    return Object.entries(JSON.parse(readFileSync(record, "utf8")));
  } catch {
    return [];
  }
}

/** Undefined where there is no such file. The time of a change cannot be set: it tells of a file that was moved away and back. */
function stateOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** The time by the file system's own clock, which goes in steps: what is changed from now on is no older. */
function now() {
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, ".build-"));
  try {
    return statSync(folder).ctimeMs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build() {
  const { build } = await import("esbuild");
  const start = now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["generator/main.ts"],
    outdir: "dist",
    bundle: true,
    // What is imported when it is needed stays in files of its own.
    splitting: true,
    // Large, or with code for one platform: these are loaded from their own folders.
    external: Object.keys(packageOf(root).dependencies),
    // Packages in CommonJS load Node's own modules by `require`.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    format: "esm",
    platform: "node",
    target: "node20.19",
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  const { pack, paths } = packedTemplates();
  writeOutputs([...outputFiles, analyser(), pack, licences(Object.keys(metafile.inputs))]);
  const inputs = [...Object.keys(metafile.inputs), ...paths, ...tools];
  // What was saved while it was read may be in or not: the next build reads it again.
  if (inputs.some((path) => statSync(join(root, path)).ctimeMs >= start)) return;
  const others = ["dist/recheck.cjs", "dist/templates.pack", "dist/licences.txt"];
  const files = [...inputs, ...Object.keys(metafile.outputs), ...others];
  putFile(record, JSON.stringify(Object.fromEntries(files.map((path) => [path, stateOf(path)]))));
}

/**
 * The analyser of patterns, in one file and with its licence. Its package would bring programs of 50 MB for other platforms and
 * engines, and is loaded in one piece only when a pattern has to be looked at.
 */
function analyser() {
  const folder = dirname(require.resolve("recheck/package.json"));
  const program = readFileSync(join(folder, "lib", "browser.js"), "utf8");
  const text = `/*! ${licenceOf(folder)}*/\n${program}`;
  return { path: join(dist, "recheck.cjs"), contents: Buffer.from(text) };
}

/** The licences of the packages that are in the bundle, which have to come with it. */
function licences(inputs) {
  const folders = inputs.flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? [],
  );
  const texts = [...new Set(folders)].sort().map((folder) => licenceOf(join(root, folder)));
  return { path: join(dist, "licences.txt"), contents: Buffer.from(texts.join("\n---\n\n")) };
}

/** Throws where a package has no licence to copy. */
function licenceOf(folder) {
  const { name, version } = packageOf(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no licence: it cannot be bundled`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}

function packageOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * The templates in one file, which `generator/commands/templates.ts` reads: a line of JSON says of each path where its bytes begin
 * and end in all that comes after. `paths` are what it was made of: a folder's state tells of files that come and go.
 */
function packedTemplates() {
  const entries = readdirSync(join(root, "templates"), { recursive: true, withFileTypes: true });
  const paths = ["templates"];
  const files = [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file).replaceAll("\\", "/");
    if (path.includes("/__pycache__")) continue;
    paths.push(path);
    if (entry.isDirectory() || path.endsWith("_test.go")) continue;
    files.push({ path: path.slice("templates/".length), bytes: readFileSync(file) });
  }
  files.sort((left, right) => (left.path < right.path ? -1 : 1));
  let end = 0;
  const index = files.map(({ path, bytes }) => {
    const start = end;
    end += bytes.length;
    return [path, start, end];
  });
  const contents = [Buffer.from(`${JSON.stringify(index)}\n`), ...files.map(({ bytes }) => bytes)];
  return { pack: { path: join(dist, "templates.pack"), contents: Buffer.concat(contents) }, paths };
}

/** A file's name has a hash of what is in it, but for `main.js`, which names the others: it comes when they are there, and the analyser. */
function writeOutputs(outputFiles) {
  const isMain = ({ path }) => basename(path) === "main.js";
  mkdirSync(dist, { recursive: true });
  for (const file of outputFiles.toSorted((a, b) => isMain(a) - isMain(b))) {
    if (!hasContents(file)) putFile(file.path, file.contents);
  }
  const wanted = new Set([
    ...outputFiles.map(({ path }) => basename(path)),
    // A program that still runs (`mock`, `--watch`) may load these yet.
    ...last.filter(([path]) => dirname(path) === "dist").map(([path]) => basename(path)),
  ]);
  for (const name of readdirSync(dist)) {
    // The record, and the folders of builds that run at the same time.
    const isOfBuild = name.startsWith(".build");
    if (!wanted.has(name) && !isOfBuild) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function hasContents({ path, contents }) {
  return existsSync(path) && readFileSync(path).equals(contents);
}

/** At once, so that a program which starts meanwhile finds the old file or the new one, and never half of it. */
function putFile(path, contents) {
  const folder = mkdtempSync(join(dist, ".build-"));
  try {
    writeFileSync(join(folder, "file"), contents);
    renameSync(join(folder, "file"), path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
