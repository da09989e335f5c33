/** Bundles as an application makes them: esbuild, minified, for browsers. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The size of a bundle. */
export interface BundleSize {
  /** Bytes, minified. */
  readonly minified: number;
  /** Bytes of that, compressed by gzip at its usual level. */
  readonly gzip: number;
}

/**
 * Bundles an entry, which finds its packages from a folder; an import of Node's own is an error. With its names kept, a bundle
 * can be compared with another: minified they depend on how often each letter occurs.
 */
export async function bundleText(
  entry: string,
  folder: string,
  { keepsNames = false }: { readonly keepsNames?: boolean } = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: "ts" },
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: !keepsNames,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Returns the size of an entry's bundle. */
export async function bundleSize(entry: string, folder: string): Promise<BundleSize> {
  const text = await bundleText(entry, folder);
  return { minified: Buffer.byteLength(text), gzip: gzipSync(text).length };
}
