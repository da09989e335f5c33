/** The README on clients: their settings, hooks and logs, events that the service sends, and all operations. */
import {
  assigned,
  block,
  call,
  id,
  std,
  str,
  variable,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import { operationTables } from "../../emit/markdown/operation-tables.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code, numberLiteral } from "../../emit/text/code.js";
import { receiverNeeds } from "../../sdk/events/event-plan.js";
import { namedEvents } from "./events-file.js";
import { namesOf } from "./operation-docs.js";
import { type Block, made, print, type Scope, seconds, statements } from "./readme-scope.js";
import { environmentValue } from "./samples.js";
import { functionText } from "./spelling.js";

/** The options that a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const { types } = scope.names;
  const response = call(runtime("TransportResponse", types), [
    ...[numberLiteral(200), str("application/json"), str("{}")],
  ]);
  return [
    "`header` and `query` of the client's block are sent with every request. A call replaces those of the same name. `with` makes a client with other settings, and leaves the first one as it is:",
    statements(
      made(scope, [call(id("header"), [str("User-Agent"), str("example/1.0")])]),
      variable("quick", withBlock(code`client.with`, [assigned(id("timeout"), seconds(1))])),
      print(code`quick`),
    ),
    "`transport` takes whatever sends requests: a `JdkTransport` with an `HttpClient` of yours, such as one with a proxy, or a function, so that a test answers without a server:",
    statements(
      variable("fixed", withBlock(runtime("Transport", types), [response])),
      made(scope, [assigned(id("transport"), code`fixed`)]),
      print(call(code`client.request`, [str("GET"), str("/status")])),
    ),
  ];
}

/** Hooks that look at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const { types, plan } = names;
  const isPaced = plan.service.rates.length > 0;
  const logging = call(code`${runtime("Hook", types)}.logging`, [code`::println`]);
  const limits = code`${std(names.client, types.package)}.rateLimits`;
  return [
    `A \`Hook\` is called during every attempt. \`Hook.logging\` gives a function a line for each, without credentials and query values. \`deprecations\` of the client's block calls a function once for each deprecated operation that is used.${isPaced ? " `pacer` keeps calls within rate limits, of which `rateLimits` has those that are known: a call that comes too early waits." : ""}`,
    statements(
      made(scope, [
        call(id("hook"), [logging]),
        ...(isPaced ? [assigned(id("pacer"), call(runtime("Pacer", types), [limits]))] : []),
      ]),
      print(code`client`),
    ),
  ];
}

/** The events that the service sends. */
export function eventBlocks({ names }: Scope): readonly Block[] {
  const events = namedEvents(names);
  const [first] = events;
  if (first === undefined) return [];
  const { types } = names;
  const needs = receiverNeeds(events.map(({ event }) => event));
  const receiver = withBlock(runtime("EventReceiver", types), [
    call(id("secret"), [environmentValue("WEBHOOK_SECRET")]),
    ...(needs.tolerance ? [assigned(id("tolerance"), seconds(300))] : []),
    ...(needs.idHeader ? [assigned(id("idHeader"), str("X-Delivery-Id"))] : []),
  ]);
  const read = call(code`receiver.${id(first.function)}`, [id("headers"), id("body")]);
  const fault = runtime("DeliverySignatureException", types);
  const rows = events.map(({ event: { name, description = "" }, function: own }) => [
    inlineCode(name),
    `\`receiver.${own}()\``,
    inlineText(description),
  ]);
  return [
    "An `EventReceiver` verifies the signature of a delivery, and returns its payload. It takes the bytes of the body as they came:",
    {
      kind: "methods",
      code: [
        code`fun receive(
    headers: Map<String, List<String>>,
    body: ByteArray,
): Int {
    ${variable("receiver", receiver)}
    return ${block(code`try`, [print(read), code`204`])}${block(code` catch (error: ${fault})`, [print(code`error.reason`), code`400`])}
}`,
      ],
    },
    table(["Event", "Function", ""], rows),
  ];
}

/** All operations, in the manifest's order. */
export function operationBlocks({ names }: Scope): readonly string[] {
  return operationTables(names.plan.groups, {
    member: (of) => functionText(of, names),
    method: (plan) => namesOf(plan, names).function,
    members: "Functions",
    notShown:
      "The others ask for an opt-in whose level is an error. They can be called when the manifest has their missing facts. Their comments have the places to fill in. Do not opt in: such a call compiles, and throws a `NotShownException`.",
  });
}
