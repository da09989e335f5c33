/** The index of VitePress's local search: a function for each language of the site that loads it, as JSON. */
declare module "@localSearchIndex" {
  const index: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default index;
}
