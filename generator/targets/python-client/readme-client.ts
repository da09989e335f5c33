/** The README on clients: their options, hooks and logs, and events that the service sends. */
import { call, dictOf, id, listOf, named, std, str } from "../../emit/python/python-code.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code, type Code, lines, numberLiteral } from "../../emit/text/code.js";
import { receivedEvents, receiverNeeds } from "../../sdk/events/event-plan.js";
import { type Block, exported, made, type Scope } from "./readme-scope.js";
import { environmentValue, print } from "./samples.js";

/** The options that a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const headers = [["User-Agent", str("example/1.0")]] as const;
  const parameters = code`request: ${exported("TransportRequest")}`;
  return [
    "The client sends its `headers` and `query` with every request. A call replaces those of the same name. `with_options` returns a client with other options, which shares the connections, and leaves the first one as it is:",
    [[made(scope, { headers }), code`quick = client.with_options(timeout=1.0)`]],
    "`transport` sends the requests. It is a function, so that a test answers without a server:",
    [
      [
        code`def answering(${parameters}) -> ${exported("TransportResponse")}:
    ${print(code`request.method`, code`request.url`)}
    return ${call(exported("TransportResponse"), [
      numberLiteral(200),
      dictOf([[str("content-type"), str("application/json")]]),
      code`b${str("{}")}`,
    ])}`,
      ],
      [made(scope, { options: named("transport", id("answering")) })],
      [print(code`client.request(${str("GET")}, ${str("/status")})`)],
    ],
    "`httpx2_transport`, `requests_transport` and `aiohttp_transport` make a transport of a client of these libraries that you have set up, such as one with a proxy.",
  ];
}

/** Hooks that look at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const isPaced = scope.names.plan.service.rates.length > 0;
  const hooks: readonly Code[] = [
    call(exported("logging"), []),
    ...(isPaced ? [call(exported("pacing"), [code`*${exported("RATES")}`])] : []),
  ];
  return [
    `\`hooks\` are called during every attempt; a class below \`Hooks\` makes your own. \`logging\` logs attempts to the logger \`${scope.names.module}\`, without credentials and query values. \`deprecations\` calls a function once for each deprecated operation that is used.${isPaced ? " `pacing` keeps calls within the known rate limits, which `RATES` has: a call that comes too early waits. `async_pacing` does so for the asynchronous client." : ""}`,
    [[made(scope, { options: named("hooks", listOf(hooks)) })]],
  ];
}

/** The events that the service sends. */
export function eventBlocks({ names }: Scope): readonly Block[] {
  const events = receivedEvents(names.plan.service);
  const [first] = events;
  if (first === undefined) return [];
  const needs = receiverNeeds(events);
  const options = [
    ...named("secret", environmentValue("WEBHOOK_SECRET")),
    ...named("tolerance_seconds", needs.tolerance ? numberLiteral(300) : undefined),
    ...named("id_header", needs.idHeader ? str("X-Delivery-Id") : undefined),
  ];
  const mapping = std("Mapping", "collections.abc");
  const rows = events.map(({ name, description = "" }) => [
    inlineCode(name),
    inlineCode(`receiver.${names.events.get(name) ?? ""}`),
    inlineText(description),
  ]);
  return [
    "A `Receiver` verifies the signature of a delivery, and returns its payload. It takes the bytes of the body as they came:",
    [
      [code`receiver = ${call(exported("Receiver"), options)}`],
      [
        lines([
          code`def receive(headers: ${mapping}[str, str], body: bytes) -> int:
    try:
        payload = receiver.${id(names.events.get(first.name) ?? "")}(headers, body)
    except ${exported("SignatureError")}:
        return 400
    ${print(id("payload"))}
    return 204`,
        ]),
      ],
    ],
    table(["Event", "Method", ""], rows),
  ];
}
