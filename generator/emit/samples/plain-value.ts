/** Values of samples as requests carry them: plain values, and files. */
import type { ValueTree } from "../typescript/value-tree.js";

/** What every file of a sample holds: nobody takes it for a real one. */
export const fileContent = "…";

/** A file that a sample sends, which stands beside whoever sends it. */
export class SampleFile {
  readonly name: string;
  /** Media type, where the file has to say it. */
  readonly type: string | undefined;

  constructor(name: string, type?: string) {
    this.name = name;
    this.type = type;
  }
}

/** The value of an expression; throws where it is none that a sample is made of. */
export function plainValue(tree: ValueTree): unknown {
  switch (tree.kind) {
    case "literal":
      return tree.value;
    case "array":
      return tree.items.flatMap((item) => (item.kind === "spread" ? [] : [plainValue(item)]));
    case "object":
      return Object.fromEntries(
        tree.entries.flatMap((entry) =>
          "kind" in entry ? [] : [[entry.key, plainValue(entry.value)]],
        ),
      );
    case "call":
      return fileOf(tree.args.map((item) => (item.kind === "spread" ? [] : plainValue(item))));
    case "name":
    case "arrow":
      throw new TypeError(`an expression of kind ${tree.kind} has no value in a request`);
  }
}

/** `new File(["…"], "cover.bin", { type: "image/png" })`, and the same as a Blob, which has no name. */
function fileOf([, ...given]: readonly unknown[]): SampleFile {
  const name = given.find((each) => typeof each === "string");
  const options = given.find((each) => typeof each === "object" && each !== null);
  const type: unknown = options && Reflect.get(options, "type");
  return new SampleFile(name ?? "", typeof type === "string" ? type : undefined);
}
