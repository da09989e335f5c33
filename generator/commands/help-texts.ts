/** The texts of the commands' helps below their options, in 80 columns. */

/** The text of `mock`. */
export const whatIsAnswered: string = `
An answer is the manifest's example, else made up from its schema, else {}. A
request may ask for another one: Prefer: code=404, example=2, dynamic=true.
Refusals of the mock itself have the shape that the manifest says, and links to
the service lead to the mock.
`;

/** The text of `scaffold`. */
export const whatIsKept: string = `
Your code stays as it is, byte for byte: stubs are added, handlers follow a
rename, and those whose operation went or moved get a comment that says so.
With --dry-run it ends with 1 if there is anything to do.
`;

/** The text of `init`. */
export const whatIsWritten: string = `
The folder of the manifest must not be there yet, or be empty: nothing is ever
overwritten. --out is for the commands that are said to come next.
Paths that were inferred from requests are written as assumed, and told.
`;

/** The text of `generate` and `check`. */
export const whereItGoes: string = `
The result goes to stdout. Errors and warnings go to stderr, in the same format;
so does the profile, as text.
`;

/** The text of `generate --group`. */
export const whatGroupsAre: string = `
With --group, files of other groups that stand there stay as they are, current
or not: \`check\` says which are not. Files that are missing are made.
`;

/** The text of `coverage`. */
export const whatCounts: string = `
\`none\` counts as known. The result goes to stdout, everything else to stderr.
Commit the baseline: it is kept up to date where you run this, and on CI (where
\`CI\` is set) only read. New facts that are not shown are no loss.
`;

/** The text of `diff`. */
export const whatIsCompared: string = `
OLD and NEW are folders of manifests, or revisions of git: main, HEAD~3, v1.2.0,
or with another folder than --manifest main:api/manifest. NEW is the folder of
the manifest if it is left out. To fill facts in breaks nobody, unless a type
narrows by it; that counts with --fail-on breaking, not with contract.
`;

/** The text of the program. */
export const codes: string = `
Exit codes:
  0   done, or current
  1   not current (check, scaffold --dry-run), less known (coverage --min,
      --baseline), or breaking (diff --fail-on)
  2   the manifest or the command line is wrong, or nothing can be written
  70  a bug of ours`;

/** Commands to try. */
export function examples(...commands: readonly string[]): string {
  return `\nExamples:\n${commands.map((each) => `  endpoint-manifest ${each}\n`).join("")}`;
}
