/** Which parts of the runtime a package needs: a feature is there only where facts ask for it. */
import type { CallableOperation } from "../../sdk/plan.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import type { Writing } from "../../sdk/messages/parameter-styles.js";
import { receivedEvents } from "./events-file.js";
import type { Emission } from "./emission.js";
import { type RuntimePart, wholeParts } from "./runtime-files.js";

/** The parts. */
export function runtimeParts(names: Emission): ReadonlySet<RuntimePart> {
  const { service, groups } = names.plan;
  const callable = groups.flatMap(operationsIn).filter((each) => each.kind === "callable");
  return wholeParts(
    new Set<RuntimePart>([
      ...service.credentials.flatMap(credentialParts),
      ...callable.flatMap(callParts),
      ...(service.rates.length > 0 ? ["pacing" as const] : []),
      ...(service.failures.common.mayBeProblem ? ["problem" as const] : []),
      ...(receivedEvents(names).length > 0 ? ["webhooks" as const] : []),
    ]),
  );
}

function credentialParts({ means }: CredentialPlan): readonly RuntimePart[] {
  switch (means.kind) {
    case "certificate":
      return [];
    case "basic":
      return ["basic"];
    case "key":
      return ["keys"];
    case "oauth":
      return [
        "security",
        ...means.flows.flatMap(({ name }): readonly RuntimePart[] =>
          name === "clientCredentials" || name === "authorizationCode" ? [name] : [],
        ),
        ...(means.renewal === undefined ? [] : ["refreshToken" as const]),
      ];
    case "authorization":
    case "bearer":
    case "openid":
      return ["security"];
  }
}

function callParts(plan: CallableOperation): readonly RuntimePart[] {
  const { request, answer, paging, limits, deprecated } = plan;
  const parts: RuntimePart[] = request.parameters.flatMap(({ writing }) => writingParts(writing));
  if (limits.length > 0) parts.push("limits");
  if (deprecated !== undefined || plan.doc.words.deprecation !== undefined)
    parts.push("deprecated");
  if (paging?.kind === "followed") {
    parts.push("pages");
    if (paging.strategy === "link") parts.push("byLink");
    else parts.push(paging.strategy === "cursor" ? "byCursor" : "counted");
  }
  const contents = answer.result.bodies.flatMap((each) => each.contents);
  if (answer.result.kind === "stream") {
    parts.push(...contents.map(({ stream }) => (stream?.kind === "events" ? "events" : "lines")));
  }
  if (answer.failures.mayBeProblem) parts.push("problem");
  if (request.sendsBody && request.body.kind === "known") {
    if (request.body.encoder === "by-type") parts.push("byType");
    for (const content of request.body.contents) {
      if (content.codec !== "form") continue;
      parts.push(content.form.encoder === "form" ? "forms" : "multipart");
      for (const part of content.form.parts)
        parts.push(...("style" in part ? writingParts(part) : []));
    }
  }
  return parts;
}

function writingParts(
  writing: Pick<Writing, "style" | "encode"> | undefined,
): readonly RuntimePart[] {
  if (writing === undefined) return [];
  const { style, encode } = writing;
  const ofStyle =
    style === "deepObject"
      ? "deepObject"
      : style === "json" || style === "jsonOrText"
        ? "json"
        : "styles";
  return [ofStyle, ...(encode === undefined ? [] : ["reserved" as const])];
}
