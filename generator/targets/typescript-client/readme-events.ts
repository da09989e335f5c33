/** The README on what the service sends by itself. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import {
  callOf,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import { eventPlans } from "../../sdk/events/event-plan.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { ApiModel } from "../../model/model.js";
import { eventsPath, hasEvents } from "../../emit/typescript/package/events.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import type { SampledPackage } from "../../emit/typescript/package/sampled-package.js";
import { isWebhook, type NeededOption, type Webhook, webhookOf } from "./signature-schemes.js";

/** Events, where some are known. */
export function eventsSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  if (!hasEvents(model)) return [];
  const events = eventPlans(model).map(webhookOf);
  const webhooks = events.filter(isWebhook);
  const others = events.filter((each) => !isWebhook(each)).map(({ event }) => event.name);
  const subpath = inlineCode(`${shown.name}/${eventsPath}`);
  return [
    `${subpath} has the types of the events that the service sends (\`EventPayloads\`).`,
    ...receiverBlocks(shown, webhooks),
    ...(others.length === 0
      ? []
      : [`No receiver, for a reason that their docs give: ${others.map(inlineCode).join(", ")}.`]),
    ...(mayBeOthers(servicePlan(model).eventsAre)
      ? ["Not shown: whether there are other events."]
      : []),
  ];
}

const samples: Readonly<Record<NeededOption, Entry>> = {
  toleranceSeconds: { key: "toleranceSeconds", value: literalValue(300) },
  idHeader: { key: "idHeader", value: literalValue("x-event-id") },
};

function receiverBlocks(shown: SampledPackage, webhooks: readonly Webhook[]): readonly Block[] {
  const [first] = webhooks;
  if (first === undefined) return [];
  const needed = [...new Set(webhooks.flatMap((each) => each.needed))];
  return [
    "A receiver accepts only deliveries that are signed with its secret, unchanged and recent:",
    sampleOf(shown, (imports) => {
      const options = [
        { key: "secret", value: literalValue("your secret") },
        ...needed.map((each) => samples[each]),
      ];
      const make = nameValue(imports.use("receiver", eventsPath));
      const given = [nameValue("request"), literalValue(first.event.name)];
      const received = callOf(nameValue("events.receive"), given);
      return [
        code`const events = ${callOf(make, [objectValue(options)])};`,
        code``,
        code`/** Handles a \`Request\` of the Fetch standard, as most frameworks pass it. */`,
        code`export async function take(request: Request): Promise<Response> {`,
        code`  try {`,
        code`    const event = await ${received};`,
        code`    console.log(event);`,
        code`    return new Response(null, { status: 204 });`,
        code`  } catch (error) {`,
        code`    const status = error instanceof ${imports.use("SignatureError", eventsPath)} ? 401 : 400;`,
        code`    return new Response(String(error), { status });`,
        code`  }`,
        code`}`,
      ];
    }),
    "`sign` makes the headers of a delivery, for tests of your receiver.",
  ];
}
