/** Text in a POSIX shell (POSIX.1-2024, Shell Command Language, section 2.2): sh, bash and zsh read it as it is. */
import { filled, type OpenText } from "../../sdk/samples/open-text.js";

/** One word, whatever the text is; no character stands for anything else within single quotes. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** One word in which variables of the environment stand: in double quotes where nothing in it is special there. */
export function openShellWord(text: OpenText): string {
  if (text.every((piece) => typeof piece === "string")) return shellWord(text.join(""));
  const isPlain = text.every(
    (piece) => typeof piece !== "string" || /^[\w .,:;=?&%/+-]*$/.test(piece),
  );
  if (isPlain) {
    const word = filled(text, ({ name }) => `\${${name}}`);
    // Without braces it is easier to read: not before what would be a part of the name, or zsh's way to change the value.
    return `"${word.replace(/\$\{(\w+)\}(?!:?\w)/g, "$$$1")}"`;
  }
  return text
    .map((piece) => (typeof piece === "string" ? shellWord(piece) : `"$${piece.name}"`))
    .join("");
}

/** True if a text can stand in a command that is copied to a terminal: control characters would be keys there. */
export function isTypeable(text: string): boolean {
  return !/[^\P{Cc}\n]/u.test(text);
}
