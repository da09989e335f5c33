/** What a source is called, by the name of its file or its title. */

/** A name of a source; either is undefined where nothing in the text can be told. */
export interface SourceName {
  readonly id: string | undefined;
  readonly title: string | undefined;
}

/** The name of a file without its folders and ending: `captures/Book Shop.har` → `book-shop`, `Book Shop`. */
export function sourceName(file: string, isTellable: (text: string) => boolean): SourceName {
  const title = (file.split("/").at(-1) ?? "").replace(/\.(?:har|json|ya?ml)$/i, "").trim();
  if (title === "" || !isTellable(title)) return { id: undefined, title: undefined };
  return { id: kebabCase(title), title };
}

/** The id that a text makes, in kebab-case; undefined where nothing of it can stand in one. */
export function kebabCase(text: string): string | undefined {
  const id = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "");
  return id === "" ? undefined : id;
}
