/** The README on clients: credentials, options, hooks, events, other endpoints, and all operations. */
import { list, std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code } from "../../emit/text/code.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { receivedEvents } from "./events-file.js";
import type { Block } from "./fragments.js";
import { methodText, missingText } from "./operation-docs.js";
import { outside } from "./sample-calls.js";
import { behindClient, failed, made, print, type Scope, unused } from "./readme-scope.js";

/** How callers say who they are. */
export function authenticationBlocks(scope: Scope): readonly Block[] {
  const { names } = scope;
  const { credentials, credentialsAre } = names.plan.service;
  const known = credentials.filter(({ means }) => means.kind !== "certificate");
  if (known.length === 0) {
    return credentialsAre === "none"
      ? []
      : [
          "Not shown: how callers say who they are. A header that you know of goes with every request:",
          {
            before: [],
            shown: [
              ...made(scope, [
                code`${own("WithHeader", outside(names))}(${list([str("Authorization"), code`"Bearer "+${std("Getenv", "os")}(${str("TOKEN")})`])})`,
              ]),
            ],
            after: [unused],
          },
        ];
  }
  const rows = known.map(({ name, description = "" }) => [
    inlineCode(name),
    `\`With${names.credentials.get(name) ?? ""}\``,
    inlineText(description),
  ]);
  return [
    "A client takes credentials as options. Each operation gets those that it is known to need, and only those.",
    table(["Scheme", "Option", ""], rows),
  ];
}

/** What a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  const options = [
    code`${own("WithHTTPClient", types)}(&${std("Client", "net/http")}{})`,
    code`${own("WithHeader", types)}(${str("User-Agent")}, ${str("example/1.0")})`,
  ];
  return [
    "`WithHTTPClient` is the seam for proxies, tracing and tests. `client.WithOptions` gives a client with further options and leaves the first as it is.",
    { before: [], shown: made(scope, options), after: [unused] },
  ];
}

/** What looks at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  return [
    "`WithHooks` adds functions on the way of every attempt, `WithLogger` writes attempts to a `log/slog` logger without credentials and values of queries, `WithDeprecations` tells of calls that will end.",
    {
      before: [],
      shown: made(scope, [code`${own("WithLogger", types)}(${std("Default", "log/slog")}())`]),
      after: [unused],
    },
  ];
}

/** What the service sends by itself. */
export function eventBlocks({ names }: Scope): readonly Block[] {
  const events = receivedEvents(names);
  if (events.length === 0) return [];
  const rows = events.map(({ name, description = "" }) => [
    inlineCode(name),
    `\`${names.events.get(name)?.reader ?? ""}\``,
    inlineText(description),
  ]);
  return [
    "`NewReceiver` makes a receiver of events. `Receive` takes a request and believes it only when its signature is right; these functions take its two results and read what the event carries:",
    table(["Event", "Reads", ""], rows),
  ];
}

/** What has no method. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  return [
    "`client.Call` calls an endpoint that the manifest does not name, with everything that other calls have:",
    behindClient(scope, [
      code`answer, err := client.Call(ctx, ${std("MethodGet", "net/http")}, ${str("/status?full=true")}, nil)
${failed}
${print}(string(answer.Raw))`,
    ]),
  ];
}

/** All operations, in their order. */
export function operationBlocks({ names }: Scope): readonly Block[] {
  const all = names.plan.groups.flatMap(operationsIn);
  const callable = all.filter(({ kind }) => kind === "callable").length;
  if (all.length === 0) return [];
  const said =
    callable === all.length
      ? `All ${all.length} operations can be called.`
      : `${callable} of ${all.length} operations can be called. The others become methods once their method and path are filled in.`;
  const rows = all.map((plan) => [
    inlineCode(methodText(plan.id, names)),
    plan.kind === "callable"
      ? inlineCode(`${plan.request.method} ${plan.request.path.text}`)
      : inlineText(missingText(plan)),
  ]);
  return [said, table(["Method", "Route"], rows)];
}
