/** `client.go`: the client, which has the services, and how it is made. */
import { cell, doc, id, list, std, str, strings } from "../../emit/go/go-code.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, lines, nothing, numberLiteral } from "../../emit/text/code.js";
import type { Named } from "../../sdk/operations/client-defaults.js";
import { operationsIn } from "../../sdk/shapes/service-shapes.js";
import { untitledService } from "../../sdk/words/service.js";
import type { Emission } from "./emission.js";
import { serviceFields, serviceValue } from "./group-file.js";
import { sourceFile } from "./source-files.js";
import { inComment } from "./spelling.js";

/** The client's file. */
export function clientFile(names: Emission, origin: string): BuiltFile {
  const body = (): Code =>
    lines(
      [
        baseUrl(names),
        rateLimits(names),
        clientType(names),
        maker(names),
        newClient(names),
        withOptions,
        untyped,
        notShown(names),
      ],
      1,
    );
  return sourceFile("client.go", { package: names.package, origins: [origin] }, body);
}

function baseUrl({ plan }: Emission): Code {
  const { baseUrl: url } = plan.service.defaults;
  if (url === undefined) return nothing;
  return code`${doc(["BaseURL is the base URL of the service, for [New]."])}
const BaseURL = ${str(url)}`;
}

/** The rates that are known, for `NewPacer`. */
function rateLimits({ plan }: Emission): Code {
  const { rates } = plan.service;
  if (rates.length === 0) return nothing;
  const limits = rates.map(({ requests, seconds, operation }) => {
    const entries = [
      code`Requests: ${numberLiteral(requests)}`,
      code`Per: ${numberLiteral(seconds)} * ${std("Second", "time")}`,
      ...(operation === undefined ? [] : [code`Operation: ${str(operation)}`]),
    ];
    return code`{${list(entries)}},`;
  });
  return code`${doc(["RateLimits returns the known rate limits of the service, for [NewPacer]."])}
func RateLimits() []RateLimit {
	return []RateLimit{
		${lines(limits)}
	}
}`;
}

function clientType(names: Emission): Code {
  const { title = untitledService, description, version, headers } = names.plan.service;
  const known = headers.known.map(({ name }) => `"${name}"`).join(", ");
  const texts = [
    `Client calls ${title}. It is safe for concurrent use.`,
    ...(description === undefined ? [] : [description]),
    ...(version === undefined ? [] : [inComment(version, (each) => each)]),
    ...(known === ""
      ? []
      : [`[WithHeader] sets headers of every request. The service has ${known}.`]),
  ];
  const fields = serviceFields(names);
  return code`${doc(texts)}
type Client struct {
	core *core
	${
    fields.length === 0
      ? nothing
      : code`
${lines(fields, 1)}`
  }
}`;
}

function maker({ plan }: Emission): Code {
  const { headers, query, baseUrl: url } = plan.service.defaults;
  const fields = (key: string, said: Named | undefined): readonly Code[] =>
    said === undefined ? [] : [code`${id(key)}: []field{{${str(said.name)}, ${str(said.value)}}}`];
  const known = code`defaults{${list([...fields("header", headers), ...fields("query", query)])}}`;
  const where =
    url === undefined
      ? "Not shown: the base URL of the service."
      : "The base URL of the service is [BaseURL].";
  const docs = [
    `New returns a client that sends requests to a base URL. ${where} New reads nothing from the environment and sends nothing.`,
  ];
  return code`${doc(docs)}
func New(baseURL string, options ...ClientOption) (*Client, error) {
	core, err := newCore(baseURL, options, ${known})
	if err != nil {
		return nil, err
	}
	return newClient(core), nil
}`;
}

function newClient(names: Emission): Code {
  const fields = names.plan.groups.map(
    (group) =>
      code`${id(names.groups.get(group)?.field ?? "")}:${cell}${serviceValue(group, names)},`,
  );
  return code`func newClient(core *core) *Client {
	return &Client{
		core:${cell}core,
		${lines(fields)}
	}
}`;
}

const withOptions = code`${doc(["WithOptions returns a client with further options. The client itself does not change."])}
func (c *Client) WithOptions(options ...ClientOption) (*Client, error) {
	core, err := c.core.with(options)
	if err != nil {
		return nil, err
	}
	return newClient(core), nil
}`;

const untyped = code`${doc([
  "Call calls an endpoint that has no method here. The path is relative to the base URL: it begins with a slash, is percent-encoded, and may have a query. The body is nil, a string, a []byte, an [io.Reader] or a url.Values; any other value is sent as JSON.",
])}
func (c *Client) Call(ctx ${std("Context", "context")}, method, path string, body any, options ...CallOption) (*Answer[any], error) {
	return call(ctx, c.core, method, path, body, options)
}`;

function notShown({ plan }: Emission): Code {
  const all = plan.groups.flatMap(operationsIn);
  const missing = all.flatMap((each) =>
    each.kind === "callable"
      ? []
      : [
          code`{Operation: ${str(each.id)}, Missing: ${strings(each.missing)}, Place: ${str(each.place)}},`,
        ],
  );
  const given =
    missing.length === 0
      ? code`return nil`
      : code`return []OperationNotShown{
	${lines(missing)}
}`;
  return code`${doc(["NotShown returns the operations that cannot be called yet: which facts are missing, and where to fill them in."])}
func (c *Client) NotShown() []OperationNotShown {
	${given}
}`;
}
