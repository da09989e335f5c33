// Made by endpoint-manifest (typescript-server) from its template authenticate.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Who a caller is: credentials are read by scheme, and judged by the caller's own functions. */
import { challengesOf, type Refusal } from "./challenges.js";
import { type Credential, type FoundCredential, readCredential } from "./credentials.js";
import { ProblemError } from "./problem.js";
import type { Requirement, Route, Scheme, Service } from "./route.js";
import { allRoutes } from "./route-walk.js";

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
 * Who makes a request; `undefined` where the operation needs nobody in particular, or that is not shown. The alternatives are
 * tried in order, but one that needs nothing comes last, wherever it stands: who says who he is shall be heard.
 *
 * @throws {ProblemError} 401 where no alternative is met, 403 where a hook says so.
 */
export function authenticate<Identity>(
  route: Route,
  schemes: Service["schemes"],
  request: Request,
  hooks: Authenticators<Identity>,
  call: SignalSource = request,
): Promise<Identity | undefined> | undefined {
  const { security } = route;
  if (security === undefined || security.every(isEmpty)) return undefined;
  return identityBy(security, { route, schemes, request, hooks, call });
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

interface Inquiry<Identity> {
  readonly route: Route;
  readonly schemes: Service["schemes"];
  readonly request: Request;
  readonly hooks: Authenticators<Identity>;
  readonly call: SignalSource;
}

/** What a hook is told. A class: of objects with getters of their own each would be of another shape to the platform. */
class Details<Identity> implements AuthenticationDetails<Identity> {
  readonly scopes: readonly string[];
  readonly operation: Route;
  readonly request: Request;
  readonly identity: Identity | undefined;
  readonly #call: SignalSource;

  constructor(
    { scopes }: Pick<Step<Identity>, "scopes">,
    { route, request, call }: Inquiry<Identity>,
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
  readonly found: FoundCredential;
}

type Answer<Identity> = { readonly identity: Identity } | { readonly refusals: readonly Refusal[] };

async function identityBy<Identity>(
  alternatives: readonly Requirement[],
  inquiry: Inquiry<Identity>,
): Promise<Identity | undefined> {
  const refusals: Refusal[] = [];
  for (const requirement of alternatives) {
    if (isEmpty(requirement)) continue;
    const answer = await answerOf(requirement, inquiry);
    if ("identity" in answer) return answer.identity;
    refusals.push(...answer.refusals);
  }
  if (alternatives.some(isEmpty)) return undefined;
  throw problemOf(refusals);
}

/** Asks the hooks of one alternative, once there is a credential for each. */
async function answerOf<Identity>(
  requirement: Requirement,
  inquiry: Inquiry<Identity>,
): Promise<Answer<Identity>> {
  const { request, hooks, schemes } = inquiry;
  const steps = Object.entries(requirement).map(([name, scopes]): Step<Identity> => {
    const scheme: Scheme = (Object.hasOwn(schemes, name) && schemes[name]) || { type: "other" };
    const hook = hookOf(hooks, name);
    return { name, scheme, scopes, hook, found: readCredential(scheme, request) };
  });
  if (steps.some(({ found, hook }) => found.state !== "found" || hook === undefined)) {
    return { refusals: steps.map((step) => refusalOf(step, step)) };
  }
  let identity: Identity | undefined;
  for (const step of steps) {
    const { hook, found } = step;
    if (found.state !== "found" || hook === undefined) continue;
    const verdict = await hook(found.credential, new Details(step, inquiry, identity));
    if (!isGranted(verdict)) {
      const reason = verdict === forbidden ? "forbidden" : "invalid";
      return { refusals: steps.map((each) => refusalOf(each, each === step ? { reason } : each)) };
    }
    identity = verdict;
  }
  return identity === undefined ? { refusals: [] } : { identity };
}

/** Why a step is no help: what its hook said, or that its credential cannot be read, or is missing. */
function refusalOf<Identity>(
  { name, scheme, scopes }: Step<Identity>,
  why: { readonly reason: Refusal["reason"] } | { readonly found: FoundCredential },
): Refusal {
  const unread = "found" in why && why.found.state === "malformed" ? "invalid" : "missing";
  return { name, scheme, scopes, reason: "reason" in why ? why.reason : unread };
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
      : ([401, "The request has no valid credential.", refusals] as const);
  const challenges = challengesOf(causes);
  return new ProblemError(
    { status, detail },
    challenges === "" ? {} : { "www-authenticate": challenges },
  );
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
