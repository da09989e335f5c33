/** An SDK compared with the emitted client, call by call: what stays as it is, and what a customer has to change. */
import { grouped } from "../model/grouped.js";
import { routeShape } from "../fill/matching/routes.js";
import { withUsualVerb } from "../fill/matching/usual-verbs.js";
import { joined } from "../fill/new-manifest/id-words.js";
import type { MissingFact } from "../sdk/operations/facts.js";
import { isSameCall, type MovedArguments, movedArguments } from "./move.js";
import type { OldCall, OldSdk } from "./old-call.js";
import type { CallShape, OurCall } from "./our-calls.js";

/** The fate of one call. */
export type ComparedCall = { readonly old: OldCall } & (
  | {
      readonly kind: "same" | "arguments" | "name" | "pages";
      readonly ours: OurCall;
      readonly shape: CallShape;
      /** Undefined where the SDK does not say what its calls take. */
      readonly moved: MovedArguments | undefined;
      /** True if the old call gave pages, and nothing says how those of ours follow each other. */
      readonly losesPages: boolean;
    }
  /** The client has the operation, and nobody can call it yet. */
  | {
      readonly kind: "missing";
      readonly ours: OurCall;
      readonly facts: readonly MissingFact[];
    }
  | { readonly kind: "missing"; readonly ours: undefined }
);

/** Kinds of results, in the order in which they are told. */
export const kinds = ["same", "arguments", "name", "pages", "missing"] as const;

/** All of it. */
export interface Comparison {
  readonly sdk: OldSdk;
  /** In the order of the SDK. */
  readonly calls: readonly ComparedCall[];
  /** The calls that the client has and the SDK lacks. */
  readonly added: readonly OurCall[];
}

/** Compares an SDK with the calls of a client: by route where both say one, else by name. */
export function compared(sdk: OldSdk, ours: readonly OurCall[]): Comparison {
  const partners = partnersOf(sdk.calls, ours);
  const calls = sdk.calls.map((old) => comparedCall(old, partners.get(old), sdk));
  const taken = new Set(partners.values());
  return { sdk, calls, added: ours.filter((each) => !taken.has(each)) };
}

function partnersOf(
  calls: readonly OldCall[],
  ours: readonly OurCall[],
): ReadonlyMap<OldCall, OurCall> {
  const partners = new Map<OldCall, OurCall>();
  const taken = new Set<OurCall>();
  const pair = (
    keyOf: (old: OldCall) => string | undefined,
    own: ReadonlyMap<string, readonly OurCall[]>,
  ) => {
    const theirs = grouped(calls, keyOf);
    for (const [key, olds] of theirs) {
      const free = (key === undefined ? [] : (own.get(key) ?? [])).filter(
        (each) => !taken.has(each),
      );
      const [only, another] = free;
      const [old, twin] = olds.filter((each) => !partners.has(each));
      if (only === undefined || another !== undefined) continue;
      if (old === undefined || twin !== undefined) continue;
      partners.set(old, only);
      taken.add(only);
    }
  };
  const named = grouped(ours, ({ id }) => joined(id));
  const routed = grouped(ours, ({ shape }) =>
    "missing" in shape ? "" : routeKey(shape.method, shape.path),
  );
  const byRoute = ({ route }: OldCall) => route && routeKey(route.method, route.path);
  // Where one route has several names, the name decides.
  pair(
    (old) => (isRouted(old, named.get(joined(old.id)) ?? []) ? joined(old.id) : undefined),
    named,
  );
  pair(byRoute, routed);
  pair((old) => joined(old.id), named);
  pair(
    (old) => withUsualVerb(old.id),
    grouped(ours, ({ id }) => withUsualVerb(id)),
  );
  const former = new Map(
    ours.flatMap((each) => each.formerly.map((id) => [joined(id), [each]] as const)),
  );
  pair((old) => joined(old.id), former);
  // Another name of a call that has its partner, as SDKs keep old ones: it becomes the same operation.
  for (const old of calls) {
    if (partners.has(old)) continue;
    const route = byRoute(old);
    const same =
      (route === undefined ? undefined : routed.get(route)) ?? former.get(joined(old.id));
    const [only, another] = same ?? [];
    if (only !== undefined && another === undefined) partners.set(old, only);
  }
  return partners;
}

/** True if an operation of the same name has the same route. */
function isRouted({ route }: OldCall, ours: readonly OurCall[]): boolean {
  if (route === undefined) return false;
  const key = routeKey(route.method, route.path);
  return ours.some(
    ({ shape }) => !("missing" in shape) && routeKey(shape.method, shape.path) === key,
  );
}

function comparedCall(old: OldCall, ours: OurCall | undefined, sdk: OldSdk): ComparedCall {
  if (ours === undefined) return { kind: "missing", old, ours };
  const { shape } = ours;
  if ("missing" in shape) return { kind: "missing", old, ours, facts: shape.missing };
  // In another language the words of a name are compared, not their spelling.
  const isSameName = sdk.isTypescript
    ? old.chain.join(".") === ours.chain.join(".")
    : joined(old.id) === joined(ours.id);
  const moved =
    old.arguments === undefined
      ? undefined
      : movedArguments({ ...old, arguments: old.arguments }, shape);
  const losesPages = old.isPaged && !shape.isPaged;
  if (!isSameName) return { kind: "name", old, ours, shape, moved, losesPages };
  const isSame =
    moved === undefined || (moved.kind === "moved" && isSameCall(moved.arguments, shape));
  const kind = !isSame ? "arguments" : losesPages ? "pages" : "same";
  return { kind, old, ours, shape, moved, losesPages };
}

function routeKey(method: string, path: string): string {
  return `${method} ${routeShape(path)}`;
}
