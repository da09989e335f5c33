/** Numbers that are exact whatever their size. */

/** True of a format of such numbers. */
export function isDecimal({ format }: { readonly format?: string }): boolean {
  return format === "decimal" || format === "decimal128";
}
