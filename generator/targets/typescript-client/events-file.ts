/** `src/events.ts`: what the service sends by itself, and a receiver of what is known to be signed. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { openUnionOf } from "../../emit/typescript/schemas/enum-types.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { interfaceOf } from "../../emit/typescript/structures.js";
import { keyword, type Property, type TypeTree } from "../../emit/typescript/type-tree.js";
import { isOpen, knownItems, knownValue, whenFact } from "../../model/known.js";
import type { ApiModel, Event } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { namesOfEvents, payloadsName, receiverStatements } from "./event-receiver.js";
import { answerTypes } from "./results.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { isWebhook, type Unreceivable, type Webhook, webhookOf } from "./signature-schemes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** Its file below `src/`, without its ending, and its subpath of the package. */
export const eventsPath = "events";

/** Whether the package has the file: where an event is known by name. */
export function hasEvents({ service }: ApiModel): boolean {
  return knownItems(service.events).length > 0;
}

/** The file, or none. */
export function eventsFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  if (!hasEvents(model)) return [];
  const { service, folder } = model;
  const events = knownItems(service.events).map(webhookOf);
  const webhooks = events.filter(isWebhook);
  const imports = new FileImports(eventsPath, namesOfEvents(webhooks));
  const scope = importingScopes(names, imports).response;
  const payloads = interfaceOf({
    name: payloadsName,
    docs: docComment({
      summary: "What each event carries.",
      paragraphs: isOpen(service.events) ? ["There may be others, which are not shown."] : [],
    }),
    properties: events.map((each) => payloadProperty(each, scope, folder)),
  });
  return [
    sourceFile({
      file: eventsPath,
      origins: [placeText(folder, { file: "service.yaml", path: ["events"] })],
      imports: imports.imports,
      statements: [payloads, ...receiverStatements(webhooks, imports)],
    }),
  ];
}

function payloadProperty(each: Webhook | Unreceivable, scope: TypeScope, folder: string): Property {
  const { event } = each;
  const body = knownValue(event.payload);
  const docs = docComment({
    paragraphs: [
      ...known(knownValue(event.description)),
      ...known(body && knownValue(body.description)),
      deliveryText(event),
      ...known(isWebhook(each) ? undefined : each.reason),
      `From \`${placeText(folder, event.at)}\`.`,
    ],
  });
  return { name: event.name, type: payloadType(event, scope), docs };
}

function known(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [text];
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

/** A payload that need not be there may be missing. */
function payloadType({ payload }: Event, scope: TypeScope): TypeTree {
  return whenFact(payload, {
    known: (body) =>
      openUnionOf([
        ...answerTypes(body, scope),
        ...(knownValue(body.required) === true ? [] : [keyword("undefined")]),
      ]),
    none: () => keyword("undefined"),
    notShown: () => keyword("unknown"),
  });
}
