/** Numbers in words: lists, one and several, lengths of time. */

/** "a", "a and b", "a, b and c": with another word for `and` where they are alternatives. */
export function listText(words: readonly string[], and = "and"): string {
  const [last = "", ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} ${and} ${last}`;
}

/** "it", "is": a word for one thing, another for several. */
export function numberOf(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

const units = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3600 },
  { name: "minute", seconds: 60 },
] as const;

/** Seconds in the largest unit of which there is a whole number: "5 minutes", "1 hour", "90 seconds". */
export function durationText(seconds: number): string {
  const unit = units.find((each) => seconds > 0 && seconds % each.seconds === 0);
  const count = seconds / (unit?.seconds ?? 1);
  const name = unit?.name ?? "second";
  return `${count} ${numberOf(count, name, `${name}s`)}`;
}

/** The first letter as a capital: for what begins a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
