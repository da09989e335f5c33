// Made by endpoint-manifest (docs) from its template build/page-carrier.ts. Not to be edited: fill the manifest in and run generate.

/**
 * Carries the text of a page past VitePress's processing before rendering. That would replace `<!-- @include: … -->` by the file
 * of that name, even where a page shows these words as code.
 */

const mark = "page in base64: ";

/** The plugin, as Vite defines it. */
export interface PageCarrier {
  readonly name: string;
  readonly enforce: "pre";
  readonly transform: (code: string, id: string) => string | null;
  readonly handleHotUpdate: (context: {
    readonly file: string;
    read: () => string | Promise<string>;
  }) => void;
}

/** Hides the text of pages until they are rendered. */
export function pageCarrier(): PageCarrier {
  return {
    name: "page-carrier",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(".md") ? hidden(code) : null),
    handleHotUpdate(context) {
      const { file, read } = context;
      if (file.endsWith(".md")) context.read = async () => hidden(await read());
    },
  };
}

function hidden(text: string): string {
  return mark + Buffer.from(text).toString("base64");
}

/** The original text; a text that was not hidden is returned unchanged. */
export function revealed(text: string): string {
  return text.startsWith(mark) ? Buffer.from(text.slice(mark.length), "base64").toString() : text;
}
