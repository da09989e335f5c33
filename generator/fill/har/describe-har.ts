/** A HAR capture → what it shows of an API: only what was seen, open for everything else, and nothing of whoever was seen. */
import type { Diagnostic, Reported } from "../../diagnostics/diagnostic.js";
import type { DescribedSource } from "../described-api.js";
import type { KnownSecrets } from "../observed/known-secrets.js";
import { type KnownRoute, routesBelow } from "../observed/known-routes.js";
import { type LossBook, lossBook } from "../observed/loss-book.js";
import { type DescribedObserved, withPages } from "../observed/pages.js";
import { newReading, type Reading } from "../observed/reading.js";
import { sourceName } from "../observed/source-name.js";
import type { SourceNode } from "../sources/source-node.js";
import { toldMap, toldScalar } from "../told.js";
import {
  type BaseAddress,
  givenAddress,
  isOwnMachine,
  likelyAddress,
  pathBelow,
  tellableOrigin,
} from "./base-url.js";
import { type Exchange, exchangeOf } from "./exchange.js";
import { operationsOf } from "./operations.js";
import type { Call } from "./routes.js";
import { secretsOf } from "./secrets.js";
import { unfitness } from "./sorting.js";

/** The facts about a capture that come from outside. */
export interface HarOptions {
  /** The base URL of the API. Left out: the origin with most answers in JSON. */
  readonly baseUrl?: string;
  /** Operations that are known, with their paths below the base URL, or from the root of its host. */
  readonly routes?: readonly KnownRoute[];
}

/** More segments has no path that a person wrote. */
const mostSegments = 64;

/** Reads a capture (HAR 1.2). Operations come in the order of their first requests. */
export function describeHar(
  root: SourceNode,
  options: HarOptions = {},
): Reported<DescribedObserved> {
  const diagnostics: Diagnostic[] = [];
  const losses = lossBook();
  const entries = root.get("log")?.get("entries")?.items() ?? [];
  const report = (fault: Diagnostic): void => void diagnostics.push(fault);
  const all = entries.flatMap((entry) => exchangeOf(entry, report) ?? []);
  const secrets = secretsOf(all);
  const reading = newReading(secrets, losses);
  const fit = all.filter((exchange) => isFit(exchange, losses));
  const given = givenAddress(options.baseUrl);
  const likely = likelyAddress(fit);
  const base = given ?? likely?.address;
  const calls = base === undefined ? [] : callsOf(fit, base, reading);
  const operations = operationsOf(
    calls,
    reading,
    base && routesBelow(base.prefix, options.routes ?? []),
  );
  const [first] = calls;
  const isGuess = given === undefined && likely?.hasRivals === true;
  if (first === undefined) {
    const other = likely && given && urlOf(likely.address, secrets);
    losses.add({ at: root.at, what: "the capture", why: nothingIn(fit, options.baseUrl, other) });
  } else {
    losses.add({
      at: first.exchange.at,
      what: "headers of answers, cookies, timings",
      why: "They belong to the connection and to whoever was recorded more than to the API.",
    });
  }
  const baseUrl = first && base && toldBaseUrl({ base, call: first, secrets, losses });
  if (baseUrl !== undefined && isGuess) {
    losses.add({
      at: baseUrl.at,
      what: "other hosts",
      why: `Several answer in JSON; most answers come from ${baseUrl.value}, which is taken for the API (--base-url names another).`,
    });
  }
  const paged = withPages(operations, root);
  return {
    value: {
      source: sourceOf(root, all, secrets),
      service: toldMap([["baseUrl", isGuess ? undefined : baseUrl]], root.at),
      operations: paged.operations,
      assumed: toldMap(
        [
          ["baseUrl", isGuess ? baseUrl : undefined],
          ...paged.assumed.entries.map(({ key, value }) => [key, value] as const),
        ],
        root.at,
      ),
      schemas: [],
      losses: losses.losses(),
    },
    diagnostics,
  };
}

/** Why there is no operation in a capture. */
function nothingIn(
  fit: readonly Exchange[],
  wanted: string | undefined,
  other: string | undefined,
): string {
  if (fit.length === 0 || wanted === undefined) return "No entry looks like a call of an API.";
  const next =
    other === undefined ? "" : `; most answers come from ${other} (--base-url reads them)`;
  return `No entry goes to ${wanted}${next}.`;
}

function isFit(exchange: Exchange, losses: LossBook): boolean {
  const why = unfitness(exchange);
  if (why === undefined) return true;
  losses.add({ at: exchange.at, what: "an entry", why: `It is no call of an API: ${why}.` });
  return false;
}

function callsOf(
  exchanges: readonly Exchange[],
  base: BaseAddress,
  { losses, secrets }: Reading,
): readonly Call[] {
  return exchanges.flatMap((exchange): readonly Call[] => {
    const path = pathBelow(base, exchange);
    const segments = path?.split("/").slice(1);
    if (segments === undefined || segments.length > mostSegments) {
      const origin = tellableOrigin(exchange.url.origin, secrets.isTellable);
      const what = origin === undefined ? "an entry of another origin" : `an entry of ${origin}`;
      losses.add({ at: exchange.urlAt, what, why: "It goes to another address than the API's." });
      return [];
    }
    return [{ exchange, segments: segments.map((each) => each.replace(/;.*$/, "")) }];
  });
}

interface BaseUrlParts {
  readonly base: BaseAddress;
  readonly call: Call;
  readonly secrets: KnownSecrets;
  readonly losses: LossBook;
}

function toldBaseUrl({ base, call, secrets, losses }: BaseUrlParts) {
  const at = call.exchange.urlAt;
  const url = urlOf(base, secrets);
  if (url !== undefined) return toldScalar(url, at);
  losses.add({
    at,
    what: "the base URL",
    why: "It leads to somebody's own machine or network, or its name looks like theirs.",
  });
  return undefined;
}

/** The URL of an address that may be told. */
function urlOf(base: BaseAddress, secrets: KnownSecrets): string | undefined {
  const origin = tellableOrigin(base.origin, secrets.isTellable);
  return origin === undefined || isOwnMachine(base) ? undefined : origin + base.prefix;
}

function sourceOf(
  root: SourceNode,
  exchanges: readonly Exchange[],
  secrets: KnownSecrets,
): DescribedSource {
  const { id, title } = sourceName(root.at.file, secrets.isTellable);
  const dates = exchanges.flatMap(
    ({ started }) => /^\d{4}-\d{2}-\d{2}(?=T)/.exec(started ?? "") ?? [],
  );
  const [date] = dates.sort();
  return {
    id: id ?? "capture",
    title: title === undefined ? "Recorded calls" : `Recorded calls (${title})`,
    kind: "observed",
    ...(date !== undefined && { date }),
  };
}
