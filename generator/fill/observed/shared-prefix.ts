/** The common start of an API's paths, as far as it names an interface and not a thing: it belongs to the base URL. */

/** A segment that says which interface or version of it is meant, not what is asked for. */
const ofInterface = /^(?:api|apis|rest|v\d+(?:\.\d+)*)$/i;

/** True if a segment names an interface or a version of one: `api`, `v1`. */
export function isInterfaceName(segment: string): boolean {
  return ofInterface.test(segment);
}

/** The segments that all paths begin with, as long as they name an interface; at least one segment stays in each path. */
export function sharedPrefix(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(1));
  let length = 0;
  while (length + 1 < first.length) {
    const segment = first[length] ?? "";
    const at = length;
    const isShared = others.every((path) => path[at] === segment && path.length > at + 1);
    if (!isShared || !isInterfaceName(segment)) break;
    length += 1;
  }
  return first
    .slice(0, length)
    .map((segment) => `/${segment}`)
    .join("");
}
