/** How an event comes, in words, and how often it is sent again. */
import type { EventDelivery, EventRetries } from "../../model/behaviour.js";
import { knownValue } from "../../model/known.js";
import type { Event } from "../../model/model.js";
import { durationText, listText, numberOf } from "./counts.js";
import { notShown, type Prose } from "./prose.js";

/** A sentence on how it comes, and one on what is not taken; nothing of what is not shown. */
export function deliveryWords({
  delivery,
  retries,
}: Pick<Event, "delivery" | "retries">): readonly Prose[] {
  return [
    ...(delivery.state === "known" ? [comingWords(delivery.value)] : []),
    ...(delivery.state === "none" ? [["It is not delivered."]] : []),
    ...(retries.state === "known" ? retryWords(retries.value) : []),
    ...(retries.state === "none" ? [["A delivery that fails is not sent again."]] : []),
  ];
}

function comingWords({ via, method }: EventDelivery): Prose {
  const name = knownValue(method);
  const request: Prose = name === undefined ? ["a request"] : ["a ", { code: name }, " request"];
  switch (via) {
    case "webhook":
      return [
        ...["It comes as a webhook: ", ...request],
        " to an address that the receiver has registered.",
      ];
    case "callback":
      return [...["It comes as a callback: ", ...request], " to an address from an earlier call."];
    case "server-sent-events":
      return [
        ...["It comes as a server-sent event: a message of ", { code: "text/event-stream" }],
        " on an open response.",
      ];
    case "websocket":
      return ["It comes as a message of a WebSocket (RFC 6455)."];
    case "message-queue":
      return ["It comes as a message of a queue."];
  }
}

function retryWords({ maximum, delaysSeconds }: EventRetries): readonly Prose[] {
  const most = knownValue(maximum);
  const delays = knownValue(delaysSeconds)?.map(durationText) ?? [];
  if (most === undefined && delays.length === 0) return [];
  const often: Prose =
    most === undefined
      ? ["a number of times that is ", ...notShown]
      : [`at most ${most} ${numberOf(most, "time", "times")}`];
  return [["A delivery that fails is sent again ", ...often, ...waitWords(delaysSeconds), "."]];
}

function waitWords(delays: EventRetries["delaysSeconds"]): Prose {
  const known = knownValue(delays) ?? [];
  if (known.length > 0) return [`, after ${listText(known.map(durationText))}`];
  return delays.state === "none" ? [", at once"] : [", after delays that are ", ...notShown];
}
