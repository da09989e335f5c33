/** Values that samples give: JSON, and files, which JSON cannot hold. */

/** A value: what a language prints as an expression, and what a request is made of. */
export type SampleValue =
  null | boolean | number | string | SampleFile | readonly SampleValue[] | SampleObject;

/** Values by their names. */
export interface SampleObject {
  readonly [name: string]: SampleValue;
}

/** A file that a sample sends, or bytes, which are a file that nobody names. */
export class SampleFile {
  /** Stands beside whoever sends it; left out = the receiver is told no name. */
  readonly name: string | undefined;
  /** Left out = what sends it knows, or need not know. */
  readonly mediaType: string | undefined;

  constructor({ name, mediaType }: { readonly name?: string; readonly mediaType?: string }) {
    this.name = name;
    this.mediaType = mediaType;
  }
}

/** The content of every file in a sample: nobody takes it for a real one. */
export const fileContent = "…";

/** True if a value is an object with names, and no list or file. */
export function isSampleObject(value: SampleValue | undefined): value is SampleObject {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof SampleFile)
  );
}

/** True if a value is a file, or has one in it. */
export function hasFile(value: SampleValue): boolean {
  if (value instanceof SampleFile) return true;
  if (Array.isArray(value)) return value.some(hasFile);
  return isSampleObject(value) && Object.values(value).some(hasFile);
}
