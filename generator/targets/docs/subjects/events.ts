/** The page on events: what the service sends by itself, and how a receiver tells that it is genuine. */
import { proseLine } from "../../../emit/markdown/prose.js";
import { inlineText, table } from "../../../emit/markdown/text.js";
import type { EventDelivery } from "../../../model/behaviour.js";
import { knownItems, knownValue } from "../../../model/known.js";
import type { Body } from "../../../model/message.js";
import type { Event } from "../../../model/model.js";
import { factCell } from "../facts.js";
import { deliveryWords } from "../../../sdk/words/events.js";
import { contentBlocks, descriptionBlocks } from "../messages.js";
import { type Folder, type Missing, missingFact, missingOthers, missingPanel } from "../missing.js";
import { heading, type Page } from "../page.js";
import { type DocsScope, linkTo, subjectPages } from "../places.js";
import { sourcesBlocks } from "../sources.js";
import { inDocs } from "../spelling.js";
import type { PageScope } from "../type-text.js";
import { missingOfSignature, signatureBlocks } from "./signature-steps.js";
import { sectionHeading, subjectPage } from "./subject-page.js";
import { eventPlace } from "./subject-places.js";

/** The page. */
export function eventsPage(scope: DocsScope): Page {
  return subjectPage(
    {
      place: subjectPages.events,
      summary: "Messages that the service sends, and how to verify them.",
      from: ["schemas/*.yaml"],
      blocks: eventsBlocks,
      schemas: knownItems(scope.model.service.events).flatMap(({ payload }) =>
        payload.state === "known"
          ? knownItems(payload.value.content).flatMap(({ schema }) => knownValue(schema) ?? [])
          : [],
      ),
    },
    scope,
  );
}

function eventsBlocks(where: PageScope): readonly string[] {
  const { model } = where.scope;
  const { events } = model.service;
  const items = knownItems(events);
  const rows = items.map(({ name, delivery, description }) => [
    linkTo(eventPlace(name), where.page),
    factCell(delivery, ({ via }) => viaWords[via]),
    factCell(description, proseLine),
  ]);
  return [
    ...(events.state === "none" ? ["There are none: the service sends no messages."] : []),
    ...(rows.length === 0 ? [] : [table(["Event", "Comes as", "When"], rows)]),
    ...missingPanel(
      [
        ...missingFact("the events that the service sends", events, model),
        ...missingOthers("whether there are other events", events, model),
      ],
      where.scope,
    ),
    ...(events.state === "none" ? sourcesBlocks([{ name: "events", fact: events }], model) : []),
    ...items.flatMap((event) => eventBlocks(event, where)),
  ];
}

const viaWords: Readonly<Record<EventDelivery["via"], string>> = {
  webhook: "webhook",
  callback: "callback",
  "server-sent-events": "server-sent events",
  websocket: "WebSocket message",
  "message-queue": "message of a queue",
};

function eventBlocks(event: Event, where: PageScope): readonly string[] {
  const { name, description, delivery, payload, signature, retries } = event;
  const { model } = where.scope;
  return [
    sectionHeading({ ...eventPlace(name), label: inlineText(name) }),
    ...descriptionBlocks(knownValue(description)),
    ...deliveryWords(event).map((each) => inDocs(each, where)),
    ...payloadBlocks(event, where),
    ...signatureBlocks(signature, name),
    ...missingPanel(missingOfEvent(event, model), where.scope),
    ...sourcesBlocks(
      [
        { name: "description", fact: description },
        { name: "delivery", fact: delivery },
        { name: "payload", fact: payload },
        { name: "signature", fact: signature },
        { name: "retries", fact: retries },
      ],
      model,
    ),
  ];
}

function payloadBlocks({ name, payload }: Event, where: PageScope): readonly string[] {
  const title = heading(3, "Payload", `${name}--payload`);
  if (payload.state === "notShown") return [];
  if (payload.state === "none") return [title, "It has none."];
  const { description, content } = payload.value;
  const blocks = [
    ...descriptionBlocks(knownValue(description)),
    ...(content.state === "none" ? ["It is empty."] : []),
    ...(content.state === "known" ? contentBlocks(content, where) : []),
  ];
  return blocks.length === 0 ? [] : [title, ...blocks];
}

function missingOfEvent(event: Event, model: Folder): readonly Missing[] {
  const { description, delivery, payload, signature, retries } = event;
  const sent = knownValue(delivery);
  const isRequest = sent?.via === "webhook" || sent?.via === "callback";
  const body = knownValue(payload);
  const again = knownValue(retries);
  return [
    ...missingFact("when it is sent", description, model),
    ...missingFact("how it is delivered", delivery, model),
    ...(sent && isRequest ? missingFact("the method of its requests", sent.method, model) : []),
    ...missingFact("its payload", payload, model),
    ...(body ? missingFact("its payload", body.content, model) : []),
    ...(body ? missingOfContent(body.content, model) : []),
    ...missingOfSignature(signature, model),
    ...missingFact("whether it is sent again", retries, model),
    ...(again ? missingFact("how often it is sent again", again.maximum, model) : []),
    ...(again ? missingFact("when it is sent again", again.delaysSeconds, model) : []),
  ];
}

function missingOfContent(content: Body["content"], model: Folder): readonly Missing[] {
  return [
    ...knownItems(content).flatMap(({ mediaType, schema }) =>
      missingFact(`the fields of its ${inlineText(mediaType)}`, schema, model),
    ),
    ...missingOthers("whether it comes in other representations", content, model),
  ];
}
