/** Names: ids that would become one in some language, and former names that are taken. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { knownItems } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { groupsBelow, operationsOf } from "../../model/walk.js";
import { foldedName } from "../../words.js";
import { type SourceRef, otherPart } from "../../source-ref.js";

/** A name with the place that gives it. */
interface Named {
  readonly name: string;
  readonly at: SourceRef;
}

/** Checks names against each other wherever they will share a scope. */
export function checkNames(model: ApiModel): readonly Diagnostic[] {
  return [
    ...collisions(model.groups, "rename one of them"),
    ...groupsBelow(model.groups).flatMap((group) => [
      ...collisions(
        [...group.operations, ...group.groups],
        "rename one of them; `formerly: [old-id]` keeps the old name of an operation",
      ),
      ...takenFormerNames(group),
    ]),
    ...collisions(model.schemas, "rename one of them"),
    ...sharedThings(model).flatMap((all) => [
      ...collisions(all, "rename one of them; `formerly: [old-id]` says what it was called"),
      ...takenFormerNames({ operations: all, groups: [] }),
    ]),
    ...collisions(knownItems(model.service.authentication.schemes), "rename one of them"),
    ...headerLists(model).flatMap(repeatedHeaders),
  ];
}

/** The lists of headers, each with what one message has. */
function headerLists(model: ApiModel): readonly (readonly Named[])[] {
  const { service, shared } = model;
  const operations = operationsOf(model);
  const responses = [
    ...knownItems(service.errors),
    ...operations.flatMap((operation) => knownItems(operation.responses)),
  ].filter((each) => each.shared === undefined);
  return [
    knownItems(service.headers),
    ...operations.map(({ parameters }) => knownItems(parameters.header)),
    ...[...responses, ...shared.responses].map(({ headers }) => knownItems(headers)),
  ];
}

/** Names of headers have no case: two that differ in nothing else are one header, said twice. */
function repeatedHeaders(headers: readonly Named[]): readonly Diagnostic[] {
  const first = new Map<string, Named>();
  return headers.flatMap((header) => {
    const folded = foldedName(header.name);
    const earlier = first.get(folded);
    if (earlier === undefined) first.set(folded, header);
    if (earlier === undefined || earlier.name === header.name) return [];
    return [
      diagnostic("names-differ-in-case", {
        at: otherPart(header.at, "key"),
        message: `\`${header.name}\` and \`${earlier.name}\` are one header: names of headers have no case`,
        help: "keep one of the two",
        related: [{ message: "the other one", at: otherPart(earlier.at, "key") }],
      }),
    ];
  });
}

/** Languages differ in how they join words and in whether case counts: without hyphens, ids must still differ. */
function collisions(named: readonly Named[], help: string): readonly Diagnostic[] {
  const first = new Map<string, Named>();
  return named.flatMap(({ name, at }) => {
    const joined = name.replaceAll("-", "");
    const earlier = first.get(joined);
    if (earlier === undefined) first.set(joined, { name, at });
    // One schema under one name twice is reported as such.
    if (earlier === undefined || (earlier.name === name && earlier.at.file !== at.file)) return [];
    return [
      diagnostic("colliding-names", {
        at: otherPart(at, "key"),
        message:
          name === earlier.name
            ? `an operation and a sub-group of one group are both called \`${name}\``
            : `\`${name}\` and \`${earlier.name}\` would have one name in some languages`,
        help,
        related: [{ message: `\`${earlier.name}\` stands here`, at: otherPart(earlier.at, "key") }],
      }),
    ];
  });
}

/** A scope of its own for each kind. */
function sharedThings({ shared }: ApiModel): readonly (readonly FormerlyNamed[])[] {
  return [shared.parameters, shared.headers, shared.responses];
}

/** A name that had others before. */
interface FormerlyNamed extends Named {
  readonly formerly: readonly string[];
}

function takenFormerNames({
  operations,
  groups,
}: {
  readonly operations: readonly FormerlyNamed[];
  readonly groups: readonly Named[];
}): readonly Diagnostic[] {
  const taken = new Map([...operations, ...groups].map(({ name, at }) => [name, at]));
  return operations.flatMap(({ name, at, formerly }) =>
    formerly.flatMap((former, index) => {
      const other = taken.get(former);
      if (other === undefined) {
        taken.set(former, at);
        return [];
      }
      return [
        diagnostic("former-name-taken", {
          at: { file: at.file, path: [...at.path, "formerly", index], part: "value" },
          message: `\`${name}\` cannot keep the name \`${former}\`, which something else has`,
          help: "take it out of `formerly`: callers by that name now reach the other one",
          related: [{ message: `\`${former}\` stands here`, at: other }],
        }),
      ];
    }),
  );
}
