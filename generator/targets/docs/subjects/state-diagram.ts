/**
 * Transitions as a diagram in the language of Mermaid, which forges draw, in a grammar so small that the site reads it too
 * (ABNF, RFC 5234; a line ends with LF):
 *
 *     diagram    = "stateDiagram-v2" LF direction *state [start] *transition
 *     direction  = 4SP "direction LR" LF
 *     state      = 4SP "state " DQUOTE text DQUOTE " as " id LF
 *     start      = 4SP "[*] --> " id LF
 *     transition = 4SP id " --> " id [":" SP text] LF
 *     id         = "s" 1*DIGIT               ; "s0" is no state, but stands for each of them
 *     text       = 1*(plain / "#" 1*DIGIT ";")
 *     plain      = <letter, mark or digit of Unicode> / SP / "." / "," / "'" / "(" / ")" / "/" / "_" / "-"
 *
 * `#` and a number stand for the character of that code point in Unicode. Every id that a transition names has a state
 * before it; two states have at most one transition between them in each direction.
 */

/** A step of a diagram. */
export interface DiagramStep {
  /** Undefined = each of the states. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The operation that makes it; undefined where nobody knows. */
  readonly label: string | undefined;
}

/** The text of a diagram. */
export function stateDiagram(
  values: readonly string[],
  initial: string | undefined,
  steps: readonly DiagramStep[],
): string {
  const named = steps.flatMap(({ from, to }) => [from, to]);
  const known = [...values, initial, ...named].filter((each) => each !== undefined);
  const ids = new Map<string | undefined, string>(
    [...new Set(known)].map((value, index) => [value, `s${index + 1}`]),
  );
  const isAny = named.includes(undefined);
  if (isAny) ids.set(undefined, "s0");
  const states = [...ids].map(
    ([value, id]) => `state "${value === undefined ? "any state" : diagramText(value)}" as ${id}`,
  );
  const labels = new Map<string, string[]>();
  for (const { from, to, label } of steps) {
    const step = `${ids.get(from) ?? ""} --> ${ids.get(to) ?? ""}`;
    const others = labels.get(step) ?? [];
    labels.set(step, others);
    const text = label === undefined ? undefined : diagramText(label);
    if (text !== undefined && !others.includes(text)) others.push(text);
  }
  const lines = [
    "direction LR",
    ...states,
    ...(initial === undefined ? [] : [`[*] --> ${ids.get(initial) ?? ""}`]),
    ...[...labels].map(([step, texts]) =>
      texts.length === 0 ? step : `${step}: ${texts.join(" / ")}`,
    ),
  ];
  return ["stateDiagram-v2", ...lines.map((line) => `    ${line}`)].join("\n");
}

/** A text as a diagram has it: characters that mean something there, or that no line can hold, by their numbers. */
export function diagramText(text: string): string {
  return text.replace(
    /[^\p{L}\p{M}\p{N} .,'()/_-]|^ | $|(?<= ) /gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}
