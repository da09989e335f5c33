/** The README on clients: their options, hooks and logs, and events that the service sends. */
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { call, id, listOf, make, named, str } from "../../emit/ruby/ruby-code.js";
import { code, type Code, numberLiteral } from "../../emit/text/code.js";
import { receivedEvents, receiverNeeds } from "../../sdk/events/event-plan.js";
import { type Block, exported, made, type Scope, shown } from "./readme-scope.js";
import { environmentValue } from "./samples.js";

/** The options that a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const headers = [["User-Agent", str("example/1.0")]] as const;
  return [
    "The client sends its `headers:` and `query:` with every request. A call replaces those of the same name. `with` returns a client with other options, which shares the connections, and leaves the first one as it is:",
    shown([made(scope, { headers }), code`quick = client.with(timeout: 1, max_retries: 0)`]),
    "`transport:` sends the requests in place of `net/http`. It is anything with `call`, so that a test answers without a server. It yields the status, the headers, the body and the reason of the response:",
    shown(
      [
        code`answering = lambda do |request, &respond|
  puts "#{request.method} #{request.url}"
  respond.call(200, {"content-type" => "application/json"}, "{}", "OK")
end`,
      ],
      [
        made(scope, { options: named("transport", id("answering")) }),
        code`p client.request(:get, "/status")`,
      ],
    ),
  ];
}

/** Hooks that look at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const isPaced = scope.names.plan.service.rates.length > 0;
  const rates = code`*${exported(scope, "RATES")}`;
  const hooks: readonly Code[] = [
    make(exported(scope, "Logging"), [code`Logger.new($stderr)`]),
    ...(isPaced ? [make(exported(scope, "Pacing"), [rates])] : []),
  ];
  return [
    `\`hooks:\` see every attempt: objects with any of the methods \`on_request\`, \`on_response\` and \`on_error\`. \`Logging\` writes to any logger, without credentials and query values. \`Deprecations\` yields once for each deprecated operation that is used.${isPaced ? " `Pacing` keeps calls within the known rate limits, which `RATES` has: a call that comes too early waits." : ""}`,
    {
      body: [[made(scope, { options: named("hooks", listOf(hooks)) })]],
      libraries: ["logger"],
    },
  ];
}

/** The events that the service sends. */
export function eventBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const events = receivedEvents(names.plan.service);
  const [first] = events;
  if (first === undefined) return [];
  const needs = receiverNeeds(events);
  const options = [
    ...named("secret", environmentValue("WEBHOOK_SECRET")),
    ...named("tolerance_seconds", needs.tolerance ? numberLiteral(300) : undefined),
    ...named("id_header", needs.idHeader ? str("X-Delivery-Id") : undefined),
  ];
  const rows = events.map(({ name, description = "" }) => [
    inlineCode(name),
    inlineCode(`receiver.${names.events.get(name) ?? ""}`),
    inlineText(description),
  ]);
  const received = call(code`receiver.${id(names.events.get(first.name) ?? "")}`, [
    code`env`,
    code`env["rack.input"].read`,
  ]);
  return [
    "A `Receiver` verifies the signature of a delivery, and returns its payload. It takes the headers, or the environment of Rack, and the bytes of the body as they came:",
    shown(
      [code`receiver = ${make(exported(scope, "Receiver"), options)}`],
      [
        code`app = lambda do |env|
  p ${received}
  [204, {}, []]
rescue ${exported(scope, "SignatureError")}
  [400, {}, []]
end`,
      ],
    ),
    table(["Event", "Method", ""], rows),
  ];
}
