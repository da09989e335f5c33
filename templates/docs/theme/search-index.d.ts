/** The index of VitePress's local search: for each language of the site a function that loads it, as JSON. */
declare module "@localSearchIndex" {
  const index: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default index;
}
