/**
 * The seed of the random tests. The content of the last commit gives it: a run of a commit can be repeated, on any machine, and
 * other commits try other cases. `SEED=random` tries others at once, `SEED=<integer>` those of a failure.
 */
import { execFileSync } from "node:child_process";

/** The environment of a suite's tests, from which `seeded.ts` takes their seed. */
export function seedOfRun(): { readonly SEED: string } {
  return { SEED: process.env["SEED"] ?? seedOfCommit() ?? "random" };
}

/** The first half of the hash of the files of the last commit; none outside of a clone. */
function seedOfCommit(): string | undefined {
  try {
    const tree = execFileSync("git", ["rev-parse", "HEAD^{tree}"], {
      ...{ cwd: import.meta.dirname, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    });
    return String(Number.parseInt(tree.slice(0, 8), 16) | 0);
  } catch {
    return undefined;
  }
}
