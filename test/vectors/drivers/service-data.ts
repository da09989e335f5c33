/** A service as plain data, from which the driver of the runtime makes its operations: what an emitter would write as constants. */
import { operationsIn } from "./plan-operations.js";
import { receivedEvents } from "../../../generator/sdk/events/event-plan.js";
import type { CarriedBody } from "../../../generator/sdk/messages/carried-bodies.js";
import type { ContentPlan } from "../../../generator/sdk/messages/contents.js";
import type { Reading } from "../../../generator/sdk/messages/negotiation.js";
import { pointerText } from "../../../generator/sdk/operations/call-limits.js";
import type { CallableOperation, SdkPlan } from "../../../generator/sdk/plan.js";

/** The JSON that the driver reads. */
export function serviceData(plan: SdkPlan): object {
  const { service } = plan;
  const { callable, notShown } = operationsIn(plan.groups);
  return {
    defaults: service.defaults,
    needs: service.needs,
    schemes: service.credentials,
    operations: callable.map((each) => operationData(each, plan)),
    notShown: notShown.map(({ id, missing, place }) => ({ id, missing, place })),
    events: receivedEvents(service).map(({ name, payload, signature }) => ({
      name,
      ...(payload.kind === "body" && { contentType: payload.mediaType }),
      ...(signature.kind === "known" && { signature: signature.scheme }),
    })),
  };
}

function operationData(plan: CallableOperation, { service }: SdkPlan): object {
  const { request, answer, limits, repeat, deprecated, need, paging } = plan;
  const { body, baseUrl } = request;
  const { negotiation, successes } = answer.result;
  const contents = body.kind === "known" ? body.contents : [];
  return {
    id: plan.id,
    method: request.method,
    path: request.path.text,
    ...(baseUrl.kind !== "service" && {
      base: { url: "url" in baseUrl ? baseUrl.url : null, usual: service.defaults.baseUrl },
    }),
    parameters: request.parameters
      .filter(({ from }) => from !== "service")
      .map(({ place, name, writing }) => ({ place, name, ...writing })),
    accept: negotiation.header,
    reads: readings(negotiation.reading),
    failures: answer.failures.named.map(({ status }) => statusNumber(status)),
    need,
    ...(!repeat.isSaidByMethod && { repeats: repeat.mayRepeat }),
    keyHeader: request.keyHeader,
    limits: limits.map((each) => ({ ...each, of: each.of.map(pointerText) })),
    deprecated,
    sends: request.sendsBody && body.kind !== "none",
    contentType: body.kind === "known" ? body.defaultType : undefined,
    contents: contents.map(contentData),
    fields: contents.flatMap((each) => (each.codec === "form" ? each.form.parts : [])),
    framing: framing(successes.map((each) => each.body)),
    ...(paging?.kind === "followed" && { paging }),
  };
}

function contentData(content: ContentPlan): object {
  const { mediaType, codec } = content;
  return { mediaType, codec: content.codec === "form" ? content.form.encoder : codec };
}

function readings(
  reading: CallableOperation["answer"]["result"]["negotiation"]["reading"],
): readonly object[] {
  if (reading === undefined) return [];
  const one = (status: number, each: Reading): object => ({ status, ...each });
  if ("listed" in reading || "any" in reading) return [one(0, reading)];
  return reading.map(([status, each]) => one(statusNumber(status), each));
}

function statusNumber(status: string): number {
  if (/^\dXX$/.test(status)) return Number(status.charAt(0));
  return /^\d+$/.test(status) ? Number(status) : 0;
}

function framing(bodies: readonly CarriedBody[]): string | undefined {
  const stream = bodies.flatMap((each) => each.contents).find((each) => each.stream)?.stream;
  if (stream === undefined) return undefined;
  if (stream.kind !== "events") return stream.kind === "lines" ? "LINES" : "SEQUENCE";
  return stream.data === "json" ? "EVENTS" : "TEXT_EVENTS";
}
