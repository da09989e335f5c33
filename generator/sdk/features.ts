/** The parts of a client's runtime that the facts of a service ask for. Other parts are left out. */
import { unreachable } from "../unreachable.js";
import { receivedEvents } from "./events/event-plan.js";
import type { Writing } from "./messages/parameter-styles.js";
import type { CredentialPlan } from "./operations/credentials.js";
import type { CallableOperation, SdkPlan } from "./plan.js";
import { operationsIn } from "./shapes/service-shapes.js";

/** A feature that only some services need. Of credentials and styles the one that is meant, and `credentials` for any. */
export type Feature =
  | "authorizationCode"
  | "basic"
  | "byCursor"
  | "byLink"
  | "byType"
  | "clientCredentials"
  | "counted"
  | "credentials"
  | "deepObject"
  | "deprecated"
  | "events"
  | "forms"
  | "json"
  | "keys"
  | "limits"
  | "lines"
  | "multipart"
  | "ownBaseUrl"
  | "pacing"
  | "pages"
  | "refreshToken"
  | "reserved"
  | "styles"
  | "webhooks";

/** The features that a service needs. */
export function featuresOf(plan: SdkPlan): ReadonlySet<Feature> {
  const { service, groups } = plan;
  const callable = groups.flatMap(operationsIn).filter((each) => each.kind === "callable");
  return new Set<Feature>([
    ...service.credentials.flatMap(ofCredential),
    ...callable.flatMap(ofCall),
    ...marks({
      pacing: service.rates.length > 0,
      webhooks: receivedEvents(service).length > 0,
    }),
  ]);
}

function ofCredential({ means }: CredentialPlan): readonly Feature[] {
  switch (means.kind) {
    case "certificate":
      return [];
    case "basic":
      return ["credentials", "basic"];
    case "key":
      return ["credentials", "keys"];
    case "oauth": {
      const flows = new Set(means.flows.map(({ name }) => name));
      return [
        "credentials",
        ...marks({
          authorizationCode: flows.has("authorizationCode"),
          clientCredentials: flows.has("clientCredentials"),
          refreshToken: means.renewal !== undefined,
        }),
      ];
    }
    case "authorization":
    case "bearer":
    case "openid":
      return ["credentials"];
    default:
      return unreachable(means);
  }
}

function ofCall(plan: CallableOperation): readonly Feature[] {
  const { request, answer, paging, limits, deprecated, doc } = plan;
  const contents = answer.result.bodies.flatMap((each) => each.contents);
  const streams = answer.result.kind === "stream" ? contents : [];
  return [
    ...request.parameters.flatMap(({ writing }) => ofWriting(writing)),
    ...ofBody(request),
    ...streams.map(({ stream }) => (stream?.kind === "events" ? "events" : "lines")),
    ...(paging?.kind === "followed" ? (["pages", wayOf(paging.strategy)] as const) : []),
    ...marks({
      deprecated: deprecated !== undefined || doc.words.deprecation !== undefined,
      limits: limits.length > 0,
      ownBaseUrl: request.baseUrl.kind !== "service",
    }),
  ];
}

function wayOf(strategy: "link" | "cursor" | "page" | "offset"): Feature {
  if (strategy === "link") return "byLink";
  return strategy === "cursor" ? "byCursor" : "counted";
}

function ofBody({ body, sendsBody }: CallableOperation["request"]): readonly Feature[] {
  if (!sendsBody || body.kind !== "known") return [];
  const forms = body.contents.flatMap((each) => (each.codec === "form" ? [each.form] : []));
  return [
    ...marks({ byType: body.encoder === "by-type" }),
    ...forms.map(({ encoder }) => (encoder === "form" ? "forms" : "multipart")),
    ...forms.flatMap(({ parts }) =>
      parts.flatMap((part) => ("style" in part ? ofWriting(part) : [])),
    ),
  ];
}

function ofWriting(writing: Pick<Writing, "style" | "encode"> | undefined): readonly Feature[] {
  if (writing === undefined) return [];
  return [ofStyle(writing), ...marks({ reserved: writing.encode !== undefined })];
}

function ofStyle({ style }: Pick<Writing, "style">): Feature {
  if (style === "deepObject") return "deepObject";
  return style === "json" || style === "jsonOrText" ? "json" : "styles";
}

/** The names of those that are. */
function marks<Name extends Feature>(
  are: Readonly<Partial<Record<Name, boolean>>>,
): readonly Feature[] {
  const found: Feature[] = [];
  for (const name in are) if (are[name] === true) found.push(name);
  return found;
}
