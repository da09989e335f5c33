// Made by endpoint-manifest (typescript-client) from its template file-part.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Files of a multipart body. */
import type { BinaryBody } from "./raw-body.js";

/** A file in a multipart body: a `File`, a Blob, bytes, a stream, or any of these with a name. */
export type BinaryPart = BinaryBody | FilePart;

/** Content with the name and the media type of a file: for streams, and for everything else that is not a `File`. */
export class FilePart {
  readonly content: BinaryBody;
  readonly name: string;
  /** Media type; empty where it is unknown or has a character that no media type has, as with a `File`. */
  readonly type: string;

  constructor(content: BinaryBody, name: string, options: { readonly type?: string } = {}) {
    this.content = content;
    this.name = name;
    const type = options.type ?? (content instanceof Blob ? content.type : "");
    this.type = /^[ -~]*$/.test(type) ? type : "";
  }
}
