/** A mock's own error responses (400, 401, 404, 405, …), in the shape that the manifest gives them. */
import { isJson } from "../typescript-client/media-type.js";
import type { MockContent, MockData, MockReply, MockSchema } from "./mock-data.js";
import { replyOfStatus } from "./mock-replies.js";
import { isObject } from "./mock-schema.js";
import type { ValueMaker } from "./mock-value.js";
import type { Problem } from "./problem.js";
import type { Route } from "./route.js";

/** Input for making an error response. */
export interface ProblemMaking {
  readonly data: MockData;
  readonly maker: ValueMaker;
  readonly seed: string;
}

/** The response for a problem in the service's own shape; `undefined` where the manifest does not show one. */
export function shapedProblem(
  problem: Problem,
  operation: Pick<Route, "id"> | undefined,
  { data, maker, seed }: ProblemMaking,
): Response | undefined {
  const content = contentFor(problem.status, operation, data);
  const { schema } = content ?? {};
  if (content === undefined || schema === undefined) return undefined;
  const body = problemBody(problem, schema, { maker, seed });
  return (
    body &&
    new Response(JSON.stringify(body.value), {
      status: problem.status,
      headers: { "content-type": content.mediaType },
    })
  );
}

/** The first JSON content with a schema, of the operation's responses, or else of those that any operation may give. */
function contentFor(
  status: number,
  operation: Pick<Route, "id"> | undefined,
  { operations, errors = [] }: MockData,
): MockContent | undefined {
  const own =
    operation && Object.hasOwn(operations, operation.id) ? operations[operation.id] : undefined;
  const replies: readonly MockReply[] = own?.replies ?? errors;
  return replyOfStatus(status, replies)?.content?.find(
    ({ mediaType, schema }) => isJson(mediaType) && isObject(schema),
  );
}

function problemBody(
  problem: Problem,
  schema: MockSchema,
  { maker, seed }: Pick<ProblemMaking, "maker" | "seed">,
): { readonly value: unknown } | undefined {
  const said = maker.partsOf(schema)?.words.flatMap(({ properties }) => [...properties.keys()]);
  // Problem details, or a part of them (RFC 9457, section 3.1).
  if (said?.includes("title") && said.includes("detail") && maker.accepts(schema, problem)) {
    return { value: problem };
  }
  const made = maker.make(schema, { seed: `${seed} problem ${problem.status}` });
  if (made === undefined) return undefined;
  const changes: readonly ((value: unknown) => unknown)[] = [
    (value) => withMessage(value, problem.detail),
    (value) => withStatus(value, problem.status),
  ];
  // Changes that the schema does not allow are not made.
  return changes.reduce((known, change) => {
    const value = change(known.value);
    return maker.accepts(schema, value) ? { value } : known;
  }, made);
}

/** Names of properties that clearly hold a message, the most specific first. */
const messageNames = [
  "message",
  "detail",
  "error_description",
  "errorMessage",
  "error_message",
  "msg",
];

/** Names of objects that hold the message in many services. */
const holders = ["error", "fault", "errors", "problem"];

/** The value with a message, where it has an obvious place for one. */
function withMessage(value: unknown, message: string): unknown {
  if (Array.isArray(value)) {
    const [first, ...others]: readonly unknown[] = value;
    return value.length === 0 ? value : [withMessage(first, message), ...others];
  }
  if (!isObject(value)) return value;
  const isText = (name: string): boolean => typeof own(value, name) === "string";
  const name = messageNames.find(isText);
  if (name !== undefined) return { ...value, [name]: message };
  const holder = holders.find((each) => typeof own(value, each) === "object");
  if (holder !== undefined) return { ...value, [holder]: withMessage(own(value, holder), message) };
  // A text called `error` is the message where there is no other.
  return isText("error") ? { ...value, error: message } : value;
}

/** The value with the status, where it has an obvious place for it. */
function withStatus(value: unknown, status: number): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withStatus(each, status));
  if (!isObject(value)) return value;
  const name = ["status", "statusCode", "status_code", "code"].find(
    (each) => typeof own(value, each) === "number",
  );
  if (name !== undefined) return { ...value, [name]: status };
  const holder = holders.find((each) => typeof own(value, each) === "object");
  return holder === undefined
    ? value
    : { ...value, [holder]: withStatus(own(value, holder), status) };
}

function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
