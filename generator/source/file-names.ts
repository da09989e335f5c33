/** Names of files that not every system can hold beside each other, or at all: whoever checks the manifest out there has another one. */
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.js";
import { foldedName } from "../words.js";

/** Names that Windows gives to devices, with any ending ("Naming Files, Paths, and Namespaces" of its documentation). */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i;

/** The things that files of each folder stand for. */
const things: Readonly<Record<string, string>> = {
  groups: "group",
  schemas: "file of schemas",
  shared: "file of shared parts",
};

/** Checks the paths of a manifest's files: reports `device-name`, and `names-differ-in-case` at the second of two. */
export function nameFaults(files: readonly string[]): readonly Diagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap((file): readonly Diagnostic[] => {
    const folded = foldedName(file);
    const earlier = first.get(folded);
    if (earlier === undefined) first.set(folded, file);
    return [...deviceFaults(file), ...(earlier === undefined ? [] : [twinFault(file, earlier)])];
  });
}

function deviceFaults(file: string): readonly Diagnostic[] {
  const [folder = "", name = ""] = file.split("/");
  const stem = name.replace(/\..*$/, "");
  if (!device.test(stem)) return [];
  return [
    diagnostic("device-name", {
      at: { file },
      message: `"${file}" cannot be stored on Windows, where \`${stem}\` is a device`,
      help: `give the ${things[folder] ?? "file"} another name`,
    }),
  ];
}

function twinFault(file: string, earlier: string): Diagnostic {
  return diagnostic("names-differ-in-case", {
    at: { file },
    message: `"${file}" and "${earlier}" are one file on Windows and macOS`,
    help: "make one file of the two, or rename one",
    related: [{ message: "the other one", at: { file: earlier } }],
  });
}
