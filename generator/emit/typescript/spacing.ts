/** Where blank lines stand between the statements of a file; both printers ask here. */

/** Imports stand together, and so do exports of other modules; anything else has a blank line before and after it. */
export function hasBlankLineBetween(previous: string, next: string): boolean {
  return previous !== next || (next !== "import" && next !== "export");
}
