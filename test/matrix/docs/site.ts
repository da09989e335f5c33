/** The site of a manifest's docs, built as its owner builds it. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";
import type { ReadRevision } from "../../../generator/past-models.js";
import { build } from "../../../generator/pipeline.js";
import { succeed } from "../../consumers/process.js";
import { revisionOnDisk } from "../../revisions-on-disk.js";
import { root } from "../npm.js";
import { readTemplate } from "../../golden-tree.js";

/** A site that was built. */
export interface BuiltSite {
  /** Folder of the docs, with the pages as Markdown. */
  readonly docs: string;
  /** Folder of the site. */
  readonly dist: string;
  /** Pages as paths below the site, without a slash before them. */
  readonly pages: readonly string[];
  /** How long VitePress took, as a process. */
  readonly seconds: number;
  /** Its output. */
  readonly output: string;
  /** Takes it all away. */
  readonly remove: () => Promise<void>;
}

/** Makes the docs of a manifest, and what stands beside them, and builds the site. A changelog compares with `atRevision`. */
export async function builtSite(
  manifest: string,
  env: Readonly<Record<string, string>> = {},
  atRevision: ReadRevision = revisionOnDisk,
): Promise<BuiltSite> {
  const project = await mkdtemp(join(tmpdir(), "docs-site-"));
  const { value, diagnostics } = await build({
    folder: manifest,
    name: "manifest",
    templates: readTemplate,
    targets: ["docs", "openapi", "http"],
    atRevision,
    stage: (_name, run) => run(),
  });
  if (value.tree === undefined) {
    throw new Error(
      printDiagnostics(diagnostics, { format: "text", colour: false, locate: value.locate }),
    );
  }
  for (const [path, { text }] of value.tree) {
    const file = join(project, "generated", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await symlink(join(root, "node_modules"), join(project, "node_modules"));
  const docs = join(project, "generated/docs");
  const started = performance.now();
  const output = await succeed(
    process.execPath,
    [join(root, "node_modules/vitepress/bin/vitepress.js"), "build"],
    { cwd: docs, env: { NODE_ENV: undefined, ...env } },
  );
  return {
    docs,
    dist: join(docs, "dist"),
    pages: [...value.tree.keys()]
      .filter((path) => path.startsWith("docs/") && path.endsWith(".md"))
      .map((path) => path.slice("docs/".length).replace(/\.md$/, ".html")),
    seconds: (performance.now() - started) / 1000,
    output,
    remove: () => rm(project, { recursive: true }),
  };
}
