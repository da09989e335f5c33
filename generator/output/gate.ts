/** The read-back gate: nothing is written unless each changed file says exactly what was meant. */
import type { Plan } from "./plan.js";

/**
 * Reads the text of every file that is to be created or updated back. A file that does not say what was meant is a bug
 * of the generator, never a user's fault: thrown, with all differences of all files.
 */
export async function passReadBack(plan: Plan): Promise<void> {
  const faults: string[] = [];
  for (const item of plan.items) {
    if (item.action !== "create" && item.action !== "update") continue;
    const differences = (await item.file.readBack?.(item.file.text)) ?? [];
    faults.push(...differences.map((difference) => `${item.path}: ${difference}`));
  }
  if (faults.length > 0) {
    throw new Error(`files do not say what was meant; nothing was written\n${faults.join("\n")}`);
  }
}
