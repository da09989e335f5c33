/** The name of a source, by the name of its file or its title. */
import { kebabCase } from "../../words.js";

/** A name of a source; either is undefined where nothing in the text can be told. */
export interface SourceName {
  readonly id: string | undefined;
  readonly title: string | undefined;
}

/** The name of a file without its folders and ending: `captures/Book Shop.har` → `book-shop`, `Book Shop`. */
export function sourceName(file: string, isTellable: (text: string) => boolean): SourceName {
  const title = (file.split("/").at(-1) ?? "").replace(/\.(?:har|json|ya?ml)$/i, "").trim();
  if (title === "" || !isTellable(title)) return { id: undefined, title: undefined };
  return { id: kebabCase(title) || undefined, title };
}
