/** Characters of the classes of regular expressions: the engine itself decides which belong to a class. */
import type { Random } from "./mock-random.js";
import { expressionOf } from "./mock-schema.js";

/**
 * Preferred characters, then those that are used where nothing else fits: letters and digits, signs, letters of other scripts.
 */
const preferred = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const signs = "-_.,:;!?@#$%&*+/=()[]{}<>|~^'\"`\\ ";
const further = "äéñøßçŁžαβγδЖдяאבعبनक中日本한ひカ€£©\u00a0\u2028\t\n\r\0😀🚀𝒳";

/** The characters of a class, best first; of the two lists, the first is used where it is not empty. */
interface Characters {
  readonly preferred: readonly string[];
  readonly others: readonly string[];
}

const known = /* @__PURE__ */ new Map<string, Characters>();

/** A character that the one-character expression matches; `undefined` where none is found. */
export function characterOf(source: string, random: Random): string | undefined {
  const found = known.get(source) ?? charactersOf(source);
  known.set(source, found);
  const isPlain = found.others.length === 0 || random.chance(0.9);
  return random.pick(isPlain && found.preferred.length > 0 ? found.preferred : found.others);
}

function charactersOf(source: string): Characters {
  const expression = expressionOf(`^(?:${source})$`);
  const fitting = (characters: Iterable<string>): readonly string[] =>
    [...characters].filter((character) => expression.test(character));
  const named = fitting(namedIn(source));
  const plain = fitting(preferred);
  const others = fitting(signs);
  if (plain.length > 0) return { preferred: plain, others };
  if (others.length > 0) return { preferred: others, others: [] };
  const rare = [...new Set([...named, ...fitting(further)])];
  return { preferred: rare.length > 0 ? rare : anywhere(expression), others: [] };
}

/** The characters that a class names, and some between them, because it may name a range. */
function namedIn(source: string): readonly string[] {
  const points = [
    ...source.matchAll(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})|[\s\S]/giu),
  ].map(([text, ...codes]) => {
    const code = codes.find((each) => each !== undefined);
    return code === undefined ? (text.codePointAt(0) ?? 0) : Number.parseInt(code, 16);
  });
  return points.flatMap((point, index) => {
    const next = points[index + 2] ?? point;
    return [point, Math.floor((point + next) / 2), point + 1]
      .filter((each) => each <= 0x10ffff)
      .map((each) => String.fromCodePoint(each));
  });
}

/** A few characters of all that exist, for scripts that are not listed. */
function anywhere(expression: RegExp): readonly string[] {
  const found: string[] = [];
  for (let point = 0; point < 0x20000 && found.length < 20; point++) {
    const character = String.fromCodePoint(point);
    if (expression.test(character)) found.push(character);
  }
  return found;
}
