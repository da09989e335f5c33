/** Variables of a collection: what addresses are made of. Their values are read, and but for addresses never told. */
import type { KnownSecrets } from "../observed/known-secrets.js";
import type { SourceNode } from "../sources/source-node.js";

/** Puts the values of variables into a text, as far as the collection has them. */
export type Substitute = (text: string) => string;

/** A variable may name others, which may name others. */
const mostRounds = 5;

/** The maximum length of an address: variables that name themselves twice grow. */
const longestAddress = 4_096;

/** The variables of the collection (`variable`); those of environments are in other files, and most are secret. */
export function substitution(root: SourceNode): Substitute {
  const values = new Map<string, string>();
  for (const { name, value, node } of variablesOf(root)) {
    if (node.get("disabled")?.boolean() !== true && value !== "") values.set(name, value);
  }
  return (text) => {
    let current = text;
    for (let round = 0; round < mostRounds && current.length < longestAddress; round++) {
      current = current.replace(
        /\{\{([^{}]*)\}\}/g,
        (whole, name: string) => values.get(name.trim()) ?? whole,
      );
    }
    return current.length < longestAddress ? current : text;
  };
}

/** Keeps the values of variables that hold credentials, wherever they may stand besides. */
export function addVariableSecrets(root: SourceNode, secrets: KnownSecrets): void {
  for (const { name, value, node } of variablesOf(root)) {
    if (node.get("type")?.text() === "secret") secrets.add(value);
    else secrets.addNamed(name, value);
  }
}

function variablesOf(root: SourceNode) {
  return (root.get("variable")?.items() ?? []).flatMap((node) => {
    const name = node.get("key")?.text() ?? node.get("id")?.text();
    return name === undefined ? [] : [{ name, value: node.get("value")?.text() ?? "", node }];
  });
}
