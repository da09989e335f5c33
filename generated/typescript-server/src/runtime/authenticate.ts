// Made by endpoint-manifest (typescript-server) from its template authenticate.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Authentication: credentials are read by scheme, and judged by the caller's own functions. */
import { challengesOf, type Refusal } from "./challenges.js";
import { credentialFault } from "./credential-faults.js";
import {
  type Credential,
  type FoundCredential,
  readCredential,
  type ReadCredential,
} from "./credentials.js";
import { ProblemError } from "./problem.js";
import type { Requirement, Route, Scheme, Service } from "./route.js";
import { allRoutes } from "./route-walk.js";
import { thenAtOnce } from "./waiting.js";

/** The type of {@link forbidden}; a symbol's type would be lost in functions without a written type. */
export interface Forbidden {
  readonly verdict: "forbidden";
}

/** The verdict of a hook on a caller whom it knows, and who may not do this: the response is a 403. */
export const forbidden: Forbidden = { verdict: "forbidden" };

/** Details that a hook gets beside the credential. */
export interface AuthenticationDetails<Identity = unknown> {
  /** The scopes that the operation requires of the credential. */
  readonly scopes: readonly string[];
  /** The operation, as the manifest describes it. */
  readonly operation: Route;
  readonly request: Request;
  /** Aborted as soon as no caller waits for the response. */
  readonly signal: AbortSignal;
  /** The verdict of another scheme's hook, where an operation needs several at once; the last verdict counts. */
  readonly identity: Identity | undefined;
}

/** The identity of the caller; `undefined`, `null` and `false` = not valid, which gives a 401; {@link forbidden} gives a 403. */
export type Verdict<Identity> = Identity | Forbidden | undefined | null | false;

interface Hook<Identity, Given> {
  judge(
    credential: Given,
    details: AuthenticationDetails<Identity>,
  ): Verdict<Identity> | Promise<Verdict<Identity>>;
}

/**
 * Decides whose credential it is. It is not called where a request has no credential, or one that cannot be read. For a scheme
 * outside the request's headers, query and cookies it is always called, with `undefined`. An error that it throws is a server
 * error.
 *
 * This is a method's type, because its parameters are compared both ways: one record holds the hooks of all schemes, and the
 * package's own type says which credential each of them gets.
 */
export type Authenticator<Identity, Given extends Credential = Credential> = Hook<
  Identity,
  Given
>["judge"];

/** Hooks by the names of their schemes. */
export type Authenticators<Identity> = Readonly<
  Record<string, Authenticator<Identity> | undefined>
>;

/**
 * Identifies the caller of a request, synchronously where the hooks do; `undefined` where no identity is needed.
 *
 * @throws {ProblemError} 401 where no alternative is met, 403 where a hook says so; or rejects with it.
 */
export type Identifier<Identity> = (
  request: Request,
  call?: SignalSource,
) => Identity | undefined | Promise<Identity | undefined>;

/**
 * Makes the identifier for a route; `undefined` where the route needs no identity, or its security is not shown. The alternatives
 * are tried in order, but one that needs nothing comes last, wherever it stands, and applies to requests without credentials: a
 * caller with a credential must learn when it is no longer valid.
 */
export function identifier<Identity>(
  { route, schemes }: { readonly route: Route; readonly schemes: Service["schemes"] },
  hooks: Authenticators<Identity>,
  read: ReadCredential = readCredential,
): Identifier<Identity> | undefined {
  const { security = [] } = route;
  const alternatives = security
    .filter((requirement) => !isEmpty(requirement))
    .map((requirement) => stepsOf(requirement, schemes, hooks));
  if (alternatives.length === 0) return undefined;
  const isOptional = alternatives.length < security.length;

  const tryFrom = (
    index: number,
    inquiry: Inquiry,
    refusals: readonly Refusal[],
  ): ReturnType<Identifier<Identity>> => {
    const steps = alternatives[index];
    if (steps) {
      return thenAtOnce(answerOf(steps, inquiry), (answer) =>
        "identity" in answer
          ? answer.identity
          : tryFrom(index + 1, inquiry, [...refusals, ...answer.refusals]),
      );
    }
    if (isOptional && refusals.every(saysNothing)) return undefined;
    throw problemOf(refusals);
  };
  return (request, call = request) => tryFrom(0, { route, request, call, read }, []);
}

/** The schemes that a route needs and that have no hook, by name and each once. */
export function missingAuthenticators<Identity>(
  service: Service,
  hooks: Authenticators<Identity>,
): readonly string[] {
  const needed = allRoutes(service.routes)
    .flatMap(({ security = [] }) => security)
    .flatMap((requirement) => Object.keys(requirement));
  return [...new Set(needed)].filter((name) => hookOf(hooks, name) === undefined);
}

/** Holds the signal of a call. On some platforms, making one costs as much as all the rest, and few hooks read it. */
export interface SignalSource {
  readonly signal: AbortSignal;
}

interface Inquiry {
  readonly route: Route;
  readonly request: Request;
  readonly call: SignalSource;
  readonly read: ReadCredential;
}

/** Details for a hook. This is a class, because object literals with getters would each have another shape to the platform. */
class Details<Identity> implements AuthenticationDetails<Identity> {
  readonly scopes: readonly string[];
  readonly operation: Route;
  readonly request: Request;
  readonly identity: Identity | undefined;
  readonly #call: SignalSource;

  constructor(
    scopes: readonly string[],
    { route, request, call }: Inquiry,
    identity: Identity | undefined,
  ) {
    this.scopes = scopes;
    this.operation = route;
    this.request = request;
    this.identity = identity;
    this.#call = call;
  }

  get signal(): AbortSignal {
    return this.#call.signal;
  }
}

/** One scheme of an alternative. */
interface Step<Identity> {
  readonly name: string;
  readonly scheme: Scheme;
  readonly scopes: readonly string[];
  readonly hook: Authenticator<Identity> | undefined;
}

type Answer<Identity> = { readonly identity: Identity } | { readonly refusals: readonly Refusal[] };

function stepsOf<Identity>(
  requirement: Requirement,
  schemes: Service["schemes"],
  hooks: Authenticators<Identity>,
): readonly Step<Identity>[] {
  return Object.entries(requirement).map(([name, scopes]) => {
    const scheme: Scheme = (Object.hasOwn(schemes, name) && schemes[name]) || { type: "other" };
    return { name, scheme, scopes, hook: hookOf(hooks, name) };
  });
}

/** Calls the hooks of one alternative, once there is a credential for each. */
function answerOf<Identity>(
  steps: readonly Step<Identity>[],
  inquiry: Inquiry,
): Answer<Identity> | Promise<Answer<Identity>> {
  const found = steps.map(({ scheme }) => inquiry.read(scheme, inquiry.request));
  const isWhole = steps.every(({ hook }, index) => hook && found[index]?.state === "found");
  const { request } = inquiry;
  if (!isWhole) {
    return { refusals: steps.map((step, index) => refusalOf(step, found[index], request)) };
  }

  const askFrom = (
    index: number,
    identity: Identity | undefined,
  ): Answer<Identity> | Promise<Answer<Identity>> => {
    const step = steps[index];
    const credential = found[index];
    if (step?.hook === undefined || credential?.state !== "found") {
      return identity === undefined ? { refusals: [] } : { identity };
    }
    const verdict = step.hook(credential.credential, new Details(step.scopes, inquiry, identity));
    return thenAtOnce(verdict, (said) => {
      if (isGranted(said)) return askFrom(index + 1, said);
      const reason = said === forbidden ? "forbidden" : "invalid";
      const refused = steps.map((each, at) =>
        each === step ? refusal(each, reason, request) : refusalOf(each, found[at], request),
      );
      return { refusals: refused };
    });
  };
  return askFrom(0, undefined);
}

/** Why a step fails, whatever its hook would decide: its credential cannot be read, or is missing. */
function refusalOf<Identity>(
  step: Step<Identity>,
  found: FoundCredential | undefined,
  request: Request,
): Refusal {
  return refusal(step, found?.state === "malformed" ? "invalid" : "missing", request);
}

function refusal<Identity>(
  { name, scheme, scopes }: Step<Identity>,
  reason: Refusal["reason"],
  request: Request,
): Refusal {
  const refused = `The credential of ${name} is not valid.`;
  const why = credentialFault(scheme, request) ?? (reason === "invalid" ? refused : "");
  return { name, scheme, scopes, reason, why };
}

/** For a scheme outside headers, query and cookies, it is unknown whether there was a credential. */
function saysNothing({ scheme, reason }: Refusal): boolean {
  return reason === "missing" || (reason === "invalid" && scheme.type === "other");
}

function isGranted<Identity>(
  verdict: Verdict<Identity>,
): verdict is Exclude<Identity, undefined | null | false> {
  return verdict !== undefined && verdict !== null && verdict !== false && verdict !== forbidden;
}

function problemOf(refusals: readonly Refusal[]): ProblemError {
  const barred = refusals.filter(({ reason }) => reason === "forbidden");
  const [status, detail, causes] =
    barred.length > 0
      ? ([403, "The caller may not do this.", barred] as const)
      : ([401, reasonsOf(refusals), refusals] as const);
  const challenges = challengesOf(causes);
  return new ProblemError(
    { status, detail },
    challenges === "" ? {} : { "www-authenticate": challenges },
  );
}

/** Lists the fault of each scheme once, so that the caller sees which header to fix. */
function reasonsOf(refusals: readonly Refusal[]): string {
  const reasons = refusals.map(({ why }) => why).filter((why) => why !== "");
  return ["The request has no valid credential.", ...new Set(reasons)].join(" ");
}

function isEmpty(requirement: Requirement): boolean {
  return Object.keys(requirement).length === 0;
}

/** A hook by name. A class may have it as a method, but inherited members such as `constructor` are no hooks. */
function hookOf<Identity>(
  hooks: Authenticators<Identity>,
  name: string,
): Authenticator<Identity> | undefined {
  const isOwn = Object.hasOwn(hooks, name) || !(name in Object.prototype);
  const hook = isOwn ? hooks[name] : undefined;
  return typeof hook === "function"
    ? (credential, details) => hook.call(hooks, credential, details)
    : undefined;
}
