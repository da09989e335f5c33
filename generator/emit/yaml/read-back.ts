/** YAML that was printed, read by a library that knows nothing of how. The library is loaded when it is needed. */
import type { JsonValue } from "../../model/schema.js";
import { jsonText } from "../json-text.js";

/** How a text differs from a value that it should say; nothing where it says just that. */
export async function yamlDifferences(text: string, value: JsonValue): Promise<readonly string[]> {
  const { parseDocument } = await import("yaml");
  const document = parseDocument(text, { version: "1.2" });
  const [fault] = document.errors;
  if (fault) return [fault.message];
  const read = jsonText(jsonOf(document.toJS({ mapAsMap: true })));
  return read === jsonText(value) ? [] : ["the text says something else than the description"];
}

function jsonOf(read: unknown): JsonValue {
  if (Array.isArray(read)) return { kind: "array", items: read.map(jsonOf) };
  if (read instanceof Map) {
    const entries = [...read].map(([name, each]) => ({ name: String(name), value: jsonOf(each) }));
    return { kind: "object", entries };
  }
  switch (typeof read) {
    case "string":
      return { kind: "string", value: read };
    case "number":
      return { kind: "number", value: read };
    case "boolean":
      return { kind: "boolean", value: read };
    default:
      return { kind: "null" };
  }
}
