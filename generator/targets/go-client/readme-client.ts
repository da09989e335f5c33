/** The README on clients: credentials, options, hooks, events, other endpoints, and all operations. */
import { list, std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import { code } from "../../emit/text/code.js";
import { receivedEvents } from "../../sdk/events/event-plan.js";
import { authenticationNotShown } from "../../sdk/readme/client-words.js";
import { variableNames } from "../../sdk/readme/shown-flows.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import { flowNames, namedCredentials } from "./credentials-file.js";
import type { Block } from "./fragments.js";
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
          authenticationNotShown,
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
  const rows = namedCredentials(names).map(({ credential, name, option }) => [
    inlineCode(credential.name),
    [option, ...flowNames(credential, { name, option })].map((each) => `\`${each}\``).join(", "),
    credentialText(credential),
  ]);
  const shown = namedCredentials(names).find(({ credential: { means } }) => isPlain(means));
  const option =
    shown &&
    code`${own(shown.option, outside(names))}(${std("Getenv", "os")}(${str(variableNames(shown.credential).secret)}))`;
  return [
    "A client takes credentials as options. It sends to each operation those that the operation is known to need, and no others. An option whose name has `Func` at its end takes a function that returns the secret.",
    table(["Scheme", "Options and functions", ""], rows),
    ...(option === undefined
      ? []
      : [{ before: [], shown: made(scope, [option]), after: [unused] }]),
  ];
}

/** True if a credential is a secret and nothing else. */
function isPlain(means: CredentialPlan["means"]): boolean {
  return (
    means.kind === "bearer" ||
    means.kind === "openid" ||
    means.kind === "oauth" ||
    (means.kind === "key" && means.place !== undefined && means.name !== undefined)
  );
}

/** The options that a client is made with. */
export function optionBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  const options = [
    code`${own("WithHTTPClient", types)}(&${std("Client", "net/http")}{})`,
    code`${own("WithHeader", types)}(${str("User-Agent")}, ${str("example/1.0")})`,
  ];
  return [
    "`WithHTTPClient` sets the `http.Client` that sends the requests: for proxies, tracing and tests. `client.WithOptions` returns a client with further options, and leaves the first one as it is.",
    { before: [], shown: made(scope, options), after: [unused] },
  ];
}

/** Hooks that look at attempts. */
export function hookBlocks(scope: Scope): readonly Block[] {
  const isPaced = scope.names.plan.service.rates.length > 0;
  const types = outside(scope.names);
  return [
    `\`WithHooks\` adds functions that are called during every attempt. \`WithLogger\` logs attempts to a \`slog.Logger\`, without credentials and query values. \`WithDeprecations\` calls a function once for each deprecated operation that is used.${isPaced ? " `WithPacer` keeps calls within the known rate limits, which `NewPacer(RateLimits()...)` takes: a call that comes too early waits." : ""}`,
    {
      before: [],
      shown: made(scope, [code`${own("WithLogger", types)}(${std("Default", "log/slog")}())`]),
      after: [unused],
    },
  ];
}

/** The events that the service sends. */
export function eventBlocks({ names }: Scope): readonly Block[] {
  const events = receivedEvents(names.plan.service);
  if (events.length === 0) return [];
  const rows = events.map(({ name, description = "" }) => [
    inlineCode(name),
    `\`${names.events.get(name)?.reader ?? ""}\``,
    inlineText(description),
  ]);
  return [
    "`NewReceiver` returns a receiver of events. Its method `Receive` verifies the signature of a request. These functions take both results of `Receive`, and decode the payload of an event:",
    table(["Event", "Function", ""], rows),
  ];
}

/** The operations without a method. */
export function endpointBlocks(scope: Scope): readonly Block[] {
  return [
    "`client.Call` calls an endpoint that the manifest does not have. The call works like that of an operation:",
    behindClient(scope, [
      code`answer, err := client.Call(ctx, ${std("MethodGet", "net/http")}, ${str("/status?full=true")}, nil)
${failed}
${print}(string(answer.Raw))`,
    ]),
  ];
}
