/** JSON of which nothing is known but that it may be a model: ways to look into it without trusting it. */

/** A JSON object; its own keys only are to be read. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the JSON value of a text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** True if a value is an object, and not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of what may be an object: its own, so that `constructor` is nothing unless it was written. */
export function memberOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A member that is text. */
export function textMember(value: unknown, key: string): string | undefined {
  const text = memberOf(value, key);
  return typeof text === "string" ? text : undefined;
}

/** The items of a member that is a list; none where it is not. */
export function listOf(value: unknown, key: string): readonly unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

/** Everything inside a value, itself first; with a list of its own in place of recursion, since old files may be anything. */
export function* valuesIn(root: unknown): Generator<unknown, void, undefined> {
  const pending = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    yield value;
    if (Array.isArray(value)) for (const item of value) pending.push(item);
    else if (isObject(value)) for (const member of Object.values(value)) pending.push(member);
  }
}
