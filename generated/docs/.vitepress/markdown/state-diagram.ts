// Made by endpoint-manifest (docs) from its template markdown/state-diagram.ts. Not to be edited: fill the manifest in and run generate.

/** Reads a small part of Mermaid's state diagrams (`stateDiagram-v2`): states, their labels and transitions. */

/** A diagram, as data. */
export interface StateDiagram {
  /** States in the order in which they are first named; `[*]` is a start and an end state. */
  readonly states: readonly DiagramState[];
  readonly transitions: readonly DiagramTransition[];
}

/** A state. */
export interface DiagramState {
  readonly id: string;
  readonly label: string;
  readonly kind: "state" | "start" | "end";
}

/** A transition from one state to another. */
export interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const head = /^stateDiagram-v2$/;
const named = /^state "(?<label>[^"]*)" as (?<id>[\w-]+)$/;
const arrow = /^(?<from>\[\*\]|[\w-]+) --> (?<to>\[\*\]|[\w-]+)(?: ?: ?(?<label>.*))?$/;
const single = /^(?<id>[\w-]+)(?: ?: ?(?<label>.*))?$/;
const skipped = /^(?:%%.*|direction (?:LR|TB|RL|BT))?$/;

/** Reads the text of a diagram; undefined where part of it does not fit the grammar. */
export function readStateDiagram(text: string): StateDiagram | undefined {
  const [first = "", ...lines] = text.split("\n").map((line) => line.trim());
  if (!head.test(first)) return undefined;
  const states = new Map<string, DiagramState>();
  const transitions: DiagramTransition[] = [];
  const add = (id: string, label?: string): void => {
    if (label === undefined && states.has(id)) return;
    states.set(id, { id, label: label ?? id, kind: "state" });
  };
  const end = (id: string | undefined, kind: "start" | "end"): string => {
    if (id !== "[*]") {
      add(id ?? "");
      return id ?? "";
    }
    states.set(`[${kind}]`, { id: `[${kind}]`, label: "", kind });
    return `[${kind}]`;
  };
  for (const line of lines.filter((each) => !skipped.test(each))) {
    const { groups } = arrow.exec(line) ?? named.exec(line) ?? single.exec(line) ?? {};
    if (groups === undefined) return undefined;
    const label = groups["label"] === undefined ? undefined : decoded(groups["label"]);
    if (groups["id"] !== undefined) add(groups["id"], label);
    else {
      const from = end(groups["from"], "start");
      transitions.push({ from, to: end(groups["to"], "end"), label: label ?? "" });
    }
  }
  return { states: [...states.values()], transitions };
}

/** Mermaid's entities: `#35;` and `#quot;`. */
function decoded(text: string): string {
  const names: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">" };
  return text.replace(/#(\d{1,6}|\w+);/g, (all, name: string) => {
    const code = Number(name);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (names[name] ?? all);
  });
}
