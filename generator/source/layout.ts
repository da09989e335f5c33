/** Which files a manifest consists of, by name alone. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/suggest.js";

/** The kind of a path below the manifest's folder, by its name. */
export type EntryKind = "file" | "folder" | "wrong extension" | "stray" | "ignored";

const rootFiles: readonly string[] = ["service.yaml", "targets.yaml"];
/** The folders of a manifest, below its own. */
export const manifestFolders: readonly string[] = ["groups", "schemas", "shared"];

/** Not read, and no cause for a remark. */
const companions: readonly string[] = ["README.md", "manifest.schema.json"];

/** Says what an entry is. Names that begin with a dot belong to other tools and are passed over. */
export function classify(path: string): EntryKind {
  const [first = "", second] = path.split("/");
  const name = second ?? first;
  if (name.startsWith(".") || name === "README.md") return "ignored";
  if (second === undefined) {
    if (rootFiles.includes(name)) return "file";
    if (manifestFolders.includes(name)) return "folder";
    if (companions.includes(name)) return "ignored";
    return rootFiles.includes(withYaml(name)) ? "wrong extension" : "stray";
  }
  if (name.endsWith(".yaml")) return "file";
  return withYaml(name) === name ? "stray" : "wrong extension";
}

/** `.yml`, or an extension in capitals: a file that somebody surely wants to be read. */
export function wrongExtension(path: string): Diagnostic {
  return diagnostic("wrong-extension", {
    message: `"${path}" is not read: the files of a manifest end in \`.yaml\``,
    at: { file: path },
    help: `rename it to "${withYaml(path)}"`,
  });
}

/** An entry that no part of the manifest can be. */
export function strayEntry(path: string): Diagnostic {
  const meant = path.includes("/")
    ? undefined
    : didYouMean(path, [...rootFiles, ...manifestFolders]);
  return diagnostic("unexpected-file", {
    message: `"${path}" is not part of the manifest and is not read`,
    at: { file: path },
    help: meant === undefined ? "move it elsewhere, or delete it" : `did you mean "${meant}"?`,
  });
}

/** The path with the extension that it should have; unchanged when it is no YAML file. */
function withYaml(path: string): string {
  return path.replace(/\.ya?ml$/i, ".yaml");
}
