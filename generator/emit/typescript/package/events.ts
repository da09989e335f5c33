/** What the service sends by itself, as a package has it: where it stands, what each event carries, how it comes. */
import { isOpen, knownItems, knownValue, whenFact } from "../../../model/known.js";
import type { Body } from "../../../model/message.js";
import type { ApiModel, Event } from "../../../model/model.js";
import { placeText } from "../../../model/place.js";
import { docComment } from "../doc-comments.js";
import { openUnionOf } from "../schemas/enum-types.js";
import { interfaceOf } from "../structures.js";
import { keyword, type TypeTree } from "../type-tree.js";
import { isRange } from "../../../sdk/messages/media-types.js";

/** The file of the events below `src/`, without its ending, and its subpath of the package. */
export const eventsPath = "events";

/** Name of the interface of what events carry. */
export const payloadsName = "EventPayloads";

/** Whether a package has the file: where an event is known by name. */
export function hasEvents({ service }: ApiModel): boolean {
  return knownItems(service.events).length > 0;
}

/** What an event carries, and what else is to be said of it. */
export interface Payload {
  readonly event: Event;
  /** A sentence, where there is one. */
  readonly note: string | undefined;
  readonly type: TypeTree;
}

/** The interface of what events carry. */
export function payloadsInterface(payloads: readonly Payload[], { service, folder }: ApiModel) {
  return interfaceOf({
    name: payloadsName,
    docs: docComment({
      summary: "What each event carries.",
      paragraphs: isOpen(service.events) ? ["There may be others, which are not shown."] : [],
    }),
    properties: payloads.map(({ event, note, type }) => ({
      name: event.name,
      type,
      docs: docComment({
        paragraphs: [
          ...known(knownValue(event.description)),
          ...known(bodyText(event)),
          deliveryText(event),
          ...known(note),
          `From \`${placeText(folder, event.at)}\`.`,
        ],
      }),
    })),
  });
}

/** The type of a payload, of the types that its body may have. One that need not be there may be missing. */
export function payloadType(
  { payload }: Event,
  bodyTypes: (body: Body) => readonly TypeTree[],
): TypeTree {
  return whenFact(payload, {
    known: (body) =>
      openUnionOf([
        ...bodyTypes(body),
        ...(knownValue(body.required) === true ? [] : [keyword("undefined")]),
      ]),
    none: () => keyword("undefined"),
    notShown: () => keyword("unknown"),
  });
}

/** The media type of all payloads of an event, where there is only one. */
export function onlyMediaType({ payload }: Event): string | undefined {
  const content = knownValue(payload)?.content;
  if (content === undefined || isOpen(content)) return undefined;
  const [only, ...others] = knownItems(content).map(({ mediaType }) => mediaType);
  return others.length > 0 || only === undefined || isRange(only) ? undefined : only;
}

function known(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}

function bodyText({ payload }: Event): string | undefined {
  const body = knownValue(payload);
  return body && knownValue(body.description);
}

/** "Delivered by webhook (`POST`), up to 5 times more where it is not taken." */
function deliveryText({ delivery, retries }: Event): string {
  const how = knownValue(delivery);
  if (how === undefined) return "Not shown: how it is delivered.";
  const method = knownValue(how.method);
  const again = knownValue(retries);
  const maximum = again && knownValue(again.maximum);
  const more = maximum ? `, up to ${maximum} times more where it is not taken` : "";
  return `Delivered by ${how.via}${method === undefined ? "" : ` (\`${method}\`)`}${more}.`;
}
