/** The part of `src/events.ts` that takes deliveries: how each event is signed, and functions into the runtime. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { sharedSchemes } from "../../emit/typescript/package/event-signatures.js";
import { payloadsName } from "../../emit/typescript/package/events.js";
import { constOf, functionOf, typeAliasOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  reference,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  returns,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Webhook } from "./signature-schemes.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

const webhookName = "WebhookName";
const signatures = "runtime/signatures";
const webhooksFile = "runtime/webhooks";

const ownNames = [payloadsName, webhookName, "webhooks", "receiver", "sign"];

/** The names that the file declares: nothing that is imported takes one of them. */
export function namesOfEvents(webhooks: readonly Webhook[]): readonly string[] {
  return [...ownNames, ...[...sharedSchemes(webhooks, ownNames).values()].map(({ name }) => name)];
}

/** The statements; none where no event can be received. */
export function receiverStatements(
  webhooks: readonly Webhook[],
  imports: FileImports,
): readonly StatementStructures[] {
  if (webhooks.length === 0) return [];
  const schemes = sharedSchemes(webhooks, ownNames);
  const constants = [...schemes.values()].map((each) =>
    constOf({
      ...each,
      exported: false,
      type: reference(imports.type("SignatureScheme", signatures)),
    }),
  );
  const entries = webhooks.map((each) => ({
    key: each.event.name,
    value: webhookValue(each, schemes.get(JSON.stringify(each.scheme))?.name ?? ""),
  }));
  return [
    ...exports(),
    typeAliasOf({
      name: webhookName,
      docs: docComment({ summary: "The events that can be received." }),
      type: unionOf(webhooks.map(({ event }) => literal(event.name))),
    }),
    ...constants,
    constOf({
      name: "webhooks",
      exported: false,
      type: reference(imports.type("Webhooks", webhooksFile), [reference(webhookName)]),
      value: objectValue(entries),
    }),
    receiverFunction(webhooks, imports),
    signFunction(imports),
  ];
}

function exports(): readonly StatementStructures[] {
  return [
    exportFrom({
      module: "./runtime/deliveries.js",
      names: [
        { name: "Delivery", typeOnly: true },
        { name: "PayloadError" },
        { name: "PayloadFault", typeOnly: true },
      ],
    }),
    exportFrom({
      module: `./${signatures}.js`,
      names: [
        { name: "Secret", typeOnly: true },
        { name: "SignatureError" },
        { name: "SignatureFault", typeOnly: true },
      ],
    }),
    exportFrom({
      module: `./${webhooksFile}.js`,
      names: [{ name: "Receiver" }, { name: "ReceiverOptions" }, { name: "SigningOptions" }],
      typeOnly: true,
    }),
  ];
}

function webhookValue({ event }: Webhook, scheme: string): ValueTree {
  const type = event.payload.kind === "body" ? event.payload.mediaType : undefined;
  return objectValue([
    { key: "signature", value: nameValue(scheme) },
    ...(type === undefined ? [] : [{ key: "contentType", value: literalValue(type) }]),
  ]);
}

function receiverFunction(webhooks: readonly Webhook[], imports: FileImports): StatementStructures {
  const given = [reference(payloadsName), reference(webhookName)];
  const runtime = nameValue(imports.value("receiverOf", webhooksFile));
  return functionOf({
    name: "receiver",
    docs: docComment({
      summary: "Makes a receiver of events. It accepts deliveries that are signed with the secret.",
    }),
    parameters: [{ name: "options", type: optionsType(webhooks, imports) }],
    returnType: reference(imports.type("Receiver", webhooksFile), given),
    body: [
      returns(
        callOf(runtime, [nameValue("webhooks"), nameValue("options")], { typeArguments: given }),
      ),
    ],
  });
}

/** Options are required for facts that the manifest does not show of any signature. */
function optionsType(webhooks: readonly Webhook[], imports: FileImports): TypeTree {
  const options = reference(imports.type("ReceiverOptions", webhooksFile));
  const needed = [...new Set(webhooks.flatMap((each) => each.needed))];
  return needed.length === 0
    ? options
    : reference(imports.type("Needed", webhooksFile), [options, unionOf(needed.map(literal))]);
}

function signFunction(imports: FileImports): StatementStructures {
  const text = keyword("string");
  const names = ["webhooks", "event", "body", "options"];
  return functionOf({
    name: "sign",
    docs: docComment({
      summary:
        "Makes the headers of a delivery, signed as the service signs it, for tests of your receiver.",
    }),
    parameters: [
      { name: "event", type: reference(webhookName) },
      { name: "body", type: unionOf([text, reference("Uint8Array")]) },
      { name: "options", type: reference(imports.type("SigningOptions", webhooksFile)) },
    ],
    returnType: reference("Promise", [reference("Record", [text, text])]),
    body: [
      returns(
        callOf(
          nameValue(imports.value("signedHeaders", webhooksFile)),
          names.map((each) => nameValue(each)),
        ),
      ),
    ],
  });
}
