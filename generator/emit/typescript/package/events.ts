/** The events of a service in a package: their file, payloads and deliveries. */
import { isOpen, knownItems } from "../../../model/known.js";
import type { ApiModel } from "../../../model/model.js";
import type { EventPlan } from "../../../sdk/events/event-plan.js";
import type { CarriedBody } from "../../../sdk/messages/carried-bodies.js";
import { unreachable } from "../../../unreachable.js";
import { docComment } from "../doc-comments.js";
import { inComment } from "./comment-spelling.js";
import { openUnionOf } from "../schemas/enum-types.js";
import { interfaceOf } from "../structures.js";
import { keyword, type TypeTree } from "../type-tree.js";

/** The file of the events below `src/`, without its ending, and its subpath of the package. */
export const eventsPath = "events";

/** Name of the interface of what events carry. */
export const payloadsName = "EventPayloads";

/** True if a package has the file: where an event is known by name. */
export function hasEvents({ service }: ApiModel): boolean {
  return knownItems(service.events).length > 0;
}

/** The payload of an event, and its docs. */
export interface Payload {
  readonly event: EventPlan;
  /** A sentence, where there is one. */
  readonly note: string | undefined;
  readonly type: TypeTree;
}

/** The interface of what events carry. */
export function payloadsInterface(payloads: readonly Payload[], { service }: ApiModel) {
  return interfaceOf({
    name: payloadsName,
    docs: docComment({
      summary: "The payload of each event.",
      paragraphs: isOpen(service.events) ? ["There may be others, which are not shown."] : [],
    }),
    properties: payloads.map(({ event, note, type }) => ({
      name: event.name,
      type,
      docs: docComment({
        paragraphs: [
          ...known(event.description),
          ...known(event.payload.kind === "body" ? event.payload.description : undefined),
          event.words.map((each) => inComment(each)).join(" "),
          ...known(note),
          `From \`${event.place}\`.`,
        ],
      }),
    })),
  });
}

/** The type of a payload, of the types that its body may have. One that need not be there may be missing. */
export function payloadType(
  { payload }: EventPlan,
  bodyTypes: (body: CarriedBody) => readonly TypeTree[],
): TypeTree {
  switch (payload.kind) {
    case "body":
      return openUnionOf([
        ...bodyTypes(payload.body),
        ...(payload.isRequired ? [] : [keyword("undefined")]),
      ]);
    case "none":
      return keyword("undefined");
    case "not-shown":
      return keyword("unknown");
    default:
      return unreachable(payload);
  }
}

function known(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
}
