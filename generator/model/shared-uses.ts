/** Which operations use which shared parts, and where else they are used. */
import { type Bucket, knownItems } from "./known.js";
import type { Header } from "./message.js";
import type { ApiModel, Operation } from "./model.js";
import type { Shared } from "./shared.js";
import { groupsBelow, parametersOf } from "./walk.js";

/** Where a shared part is used, in the order of the manifest. */
export interface UsesOfPart {
  /** Operations that use it; of a response, those under each status. */
  readonly operations: ReadonlyMap<string, readonly Operation[]>;
  /** Statuses under which any operation may answer it. */
  readonly errors: readonly string[];
  /** Names of the shared responses that have it. */
  readonly responses: readonly string[];
  /** True if it goes with every request. */
  readonly isOfEveryRequest: boolean;
  /** The names on the wire that a header has where it is used. */
  readonly wireNames: ReadonlySet<string>;
}

/** The uses that a walk through the model finds. */
interface FoundUses {
  readonly operations: Map<string, Operation[]>;
  readonly errors: string[];
  readonly responses: string[];
  isOfEveryRequest: boolean;
  readonly wireNames: Set<string>;
}

/** The uses of a part, by its kind and name. */
export type UsesOfShared = (kind: keyof Shared, name: string) => UsesOfPart;

/** Ids of the operations that a part reaches, and `service` where any may have it; a header also through responses. */
export function usersOf(usesOf: UsesOfShared, kind: keyof Shared, name: string): readonly string[] {
  const own = [usesOf(kind, name)];
  for (const { responses } of own) own.push(...responses.map((each) => usesOf("responses", each)));
  const isOfService = own.some((each) => each.errors.length > 0 || each.isOfEveryRequest);
  const operations = own.flatMap((each) => [...each.operations.values()].flat());
  return [...(isOfService ? ["service"] : []), ...new Set(operations.map(({ id }) => id))];
}

/** Looks at every operation once. */
export function sharedUses({ service, shared, groups }: ApiModel): UsesOfShared {
  const found = new Map<string, FoundUses>();
  const usesOf = (kind: keyof Shared, name: string): FoundUses => {
    const key = `${kind} ${name}`;
    const uses = found.get(key) ?? noUses();
    found.set(key, uses);
    return uses;
  };
  const ofHeaders = (headers: Bucket<Header>, add: (uses: FoundUses) => void): void => {
    for (const { shared: name, name: wireName } of knownItems(headers)) {
      if (name === undefined) continue;
      const uses = usesOf("headers", name);
      uses.wireNames.add(wireName);
      add(uses);
    }
  };
  for (const operation of groupsBelow(groups).flatMap(({ operations }) => operations)) {
    for (const { shared: name } of parametersOf(operation)) {
      if (name !== undefined) addOperation(usesOf("parameters", name), operation);
    }
    for (const { shared: name, status, headers } of knownItems(operation.responses)) {
      if (name !== undefined) addOperation(usesOf("responses", name), operation, status);
      // Those of a shared response are its own.
      else ofHeaders(headers, (uses) => addOperation(uses, operation));
    }
  }
  for (const { shared: name, status, headers } of knownItems(service.errors)) {
    if (name !== undefined) usesOf("responses", name).errors.push(status);
    else ofHeaders(headers, ({ errors }) => errors.push(status));
  }
  ofHeaders(service.headers, (uses) => {
    uses.isOfEveryRequest = true;
  });
  for (const { name, headers } of shared.responses) {
    ofHeaders(headers, ({ responses }) => responses.push(name));
  }
  return usesOf;
}

function noUses(): FoundUses {
  return {
    operations: new Map(),
    errors: [],
    responses: [],
    isOfEveryRequest: false,
    wireNames: new Set(),
  };
}

function addOperation({ operations }: FoundUses, operation: Operation, status = ""): void {
  const own = operations.get(status);
  if (own === undefined) operations.set(status, [operation]);
  else if (own.at(-1) !== operation) own.push(operation);
}
