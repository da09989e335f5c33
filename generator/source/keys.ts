/** Keys: each once in its map, and spelled so that every YAML reader takes it for the same text. */
import { isMap, isScalar, type ParsedNode } from "yaml";
import { cite, type Finding, quoted, type TextRange } from "./finding.js";
import { isOddNumber, isPlain, plainSpelling, scalarText } from "./scalars.js";
import { keyText, type Visit } from "./walk.js";

/** Faults of the keys of one map. Keys are compared as text, so `200` and `'200'` are the same. */
export function keyFaults({ node }: Visit, text: string): readonly Finding[] {
  if (!isMap<ParsedNode>(node)) return [];
  const first = new Map<string, TextRange>();
  return node.items.flatMap(({ key }) => {
    const name = keyText(key, text);
    const range: TextRange = [key.range[0], key.range[1]];
    const before = first.get(name);
    if (before === undefined) first.set(name, range);
    else return [duplicate(name, range, before)];
    return oddKey(key, range, text);
  });
}

function duplicate(name: string, range: TextRange, first: TextRange): Finding {
  return {
    code: "duplicate-key",
    message: `the key ${cite(name)} stands twice in one map`,
    range,
    help: "keep one of the two",
    related: { message: "the first one stands here", range: first },
  };
}

function oddKey(key: ParsedNode, range: TextRange, text: string): readonly Finding[] {
  if (!isScalar(key)) {
    return [
      {
        code: "yaml-feature",
        message: "a key is a map, a list or an alias; here keys are texts",
        range,
        help: "write a text as key",
      },
    ];
  }
  if (!isPlain(key)) return [];
  const written = scalarText(key, text);
  if (written === "<<") return [mergeKey(range)];
  if (written === "") {
    const help = "write the key; or put the text before the colon in quotes";
    return [{ code: "odd-key", message: "a key is empty", range, help }];
  }
  return isOddNumber(written) ? [oddNumber(written, range)] : [];
}

function mergeKey(range: TextRange): Finding {
  return {
    code: "yaml-feature",
    message: "the merge key `<<` is not allowed",
    range,
    help: "write the merged keys out",
  };
}

function oddNumber(written: string, range: TextRange): Finding {
  const plain = plainSpelling(written);
  return {
    code: "odd-key",
    message: `YAML readers do not agree on the key ${cite(written)}: it is a number, oddly written`,
    range,
    help:
      plain === undefined
        ? `quote it: ${quoted(written)}`
        : `write ${plain}; or quote it, ${quoted(written)}, if exactly this text is meant`,
  };
}
