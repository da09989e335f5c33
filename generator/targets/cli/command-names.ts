/** The names of commands and of options: of their own text and of what comes before them, so that no filled fact renames one. */
import { Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";

/** The names of operations and groups. */
export interface CommandNames {
  readonly groups: ReadonlyMap<GroupPlan, string>;
  readonly operations: ReadonlyMap<OperationPlan, NamedCommand>;
  /** The same by the ids of operations. */
  readonly byId: ReadonlyMap<string, NamedCommand>;
}

/** The command of an operation. */
export interface NamedCommand {
  readonly name: string;
  readonly formerly: readonly string[];
  /** The words of the whole command, behind the name of the program. */
  readonly words: readonly string[];
}

/** Commands that every tool has, or may have, and that no group is called. */
const ownCommands =
  `help completion request not-shown login logout auth config profile profiles manual man options
  version update api generate`.split(/\s+/);

/** Options that every call has, or may have in a later version of the tool, and that no parameter is called. */
export const ownOptions: ReadonlySet<string> = new Set(
  `help version query header cookie path body field content-type accept output pointer include output-file all list
  dry-run base-url credential timeout deadline idle-timeout retries idempotent follow-redirects verbose quiet no-color color profile
  config debug raw json yaml table lines first limit-items max-items page-all paginate silent force yes no interactive
  template filter-output jq input stdin proxy insecure cacert cert key-file trace idempotency-key-auto resume append`.split(
    /\s+/,
  ),
);

/** The names of a service's commands. */
export function commandNames({ groups }: SdkPlan): CommandNames {
  const ofGroups = new Map<GroupPlan, string>();
  const operations = new Map<OperationPlan, NamedCommand>();
  const nameAll = (list: readonly GroupPlan[], within: Scope, words: readonly string[]): void => {
    for (const group of list) {
      const own = within.take(wordsOf(group.name));
      const path = [...words, own];
      ofGroups.set(group, own);
      const members = new Scope(["help"]);
      for (const operation of group.operations) {
        const name = members.take(wordsOf(operation.name));
        const formerly = operation.formerly.map((each) => members.take(wordsOf(each)));
        operations.set(operation, { name, formerly, words: [...path, name] });
      }
      nameAll(group.groups, members, path);
    }
  };
  nameAll(groups, new Scope(ownCommands), []);
  const byId = new Map([...operations].map(([{ id }, command]) => [id, command]));
  return { groups: ofGroups, operations, byId };
}

/** A name with hyphens, as people type it. */
export function wordsOf({ words }: Name): string {
  return words.join("-");
}

/**
 * The options of parameters. One of the query has its own name, unless the tool has an option that is called so; headers and cookies
 * say their place, so that no parameter that is filled in later takes the name of another.
 */
export function optionNames(
  parameters: readonly Pick<ParameterPlan, "place" | "name">[],
): readonly string[] {
  const scope = new Scope();
  return parameters.map(({ place, name }) => {
    const own = wordsOf(nameOf(name));
    const isFree = !ownOptions.has(own) && !/^(?:query|header|cookie|no)-/.test(own);
    return scope.take(place === "query" && isFree ? own : `${place}-${own}`);
  });
}
