// Made by endpoint-manifest (typescript-server) from its template authenticate.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Who a caller is: credentials are read by scheme, and judged by the caller's own functions. */
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

/** The type of {@link forbidden}; a symbol's would be lost in functions without a written type. */
export interface Forbidden {
  readonly verdict: "forbidden";
}

/** What a hook answers for a caller whom it knows, and who may not do this: with 403. */
export const forbidden: Forbidden = { verdict: "forbidden" };

/** What a hook is told beside the credential. */
export interface AuthenticationDetails<Identity = unknown> {
  /** What the operation needs the credential to permit. */
  readonly scopes: readonly string[];
  /** What the manifest says of the operation. */
  readonly operation: Route;
  readonly request: Request;
  /** Aborted as soon as nobody waits for the answer. */
  readonly signal: AbortSignal;
  /** What the hook of another scheme said, where an operation needs several at once; the last one's word counts. */
  readonly identity: Identity | undefined;
}

/** Who it is; `undefined`, `null` and `false` = not valid, which is answered with 401; {@link forbidden} with 403. */
export type Verdict<Identity> = Identity | Forbidden | undefined | null | false;

interface Hook<Identity, Given> {
  judge(
    credential: Given,
    details: AuthenticationDetails<Identity>,
  ): Verdict<Identity> | Promise<Verdict<Identity>>;
}

/**
 * Says whose a credential is. It is not asked where a request has none, or one that cannot be read; of a scheme that is no
 * matter of the request's headers, query or cookies it is always asked, with `undefined`. What it throws is an error of the server.
 *
 * A method's type, for its parameters are compared both ways: one record holds the hooks of all schemes, and the type of a
 * package's own says which credential each of them is given.
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
 * Says who makes a request, at once where the hooks do; `undefined` where it needs to be nobody in particular.
 *
 * @throws {ProblemError} 401 where no alternative is met, 403 where a hook says so; or rejects with it.
 */
export type Identifier<Identity> = (
  request: Request,
  call?: SignalSource,
) => Identity | undefined | Promise<Identity | undefined>;

/**
 * Makes what says who makes the requests of a route; `undefined` where it needs nobody in particular, or that is not shown.
 * The alternatives are tried in order, but one that needs nothing comes last, wherever it stands, and is for requests without
 * credentials: who says who they are shall be heard, and be told where that is not valid any more.
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

/** The schemes that a route needs and no hook is given for, by name and each once. */
export function missingAuthenticators<Identity>(
  service: Service,
  hooks: Authenticators<Identity>,
): readonly string[] {
  const needed = allRoutes(service.routes)
    .flatMap(({ security = [] }) => security)
    .flatMap((requirement) => Object.keys(requirement));
  return [...new Set(needed)].filter((name) => hookOf(hooks, name) === undefined);
}

/** Who has the signal of a call: on some platforms, to make one costs as much as all the rest, and few hooks look at it. */
export interface SignalSource {
  readonly signal: AbortSignal;
}

interface Inquiry {
  readonly route: Route;
  readonly request: Request;
  readonly call: SignalSource;
  readonly read: ReadCredential;
}

/** What a hook is told. A class: of objects with getters of their own each would be of another shape to the platform. */
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

/** Asks the hooks of one alternative, once there is a credential for each. */
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

/** Why a step is no help, whatever its hook would say: its credential cannot be read, or is missing. */
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

/** Of a scheme that is no matter of headers, query or cookies, nobody can tell whether there was a credential. */
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

/** Says of each scheme what is wrong, each once: the caller sees which header to mend. */
function reasonsOf(refusals: readonly Refusal[]): string {
  const reasons = refusals.map(({ why }) => why).filter((why) => why !== "");
  return ["The request has no valid credential.", ...new Set(reasons)].join(" ");
}

function isEmpty(requirement: Requirement): boolean {
  return Object.keys(requirement).length === 0;
}

/** A hook by name; a class may have it as a method, but what every object has, such as `constructor`, is none. */
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
