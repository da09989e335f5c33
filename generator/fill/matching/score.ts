/** How alike two operations are: from 0 to 1, in hundredths, so that what is compared is what is shown. */

/** A likeness as everybody sees it: rounded down, for a pair must not seem more alike than it is. */
export function scoreOf(likeness: number): number {
  // What falls short of a hundredth by an error of binary fractions alone has it: 0.29 * 100 is 28.999999999999996.
  return Math.floor(likeness * 100 + 1e-9) / 100;
}

/** A score as text: `0.69`. */
export function scoreText(score: number): string {
  return score.toFixed(2);
}
