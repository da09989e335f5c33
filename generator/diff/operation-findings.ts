/** The changes of one operation: whether and how it is reached, and its requests and responses. */
import { knownValue } from "../model/known.js";
import type { PathTemplate } from "../model/path-template.js";
import { behaviourFindings } from "./behaviour-findings.js";
import { changedValues } from "./fact-pairs.js";
import { type Finding, finding } from "./finding.js";
import { isCallable } from "./reach.js";
import { type OperationPair, requestFindings } from "./request-findings.js";
import { responsesFindings } from "./response-findings.js";

/** Returns the findings. An operation that could not be called has none. */
export function operationFindings(pair: OperationPair): readonly Finding[] {
  const { before, after, scope } = pair;
  const renamed =
    before.id === after.id ? [] : [finding("operation-renamed", "", `${before.id} → ${after.id}`)];
  const lostNames = namesLost(pair);
  const deprecated =
    before.deprecated.state !== "known" && after.deprecated.state === "known"
      ? [finding("operation-deprecated", "", "deprecated")]
      : [];
  if (!isCallable(before)) {
    const callable = isCallable(after) ? [finding("operation-callable", "", routeOf(after))] : [];
    return [...lostNames, ...callable, ...deprecated];
  }
  if (!isCallable(after)) {
    return [finding("operation-not-callable", "", `was ${routeOf(before)}`)];
  }
  const method = changedValues(before.method, after.method);
  return [
    ...renamed,
    ...lostNames,
    ...deprecated,
    ...(method === undefined ? [] : [finding("method-changed", "", method)]),
    ...pathFindings(pair),
    ...addressFindings(pair),
    ...requestFindings(pair),
    ...responsesFindings("responses", before.responses, after.responses, scope),
    ...behaviourFindings(pair),
  ];
}

/** Names that clients had as deprecated aliases. */
function namesLost({ before, after }: OperationPair): readonly Finding[] {
  const left = new Set([after.name, ...after.formerly]);
  return before.formerly
    .filter((name) => !left.has(name))
    .map((name) => finding("former-name-removed", "", `was ${name}, too`));
}

/** `GET /books/{id}` */
export function routeOf({ method, path }: OperationPair["before"]): string {
  return [method, path]
    .map((fact) => {
      if (fact.state !== "known") return "?";
      return typeof fact.value === "string" ? fact.value : fact.value.text;
    })
    .join(" ");
}

/** The names in a template are in no URL. */
function pathFindings({ before, after }: OperationPair): readonly Finding[] {
  const change = changedValues(before.path, after.path);
  if (change === undefined) return [];
  const words = `${change.before.text} → ${change.after.text}`;
  const [old, now] = [shapeOf(change.before), shapeOf(change.after)];
  if (old !== now) return [finding("path-changed", "", words)];
  const several = change.after.pieces.filter(({ kind }) => kind === "parameter").length > 1;
  return [finding(several ? "path-parameters-renamed" : "path-parameter-renamed", "", words)];
}

/** The service's own address is told of the service. */
function addressFindings({ before, after }: OperationPair): readonly Finding[] {
  const [old, now] = [before.baseUrl, after.baseUrl];
  if (old.state !== "known" || now.state !== "known") {
    const isSame = old.state === now.state;
    // What is not known of an own address may be what holds for the service.
    const known = [old, now].flatMap((each) => knownValue(each)?.url ?? []);
    return isSame || known.some(({ state }) => state === "notShown")
      ? []
      : [finding("base-url-changed", "baseUrl", `${addressText(old)} → ${addressText(now)}`)];
  }
  const change = changedValues(old.value.url, now.value.url);
  return change === undefined ? [] : [finding("base-url-changed", "baseUrl", change)];
}

function addressText(fact: OperationPair["before"]["baseUrl"]): string {
  const own = knownValue(fact);
  return own === undefined ? "the service's" : (knownValue(own.url) ?? "not shown");
}

function shapeOf({ pieces }: PathTemplate): string {
  return pieces.map((piece) => (piece.kind === "text" ? piece.text : "{}")).join("");
}
