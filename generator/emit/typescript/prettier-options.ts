/** The one set of prettier options that emitted TypeScript is laid out with; a host project's own are never read. */

/** All that differs from prettier's defaults. */
export const prettierOptions = { parser: "typescript", printWidth: 100 } as const;

/** The options for printing Docs, with their defaults. */
export const printOptions = {
  printWidth: prettierOptions.printWidth,
  tabWidth: 2,
  useTabs: false,
} as const;
