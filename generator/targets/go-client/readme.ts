/** `README.md` of the module: how to use what is known of the service, and what is not known. */
import { headerLines, list, std, str } from "../../emit/go/go-code.js";
import { own } from "../../emit/go/types.js";
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { inlineCode, inlineText, table } from "../../emit/markdown/text.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code } from "../../emit/text/code.js";
import type { ApiModel } from "../../model/model.js";
import { schemaFinder } from "../../model/schema-finder.js";
import { operationsOf } from "../../model/walk.js";
import { clientSections } from "../../sdk/readme/client-sections.js";
import {
  answersNotShown,
  bodiesNotShown,
  ownBaseUrlLines,
  pagesNotShown,
  repeatingExceptions,
} from "../../sdk/readme/operation-words.js";
import { callsByBody, failingCall, pagedCalls, streamedCall } from "../../sdk/readme/shown-calls.js";
import { type SampleCall, sampleCalls } from "../../sdk/samples/calls.js";
import { valueScope } from "../../sdk/samples/values.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import type { Emission } from "./emission.js";
import { receivedEvents } from "./events-file.js";
import { failureName } from "./failures-file.js";
import { type Block, blockText, contextLine, type Fragment } from "./fragments.js";
import { methodText, missingText } from "./operation-docs.js";
import { callExpression, outside } from "./sample-calls.js";
import { clientLines } from "./samples.js";

/** The README. */
export function readme(names: Emission, model: ApiModel): BuiltFile {
  return { kind: "built", path: "README.md", print: () => readmeText(names, model) };
}

function readmeText(names: Emission, model: ApiModel): string {
  const title = names.plan.service.title ?? "a service whose title is not shown";
  const head = [
    headerLines(["the manifest"])
      .map((line) => `<!-- ${line.replace(/^\/\/ /, "")} -->`)
      .join("\n"),
    `# ${inlineText(names.package)}`,
    `A typed client of ${inlineText(title)} in Go, made from its manifest: it says what is known of the service and nothing more.`,
    `\`\`\`sh\n${requiring(names.module)}\n\`\`\``,
    "It needs Go 1.24 or later and the standard library alone. It reads nothing from the environment, has no globals, and is safe for concurrent use.",
  ];
  const sections = readmeSections(names, model)
    .filter(({ blocks }) => blocks.length > 0)
    .flatMap(({ title: said, blocks }) => [`## ${said}`, ...blocks.map((each) => blockText(each, names))]);
  return `${[...head, ...sections].join("\n\n")}\n`;
}

/** How others require the module: one whose path has no host is nowhere to be got, and stands beside its user. */
export function requiring(module: string, folder = "../go-client"): string {
  if (/^[^/]*\./.test(module)) return `go get ${module}`;
  return `go mod edit -require=${module}@v0.0.0 -replace=${module}=${folder}`;
}

/** All samples of the README, of which each is a program. */
export function readmeFragments(names: Emission, model: ApiModel): readonly Fragment[] {
  return readmeSections(names, model)
    .flatMap(({ blocks }) => blocks)
    .filter((each) => typeof each !== "string");
}

function readmeSections(names: Emission, model: ApiModel) {
  const calls = sampleCalls(operationsOf(model), model);
  const scope: Scope = { names, model, calls };
  return clientSections<Block>(
    {
      calls: callBlocks(scope),
      parameters: parameterBlocks(),
      answers: answerBlocks(scope),
      representations: [],
      errors: errorBlocks(scope),
      retries: retryBlocks(scope),
      pages: pageBlocks(scope),
      bodies: bodyBlocks(scope),
      streams: streamBlocks(scope),
      authentication: authenticationBlocks(scope),
      options: optionBlocks(scope),
      hooks: hookBlocks(scope),
      validation: [],
      events: eventBlocks(scope),
      endpoints: endpointBlocks(scope),
      operations: operationBlocks(scope),
    },
    [],
  );
}

/** What sections are made of. */
interface Scope {
  readonly names: Emission;
  readonly model: ApiModel;
  readonly calls: readonly SampleCall[];
}

const exampleUrl = "https://api.example.com";

function made({ names }: Scope, options: readonly Code[] = []): readonly Code[] {
  const { baseUrl } = names.plan.service.defaults;
  const url = baseUrl === undefined ? code`${str(exampleUrl)}` : own("BaseURL", outside(names));
  return clientLines(url, options, names);
}

/** Statements behind the making of a client, which the README has shown by then. */
function behindClient(scope: Scope, shown: readonly Code[]): Fragment {
  return { before: [contextLine, ...made(scope), code`_, _ = ctx, client`], shown };
}

const failed = code`if err != nil {
	${std("Fatal", "log")}(err)
}`;
const print = std("Println", "fmt");
/** A variable that a program declares has to be used. */
const unused = code`_ = client`;

function expressionOf(call: SampleCall | undefined, { names }: Scope, door?: string, options: readonly Code[] = []): Code | undefined {
  return call && callExpression(call, names, { door, options });
}

function callBlocks(scope: Scope): readonly Block[] {
  const [call] = scope.calls;
  const expression = expressionOf(call, scope);
  const ownUrls = ownBaseUrlLines(scope.model).map((each) => `- ${inMarkdown(each)}`);
  return [
    ...(expression === undefined
      ? [{ before: [], shown: made(scope).concat(code`${print}(len(client.NotShown()))`), isWhole: true } as const]
      : [
          {
            before: [],
            shown: [
              contextLine,
              ...made(scope),
              code`answer, err := ${expression}
${failed}
${print}(answer.Response.StatusCode, string(answer.Raw))`,
            ],
            isWhole: true,
          } as const,
        ]),
    "Groups of operations are fields of the client, operations their methods: the context first, values of the path, parameters behind a pointer (`nil` = none), options of the call. An operation that cannot be called yet is a field of type `NotShown` in place of a method, so that a call of it does not compile; `client.NotShown()` lists them with what is missing.",
    ...(ownUrls.length === 0
      ? []
      : [`Some operations are not below the base URL of the others (\`WithOwnBaseURL\` gives them another):\n\n${ownUrls.join("\n")}`]),
  ];
}

function parameterBlocks(): readonly Block[] {
  return [
    "Parameters that are known are fields; `Ptr(value)` gives a pointer to a constant, and so does `new(value)` from Go 1.26 on. What is not shown is sent by options of the call, which stay when more is known: `WithQuery`, `WithHeader`, `WithCookie`, `WithBody` and `WithContentType`. Values in a path are escaped, whatever is in them.",
  ];
}

function answerBlocks(scope: Scope): readonly Block[] {
  const open = answersNotShown(scope.model);
  const expression = expressionOf(scope.calls[0], scope);
  return [
    "A call gives an `*Answer[T]`: `Data` is the decoded body, `Raw` the bytes of it, `Response` has status and headers. `As` reads the answer of a call into a type of yours:",
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`value, err := ${own("As", outside(scope.names))}[map[string]any](${expression})
${failed}
${print}(value)`,
          ]),
        ]),
    ...(open === undefined ? [] : [`${open} \`Data\` is any JSON there until it is filled in.`]),
  ];
}

function errorBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const found = failingCall(calls, model);
  const expression = expressionOf(found?.call, scope);
  const [named] = found?.failures.named ?? [];
  const types = outside(names);
  const cases = [
    ...(named === undefined
      ? []
      : [
          code`var named *${own(failureName(named.status, names), types)}
if ${std("As", "errors")}(err, &named) {
	${print}(named.Status, named)
}`,
        ]),
    code`var failed *${own("APIError", types)}
switch {
case ${std("As", "errors")}(err, &failed):
	${print}(failed.Status, string(failed.Body))
case ${std("Is", "errors")}(err, ${own("ErrTimeout", types)}):
	${print}("too slow")
case err != nil:
	${print}(err)
}`,
  ];
  return [
    "Every answer but a 2xx is an error that wraps an `*APIError`; statuses that the manifest names have types of their own. `*ConnectionError`, `*TimeoutError`, `*CanceledError`, `*DecodeError` and `*ArgumentError` say what else may happen. No error has values of a query or a credential in its text.",
    ...(expression === undefined ? [] : [behindClient(scope, [code`_, err = ${expression}`, ...cases])]),
  ];
}

function retryBlocks(scope: Scope): readonly Block[] {
  const types = outside(scope.names);
  const options = [
    code`${own("WithMaxRetries", types)}(4)`,
    code`${own("WithTimeout", types)}(10*${std("Second", "time")})`,
  ];
  const expression = expressionOf(scope.calls[0], scope, undefined, options);
  return [
    "A call is repeated up to 2 times (`WithMaxRetries`) when the connection fails, an attempt takes too long, or the service answers 408, 429 or 5xx; after a random wait of up to 0.5 s, 1 s, 2 s and so on to 8 s, or as `Retry-After` says, up to a minute.",
    `Only what does no harm is repeated: GET, HEAD, OPTIONS, TRACE, PUT, DELETE and QUERY${inMarkdown(repeatingExceptions(scope.model))}. A call says otherwise with \`WithIdempotent\`. A reader as a body is sent once, unless \`Reopen\` made it.`,
    "An attempt may take a minute (`WithTimeout`), its answer's body included; a call with all its attempts as long as its context allows, or `WithDeadline`. Options of a call go before those of the client:",
    ...(expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`answer, err := ${expression}
${failed}
${print}(answer.Response.StatusCode)`,
          ]),
        ]),
  ];
}

function pageBlocks(scope: Scope): readonly Block[] {
  const { single } = pagedCalls(scope.calls, scope.model);
  const open = pagesNotShown(scope.model);
  const { items } = (single && scope.names.doors.get(single.call.plan)) ?? {};
  const expression = expressionOf(single?.call, scope, items);
  return [
    ...(expression === undefined
      ? []
      : [
          "Operations whose pages can be followed have two methods more: one gives all items, one all pages. A `break` ends the walk; an error ends it, too.",
          behindClient(scope, [
            code`for item, err := range ${expression} {
	${failed}
	${print}(item)
}`,
          ]),
        ]),
    ...(open === undefined ? [] : [open]),
  ];
}

function bodyBlocks(scope: Scope): readonly Block[] {
  const { names, model, calls } = scope;
  const open = bodiesNotShown(model);
  const shown = callsByBody(calls, valueScope(model, "request")).flatMap(({ call, body }) => {
    const [content] = call.plan.request.body.kind === "known" ? call.plan.request.body.contents : [];
    const expression =
      content && expressionOf({ ...call, body: { ...body, content } }, scope);
    return expression === undefined
      ? []
      : [
          behindClient(scope, [
            code`if _, err := ${expression}; err != nil {
	${std("Fatal", "log")}(err)
}`,
          ]),
        ];
  });
  if (shown.length === 0 && open === undefined) return [];
  return [
    ...(shown.length === 0
      ? []
      : [
          `A body is a field of the parameters, named after its media type: \`Body\` is JSON. In structs that are sent, nil is not there; \`Null\` and \`Value\` tell null from what is not there, where \`${names.package}\` has both.`,
          ...shown,
        ]),
    ...(open === undefined ? [] : [`${open} \`WithBody\` sends any.`]),
  ];
}

function streamBlocks(scope: Scope): readonly Block[] {
  const call = streamedCall(scope.calls, schemaFinder(scope.model));
  const { stream } = (call && scope.names.doors.get(call.plan)) ?? {};
  const expression = expressionOf(call, scope, stream);
  if (expression === undefined) return [];
  return [
    "A stream is read as it comes. The context, a `break` or `Close` ends it; `WithIdleTimeout` bounds its silence.",
    behindClient(scope, [
      code`stream, err := ${expression}
${failed}
for item, err := range stream.All() {
	${failed}
	${print}(item)
}`,
    ]),
  ];
}

function authenticationBlocks(scope: Scope): readonly Block[] {
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

function optionBlocks(scope: Scope): readonly Block[] {
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

function hookBlocks(scope: Scope): readonly Block[] {
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

function eventBlocks({ names }: Scope): readonly Block[] {
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

function endpointBlocks(scope: Scope): readonly Block[] {
  return [
    "`client.Call` calls an endpoint that the manifest does not name, with everything that other calls have:",
    behindClient(scope, [
      code`answer, err := client.Call(ctx, ${std("MethodGet", "net/http")}, ${str("/status?full=true")}, nil)
${failed}
${print}(string(answer.Raw))`,
    ]),
  ];
}

function operationBlocks({ names }: Scope): readonly Block[] {
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

