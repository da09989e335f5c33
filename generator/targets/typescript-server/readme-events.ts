/** The README on what the service sends by itself. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { eventsPath, hasEvents } from "../../emit/typescript/package/events.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  arrayValue,
  type Entry,
} from "../../emit/typescript/value-tree.js";
import { eventPlans } from "../../sdk/events/event-plan.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ApiModel } from "../../model/model.js";
import {
  isOutgoing,
  type NeededOption,
  type OutgoingEvent,
  outgoingEvent,
} from "./outgoing-events.js";
import type { SampledServer } from "./sample-server.js";

/** Events, where some are known. */
export function eventsSection(shown: SampledServer, model: ApiModel): readonly Block[] {
  if (!hasEvents(model)) return [];
  const events = eventPlans(model).map(outgoingEvent);
  const outgoing = events.filter(isOutgoing);
  const others = events.filter((each) => !isOutgoing(each)).map(({ event }) => event.name);
  return [
    `${inlineCode(`${shown.name}/${eventsPath}`)} has the types of the events that the service sends (\`EventPayloads\`).`,
    ...senderBlocks(shown, outgoing),
    ...(others.length === 0
      ? []
      : [`No sender, for a reason that their docs give: ${others.map(inlineCode).join(", ")}.`]),
    ...(mayBeOthers(servicePlan(model).eventsAre)
      ? ["Not shown: whether there are other events."]
      : []),
  ];
}

/** The values that callers give where the manifest shows none. */
const samples: Readonly<Record<NeededOption, Entry>> = {
  secret: { key: "secret", value: literalValue("your secret") },
  method: { key: "method", value: literalValue("POST") },
  contentType: { key: "contentType", value: literalValue("application/json") },
  idHeader: { key: "idHeader", value: literalValue("x-event-id") },
  retries: {
    key: "retries",
    value: objectValue([
      { key: "maximum", value: literalValue(3) },
      { key: "delaysSeconds", value: arrayValue([literalValue(10), literalValue(60)]) },
    ]),
  },
};

function senderBlocks(shown: SampledServer, outgoing: readonly OutgoingEvent[]): readonly Block[] {
  const [first] = outgoing;
  if (first === undefined) return [];
  const isSigned = outgoing.some(({ scheme }) => scheme !== undefined);
  const isRepeated = outgoing.some(({ plan }) => plan.retries !== undefined);
  const said = [
    ...(isSigned ? ["signed as the manifest says"] : []),
    ...(isRepeated ? ["and again, as often as it says, until the receiver accepts it"] : []),
  ];
  return [
    `\`sendEvent\` sends an event${said.length === 0 ? "" : `, ${said.join(", ")}`}. Any 2xx status accepts it. The result says whether it was accepted, and lists each attempt:`,
    sampleOf(shown, (imports) => {
      const send = nameValue(imports.use("sendEvent", eventsPath));
      const payloads = imports.useType("EventPayloads", eventsPath);
      const name = literalValue(first.event.name);
      const options = objectValue([
        { key: "url", value: nameValue("url") },
        ...first.needed.map((each) => samples[each]),
      ]);
      const call = callOf(send, [name, nameValue("payload"), options]);
      return [
        code`type Payload = ${payloads}[${name}];`,
        code``,
        code`/** Sends the event to a receiver. */`,
        code`export async function tell(url: string, payload: Payload): Promise<boolean> {`,
        code`  const { delivered, attempts } = await ${call};`,
        code`  console.log(attempts);`,
        code`  return delivered;`,
        code`}`,
      ];
    }),
  ];
}
