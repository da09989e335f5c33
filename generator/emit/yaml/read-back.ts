/** YAML that was printed, read by what knows nothing of how: the reader of manifests, and where that gives up a library. */
import type { JsonValue } from "../../model/schema.js";
import { entriesOf } from "../../source/plain-value.js";
import { readQuickly } from "../../source/quick/reader.js";

/** How a text differs from a value that it should say; nothing where it says just that. */
export async function yamlDifferences(text: string, value: JsonValue): Promise<readonly string[]> {
  const read = readQuickly(text, { isOurs: true, mayBeEmpty: true }) ?? (await readFully(text));
  if ("fault" in read) return [read.fault];
  return isSaid(value, read.value) ? [] : ["the text says something else than the description"];
}

/** The library takes ten times as long, and is loaded when it is needed. */
async function readFully(
  text: string,
): Promise<{ readonly value: unknown } | { readonly fault: string }> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text, { version: "1.2" });
  const [fault] = document.errors;
  if (fault) return { fault: fault.message };
  const value: unknown = document.toJS({ mapAsMap: true });
  return { value };
}

/** True if what was read is the value, its entries in their order. */
function isSaid(value: JsonValue, read: unknown): boolean {
  switch (value.kind) {
    case "array":
      return (
        Array.isArray(read) &&
        read.length === value.items.length &&
        value.items.every((each, index) => isSaid(each, read[index]))
      );
    case "object": {
      const entries = entriesIn(read);
      return (
        entries?.length === value.entries.length &&
        value.entries.every((each, index) => {
          const [name, inside] = entries[index] ?? [];
          return name === each.name && isSaid(each.value, inside);
        })
      );
    }
    case "null":
      return read === null;
    default:
      return read === value.value;
  }
}

/** The entries of a map of either reader. To the library `1` and `"1"` are two names: both stay, so that it is seen. */
function entriesIn(read: unknown): readonly (readonly [string, unknown])[] | undefined {
  if (read instanceof Map) return [...read].map(([name, each]) => [String(name), each] as const);
  return isMap(read) ? entriesOf(read) : undefined;
}

function isMap(read: unknown): read is Readonly<Record<string, unknown>> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}
