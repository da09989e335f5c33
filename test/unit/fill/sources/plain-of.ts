/** Values of a source as objects, to be compared with what is wanted. */

/** Maps become objects without the order of their keys; `__proto__` is a key like any other. */
export function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!(value instanceof Map)) return value;
  const object: Record<string, unknown> = {};
  for (const [key, each] of value) {
    Object.defineProperty(object, key, {
      value: plainOf(each),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}
