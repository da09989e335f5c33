/** The content of a source, as plain data: any key is safe, and the order written is kept. */

/** A value of JSON's kinds. A number that a double cannot hold is the nearest one; `SourceNode.text()` has it as written. */
export type SourceValue = string | number | boolean | null | readonly SourceValue[] | SourceMap;

/** A map; its entries are in the order written, `200` after `default` where it stands so. */
export type SourceMap = ReadonlyMap<string, SourceValue>;

/** True if a value is a map. */
export function isSourceMap(value: SourceValue): value is SourceMap {
  return value instanceof Map;
}

/** True if a value is a list. */
export function isSourceList(value: SourceValue): value is readonly SourceValue[] {
  return Array.isArray(value);
}

/** The value under a key of a map, or at an index of a list. */
export function childOf(value: SourceValue, step: string | number): SourceValue | undefined {
  if (isSourceMap(value)) return value.get(String(step));
  return isSourceList(value) && typeof step === "number" ? value[step] : undefined;
}
