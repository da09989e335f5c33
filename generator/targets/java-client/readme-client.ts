/** The README on clients: their settings, hooks and logs, events that the service sends, and all operations. */
import {
  assigned,
  block,
  generic,
  lambda,
  make,
  ofType,
  ofVariable,
  std,
  str,
} from "../../emit/java/java-code.js";
import { runtime } from "../../emit/java/types.js";
import { operationTables } from "../../emit/markdown/operation-tables.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code, lines, numberLiteral } from "../../emit/text/code.js";
import { receiverNeeds } from "../../sdk/events/event-plan.js";
import { namedEvents } from "./events-file.js";
import { namesOf } from "./operation-docs.js";
import {
  type Block,
  environmentValue,
  made,
  print,
  type Scope,
  seconds,
  statements,
} from "./readme-scope.js";
import { methodText } from "./spelling.js";

/** The options that a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const { types } = scope.names;
  const response = ofType(runtime("TransportResponse", types), [
    { name: "of", given: [numberLiteral(200), str("application/json"), str("{}")] },
  ]);
  const answer = ofType(std("CompletableFuture", "java.util.concurrent"), [
    { name: "completedFuture", given: [response] },
  ]);
  const called = ofVariable("client", [
    { name: "request", given: [str("GET"), str("/status")] },
    { name: "execute" },
  ]);
  const quick = ofVariable("client", [
    { name: "toBuilder" },
    { name: "timeout", given: [seconds(1)] },
    { name: "build" },
  ]);
  return [
    "`header` and `query` of the builder are sent with every request. A call replaces those of the same name. `toBuilder` makes a client with other settings, and leaves the first one as it is:",
    statements(
      made(scope, [{ name: "header", given: [str("User-Agent"), str("example/1.0")] }]),
      code`${assigned(code`var quick`, quick)};`,
      print(code`quick`),
    ),
    "`httpClient` takes an `HttpClient` of yours, such as one with a proxy. `transport` takes whatever sends requests, so that a test answers without a server:",
    statements(
      code`${assigned(code`${runtime("Transport", types)} transport`, lambda(code`request`, answer))};`,
      made(scope, [{ name: "transport", given: [code`transport`] }]),
      print(called),
    ),
  ];
}

/** Hooks that look at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const { types, plan } = names;
  const isPaced = plan.service.rates.length > 0;
  const logger = ofType(code`System`, [{ name: "getLogger", given: [str(types.package)] }]);
  const logging = ofType(runtime("Hook", types), [{ name: "logging", given: [logger] }]);
  const limits = ofType(std(names.client, types.package), [{ name: "rateLimits" }]);
  const pacer = { name: "pacer", given: [make(runtime("Pacer", types), [limits])] };
  return [
    `A \`Hook\` is called during every attempt. \`Hook.logging\` logs attempts to a \`System.Logger\`, without credentials and query values. \`deprecations\` of the builder calls a function once for each deprecated operation that is used.${isPaced ? " `pacer` keeps calls within rate limits, of which `rateLimits` has those that are known: a call that comes too early waits." : ""}`,
    statements(
      made(scope, [{ name: "hook", given: [logging] }, ...(isPaced ? [pacer] : [])]),
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
  const receiver = runtime("EventReceiver", types);
  const list = std("List", "java.util");
  const headers = generic(std("Map", "java.util"), [code`String`, generic(list, [code`String`])]);
  const built = ofType(receiver, [
    { name: "builder" },
    { name: "secret", given: [environmentValue("WEBHOOK_SECRET")] },
    ...(needs.tolerance ? [{ name: "tolerance", given: [seconds(300)] }] : []),
    ...(needs.idHeader ? [{ name: "idHeader", given: [str("X-Delivery-Id")] }] : []),
    { name: "build" },
  ]);
  const read = ofVariable("receiver", [{ name: first.method, given: [code`headers`, code`body`] }]);
  const fault = runtime("DeliverySignatureException", types);
  const body = lines([
    code`${block(code`try`, [print(read), code`return 204;`])}${block(code` catch (${fault} error)`, [code`return 400;`])}`,
  ]);
  const rows = events.map(({ event: { name, description = "" }, method }) => [
    inlineCode(name),
    `\`receiver.${method}()\``,
    inlineText(description),
  ]);
  return [
    "An `EventReceiver` verifies the signature of a delivery, and returns its payload. It takes the bytes of the body as they came:",
    {
      kind: "methods",
      code: [
        block(code`static int receive(${headers} headers, byte[] body)`, [
          code`${assigned(code`var receiver`, built)};`,
          body,
        ]),
      ],
    },
    table(["Event", "Method", ""], rows),
  ];
}

/** All operations, in the manifest's order. */
export function operationBlocks({ names }: Scope): readonly string[] {
  return operationTables(names.plan.groups, {
    member: (id) => methodText(id, names),
    method: (plan) => namesOf(plan, names).method,
    members: "Methods",
    notShown:
      "The others take a value that nobody can make, such as a `MethodAndPathNotShown`. They can be called when the manifest has their missing facts. Their comments have the places to fill in.",
  });
}
