/** Manifests written down in a test → the packages that are emitted for them, compiled and ready to be imported. */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build as transpile } from "esbuild";
import { stringify } from "yaml";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import type { RenderedTree } from "../../generator/output/render.js";
import { build } from "../../generator/pipeline.js";
import { readTemplate } from "../golden-tree.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files of a manifest, by path: text is written as it is, any other value as YAML. */
export type ManifestFiles = Readonly<Record<string, unknown>>;

/** The content of a small manifest; the packages are called `test-client`, its class `TestClient`, and `test-server`. */
export interface SmallManifest {
  /** Facts of `service.yaml`. */
  readonly service?: object;
  /** The content of each `groups/<id>.yaml`. */
  readonly groups: Readonly<Record<string, object>>;
  readonly schemas?: object;
}

/** The files of a small manifest. */
export function manifestFiles({ service, groups, schemas }: SmallManifest): ManifestFiles {
  return {
    "service.yaml": {
      source: "handbook",
      groups: Object.keys(groups),
      sources: { handbook: { title: "Handbook", kind: "document" } },
      ...service,
    },
    "targets.yaml": {
      targets: {
        "typescript-client": { package: "test-client", version: "1.0.0", license: "MIT" },
        "typescript-server": {
          package: "test-server",
          version: "1.0.0",
          license: "MIT",
          mock: true,
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(groups).map(([id, group]) => [
        `groups/${id}.yaml`,
        { source: "handbook", ...group },
      ]),
    ),
    ...(schemas && { "schemas/all.yaml": { source: "handbook", schemas } }),
  };
}

/** The targets whose output is a package of TypeScript. */
export type PackageTarget = "typescript-client" | "typescript-server";

/** Makes the files of the client in memory; a manifest with faults is a fault of the test. */
export function renderClient(folder: string): Promise<RenderedTree> {
  return renderPackage(folder, "typescript-client");
}

/** Makes the files of an output in memory, likewise. */
export async function renderPackage(folder: string, target: string): Promise<RenderedTree> {
  const { value, diagnostics } = await build({
    folder,
    name: "manifest",
    templates: readTemplate,
    targets: [target],
    stage: (_name, run) => run(),
  });
  if (value.tree !== undefined) return value.tree;
  throw new Error(
    printDiagnostics(diagnostics, { format: "text", colour: false, locate: value.locate }),
  );
}

/** An emitted package where a project would have it: in `node_modules`. */
export interface EmittedPackage {
  /** The project. */
  readonly project: string;
  /** The package's own folder, with `src/` and `dist/`. */
  readonly folder: string;
  /** Imports what the package exports under its name, or under a subpath. */
  load(subpath?: string): Promise<unknown>;
  /** Takes the project off the disk. */
  remove(): Promise<void>;
}

/** Emits, writes and compiles the client of a manifest; `change` may edit a copy of the manifest's folder before. */
export function emitClient(
  manifest: ManifestFiles | string,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<EmittedPackage> {
  return emitPackage(manifest, "typescript-client", change);
}

/** Emits, writes and compiles the server of a manifest. */
export function emitServer(manifest: ManifestFiles | string): Promise<EmittedPackage> {
  return emitPackage(manifest, "typescript-server", async () => {});
}

async function emitPackage(
  manifest: ManifestFiles | string,
  target: PackageTarget,
  change: (folder: string) => Promise<void>,
): Promise<EmittedPackage> {
  const project = await mkdtemp(join(tmpdir(), "emitted-client-"));
  const source = join(project, "manifest");
  if (typeof manifest === "string") await cp(manifest, source, { recursive: true });
  else await writeFiles(source, manifest);
  await change(source);

  const files = [...(await renderPackage(source, target)).values()].map(
    ({ path, text }) => [path.replace(`${target}/`, ""), text] as const,
  );
  const name = nameOf(Object.fromEntries(files)["package.json"] ?? "");
  const folder = join(project, "node_modules", name);
  await writeFiles(folder, Object.fromEntries(files));
  await transpile({
    entryPoints: files.map(([path]) => join(folder, path)).filter((path) => path.endsWith(".ts")),
    outbase: join(folder, "src"),
    outdir: join(folder, "dist"),
    logLevel: "silent",
  });
  await provideZod(project);
  if (target === "typescript-server") await provideHono(project);
  const { resolve } = createRequire(join(project, "index.js"));
  return {
    project,
    folder,
    load: (subpath) =>
      import(pathToFileURL(resolve(subpath === undefined ? name : `${name}/${subpath}`)).href),
    remove: () => rm(project, { recursive: true }),
  };
}

/** Puts zod where a project has it that uses validators: they leave it to the project to install it. */
export async function provideZod(project: string): Promise<void> {
  await provide(project, "zod");
}

/** Puts the server's dependencies where npm would. */
export async function provideHono(project: string): Promise<void> {
  await provide(project, "hono");
  await provide(project, "@hono/node-server");
}

/** Puts the types of Node where npm would. */
export async function provideNodeTypes(project: string): Promise<void> {
  await provide(project, "@types/node");
}

async function provide(project: string, name: string): Promise<void> {
  const place = join(project, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(join(root, "node_modules", name), place, "junction").catch((error: unknown) => {
    if (memberOf(error, "code") !== "EEXIST") throw error;
  });
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: ManifestFiles): Promise<void> {
  for (const [path, value] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // Without anchors: a manifest has none.
    const text =
      typeof value === "string" ? value : stringify(value, { aliasDuplicateObjects: false });
    await writeFile(join(folder, path), text);
  }
}

/** The value at `artists.retrieve`, and what it belongs to. */
function find(target: unknown, path: string): { readonly owner: unknown; readonly value: unknown } {
  let owner: unknown;
  let value = target;
  for (const name of path.split(".")) {
    owner = value;
    if (owner === null || owner === undefined) throw new Error(`nothing has a "${path}"`);
    value = Reflect.get(Object(owner), name);
  }
  return { owner, value };
}

/** The value at `artists.retrieve`: of a client or a module of which no type is known. */
export function memberOf(target: unknown, path: string): unknown {
  return find(target, path).value;
}

/** Calls `artists.retrieve` as a method of what it belongs to. */
export function invoke(target: unknown, path: string, ...given: unknown[]): unknown {
  const { owner, value } = find(target, path);
  if (typeof value !== "function") throw new Error(`"${path}" is no function`);
  return Reflect.apply(value, owner, given);
}

/** `new TestClient(options)`. */
export function construct(module: unknown, className: string, options?: object): unknown {
  const { value } = find(module, className);
  if (typeof value !== "function") throw new Error(`"${className}" is no class`);
  return Reflect.construct(value, options === undefined ? [] : [options]);
}

function nameOf(packageJson: string): string {
  const { name }: { name: string } = JSON.parse(packageJson);
  return name;
}
