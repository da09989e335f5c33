/** The faults of texts that are not JSON, or have more of it than is read. */
import type { TextFault } from "./text-fault.js";

/** Ten megabytes of a description have a tenth of this, and so has the largest capture; beyond it memory runs out. */
export const maximumValues = 3_000_000;

/** A file that would exhaust the memory. */
export function tooManyValues(offset: number): TextFault {
  return {
    code: "source-too-large",
    message: `the file has more than ${maximumValues / 1e6} million values`,
    range: [offset, offset + 1],
    help: "export less of it: only the requests to the API, or one part of the description",
  };
}

/** The word that stands at an offset. */
export function nameAt(text: string, at: number): string | undefined {
  const word = /[A-Za-z_$][\w$]*/y;
  word.lastIndex = at;
  return word.exec(text)?.[0];
}

/** Returns the text at an unexpected place, for a message. */
export function shownAt(text: string, at: number): string {
  const found = nameAt(text, at) ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
  return JSON.stringify(found.slice(0, 40));
}

/** The way out, by what stands there. */
export function adviceFor(text: string, at: number): string {
  const rest = text.slice(at, at + 2);
  if (rest === "//" || rest === "/*") return "JSON has no comments: delete it";
  if (rest.startsWith("'")) return "JSON wants double quotes";
  if (rest.startsWith("<"))
    return "this looks like a page or an error answer, not a description: fetch the file again";
  // The second byte of what is UTF-16 without a mark.
  if (rest.startsWith("\0")) return "the file seems to be UTF-16: save it as UTF-8";
  return "mend the JSON, or export it again; a file in YAML has to end in `.yaml`";
}
