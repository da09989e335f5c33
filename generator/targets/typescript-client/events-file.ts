/** `src/events.ts`: what the service sends by itself, and a receiver of what is known to be signed. */
import type { BuiltFile } from "../../emit/target.js";
import {
  eventsPath,
  hasEvents,
  payloadsInterface,
  payloadType,
} from "../../emit/typescript/package/events.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { eventPlans } from "../../sdk/events/event-plan.js";
import { namesOfEvents, receiverStatements } from "./event-receiver.js";
import { answerType } from "./answer-types.js";
import { isWebhook, webhookOf } from "./signature-schemes.js";
import { sourceFile } from "./source-files.js";

/** The file, or none. */
export function eventsFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  if (!hasEvents(model)) return [];
  const { folder } = model;
  const events = eventPlans(model).map(webhookOf);
  const webhooks = events.filter(isWebhook);
  const imports = new FileImports(eventsPath, namesOfEvents(webhooks));
  const scope = importingScopes(names, imports).response;
  const payloads = events.map((each) => ({
    event: each.event,
    note: isWebhook(each) ? undefined : each.reason,
    type: payloadType(each.event, (body) => [answerType([body], scope)]),
  }));
  return [
    sourceFile({
      file: eventsPath,
      origins: [placeText(folder, { file: "service.yaml", path: ["events"] })],
      imports: imports.imports,
      statements: [payloadsInterface(payloads, model), ...receiverStatements(webhooks, imports)],
    }),
  ];
}
