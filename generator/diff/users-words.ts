/** The users that a change of a shared part touches, in words. */

/** More names are counted, unless all are wanted. */
const mostNames = 6;

/** ", in 41 operations (books.list, books.find and 39 more)": to stand behind what is told; empty where nobody uses it. */
export function usersWords(uses: readonly string[], all: boolean): string {
  const operations = operationsIn(uses);
  const rest = all ? 0 : operations.length - mostNames;
  const shown = operations.slice(0, rest > 1 ? mostNames : operations.length).join(", ");
  const names = shown === "" ? "" : ` (${shown}${rest > 1 ? ` and ${rest} more` : ""})`;
  return usersCount(uses) + names;
}

/** ", in the service and 41 operations" */
export function usersCount(uses: readonly string[]): string {
  const { length } = operationsIn(uses);
  const parts = [
    ...(length < uses.length ? ["the service"] : []),
    ...(length === 0 ? [] : [length === 1 ? "1 operation" : `${length} operations`]),
  ];
  return parts.length === 0 ? "" : `, in ${parts.join(" and ")}`;
}

/** Without the service, which has answers and headers of its own. */
export function operationsIn(uses: readonly string[]): readonly string[] {
  return uses.filter((id) => id !== "service");
}
