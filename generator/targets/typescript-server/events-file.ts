/** `src/events.ts`: what the service sends by itself, and a sender of what can be sent. */
import type { StatementStructures } from "ts-morph";
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { sharedSchemes } from "../../emit/typescript/package/event-signatures.js";
import {
  eventsPath,
  hasEvents,
  payloadsInterface,
  payloadsName,
  payloadType,
} from "../../emit/typescript/package/events.js";
import { eventPlans } from "../../sdk/events/event-plan.js";
import type { CarriedBody } from "../../sdk/messages/carried-bodies.js";
import { importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { plainObject } from "../../emit/typescript/plain-value.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { constOf, functionOf, interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import {
  indexed,
  keyword,
  literal,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import {
  callOf,
  name as nameValue,
  objectValue,
  returns,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { unreachable } from "../../unreachable.js";
import { isOutgoing, type OutgoingEvent, outgoingEvent } from "./outgoing-events.js";
import { sharedFolder, sourceFile } from "./source-files.js";

const nameOfEvents = "EventName";
const optionsName = "EventOptions";
const sender = "runtime/event-sender";
const signatures = `${sharedFolder}/signatures`;

const ownNames = [payloadsName, nameOfEvents, optionsName, "events", "sendEvent"];

/** The file, or none. */
export function eventsFile(model: ApiModel, names: SchemaNames): readonly BuiltFile[] {
  if (!hasEvents(model)) return [];
  const events = eventPlans(model).map(outgoingEvent);
  const outgoing = events.filter(isOutgoing);
  const schemes = sharedSchemes(outgoing.flatMap(signedOf), ownNames);
  const constants = [...schemes.values()].map(({ name }) => name);
  const imports = new FileImports(eventsPath, [...ownNames, ...constants]);
  const scope = importingScopes(names, imports).response;
  const payloads = events.map((each) => ({
    event: each.event,
    note: isOutgoing(each) ? undefined : each.reason,
    type: payloadType(each.event, (body) => bodyTypes(body, scope, imports)),
  }));
  return [
    sourceFile({
      file: eventsPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["events"] })],
      imports: imports.imports,
      statements: [
        payloadsInterface(payloads, model),
        ...senderStatements(outgoing, schemes, imports),
      ],
    }),
  ];
}

/** Returns the types that the sender writes as a body, by media type. */
function bodyTypes(body: CarriedBody, scope: TypeScope, imports: FileImports): readonly TypeTree[] {
  const { contents, isOpen, isEmpty } = body;
  if (isEmpty) return [keyword("undefined")];
  if (isOpen || contents.some(({ isUnknown }) => isUnknown)) return [keyword("unknown")];
  return contents.map(({ decoded, schema }) => {
    switch (decoded) {
      case "value":
        return scope.typeOf(schema);
      case "text":
        return keyword("string");
      case "bytes":
        return reference(imports.type("RawPayload", sender));
      default:
        return unreachable(decoded);
    }
  });
}

/** The statements; none where no event can be sent. */
function senderStatements(
  events: readonly OutgoingEvent[],
  schemes: ReturnType<typeof sharedSchemes>,
  imports: FileImports,
): readonly StatementStructures[] {
  if (events.length === 0) return [];
  const constants = [...schemes.values()].map((each) =>
    constOf({
      ...each,
      exported: false,
      type: reference(imports.type("SignatureScheme", signatures)),
    }),
  );
  return [
    ...exports(),
    typeAliasOf({
      name: nameOfEvents,
      docs: docComment({ summary: "The events that can be sent." }),
      type: unionOf(events.map(({ event }) => literal(event.name))),
    }),
    optionsInterface(events, imports),
    ...constants,
    constOf({
      name: "events",
      exported: false,
      type: reference(imports.type("OutgoingEvents", sender), [reference(nameOfEvents)]),
      value: objectValue(
        events.map(({ event, scheme, plan }) => {
          const constant = schemes.get(JSON.stringify(scheme))?.name;
          const signature =
            constant === undefined ? [] : [{ key: "signature", value: nameValue(constant) }];
          return {
            key: event.name,
            value: objectValue([...signature, ...plainObject(plan).entries]),
          };
        }),
      ),
    }),
    sendFunction(imports),
  ];
}

function signedOf({ event, scheme }: OutgoingEvent) {
  return scheme === undefined ? [] : [{ event, scheme }];
}

function exports(): readonly StatementStructures[] {
  const types = ["EventAttempt", "EventResult", "EventRetries", "RawPayload", "SendOptions"];
  return [
    exportFrom({
      module: `./${sender}.js`,
      names: types.map((name) => ({ name })),
      typeOnly: true,
    }),
    exportFrom({ module: `./${signatures}.js`, names: [{ name: "Secret" }], typeOnly: true }),
  ];
}

/** Options are required for facts that the manifest does not show of an event. */
function optionsInterface(events: readonly OutgoingEvent[], imports: FileImports) {
  const options = reference(imports.type("SendOptions", sender));
  return interfaceOf({
    name: optionsName,
    docs: docComment({
      summary: "The options of each event. Options are required for facts that are not shown.",
    }),
    properties: events.map(({ event, needed }) => ({
      name: event.name,
      type:
        needed.length === 0
          ? options
          : reference(imports.type("Needed", sender), [options, unionOf(needed.map(literal))]),
    })),
  });
}

function sendFunction(imports: FileImports): StatementStructures {
  const given = reference("Name");
  const call = nameValue(imports.value("sendEvent", sender, "send"));
  return functionOf({
    name: "sendEvent",
    docs: docComment({
      summary:
        "Sends an event, signed as the manifest says, until it is accepted or no retry is left.",
      paragraphs: ["The result says whether it was accepted, and lists each attempt."],
    }),
    typeParameters: [{ name: "Name", constraint: reference(nameOfEvents) }],
    parameters: [
      { name: "name", type: given },
      { name: "payload", type: indexed(reference(payloadsName), given) },
      { name: "options", type: indexed(reference(optionsName), given) },
    ],
    returnType: reference("Promise", [reference(imports.type("EventResult", sender))]),
    body: [
      returns(
        callOf(
          call,
          ["events", "name", "payload", "options"].map((each) => nameValue(each)),
          { typeArguments: [reference(payloadsName), given] },
        ),
      ),
    ],
  });
}
