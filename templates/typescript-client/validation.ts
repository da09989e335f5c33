/** Checks of requests and responses, operation by operation. */
import { InvalidArgumentError, ValidationError } from "./errors.js";
import { isJson } from "./media-type.js";
import type { Operation } from "./operation.js";
import type { SendInit, Validation } from "./options.js";
import { isRaw } from "./raw-body.js";
import type { StandardIssue, StandardSchema } from "./standard-schema.js";

/** The rules of the manifest for one operation's requests and responses, as far as they can be checked. */
export interface OperationRules {
  /** Id of the operation. */
  readonly id: string;
  /** Its query as a caller gives it. */
  readonly query?: StandardSchema;
  /** Its body, where that is JSON. */
  readonly body?: StandardSchema;
  /** True if a body is required. */
  readonly needsBody?: boolean;
  /** JSON bodies of its successful responses, by status: `200`, `2XX`, or `default`. */
  readonly answers?: Readonly<Record<string, StandardSchema>>;
}

/**
 * Makes the option `validation` of a client or of a call. Operations without rules are not checked, nor is anything that the
 * manifest does not show.
 */
export function validating(...rules: readonly OperationRules[]): Validation {
  const byId = new Map(rules.map((each) => [each.id, each]));
  return (operation, init, options) => {
    const { id } = operation;
    const known = byId.get(id);
    if (!known) return undefined;
    const issues = [
      ...at("query", issuesOf(known.query, { ...options.query, ...init.query })),
      ...at("body", bodyIssues(operation, init, known)),
    ];
    if (issues.length > 0) {
      const cause = new ValidationError(`${id} is given what it does not take`, issues);
      throw new InvalidArgumentError(cause.message, { cause });
    }
    const { answers = {} } = known;
    return (response, value) => {
      const { status, headers } = response;
      const said = headers.get("content-type");
      // Where the manifest allows any media type, `accept` decides, not the response's own header.
      const type = value === undefined ? said : (operation.accept?.(response) ?? said);
      if (type === null ? value instanceof Blob : !isJson(type)) return;
      const found = issuesOf(answers[status] ?? answers["2XX"] ?? answers["default"], value);
      if (found.length > 0) {
        throw new ValidationError(`${id} answered what the manifest does not allow`, found);
      }
    };
  };
}

/** The faults of a body that will be sent as JSON. Bytes of JSON are not checked. */
function bodyIssues(
  operation: Operation,
  init: SendInit,
  { body: schema, needsBody }: OperationRules,
): readonly StandardIssue[] {
  const { body } = init;
  if (body === undefined) return needsBody === true ? [{ message: "is missing" }] : [];
  const type = typeOf(init) ?? operation.contentType ?? (isRaw(body) ? "" : "application/json");
  const isChecked = isJson(type) && (typeof body === "string" || !isRaw(body));
  if (!isChecked) return [];
  const text = jsonOf(body);
  return text === undefined ? [] : issuesOf(schema, JSON.parse(text));
}

/** A body as the service will read it; nothing where it has no JSON form, in which case the call will fail. */
function jsonOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}

/** The media type that a call names for its body. */
function typeOf({ contentType, ...init }: SendInit): string | undefined {
  if (contentType !== undefined) return contentType;
  const headers = { ...init.headers, ...init.extraHeaders };
  const name = Object.keys(headers)
    .filter((each) => each.toLowerCase() === "content-type")
    .at(-1);
  return name === undefined ? undefined : String(Reflect.get(headers, name));
}

function at(place: string, issues: readonly StandardIssue[]): readonly StandardIssue[] {
  return issues.map(({ message, path = [] }) => ({ message, path: [place, ...path] }));
}

function issuesOf(schema: StandardSchema | undefined, value: unknown): readonly StandardIssue[] {
  try {
    const result = schema?.["~standard"].validate(value);
    if (result instanceof Promise) throw new Error("a validator must answer at once");
    return result?.issues ?? [];
  } catch (error) {
    if (isOverflow(error)) return [{ message: "is nested too deep to be checked" }];
    throw error;
  }
}

/** True if a value was too deep for the platform's stack. Firefox has its own error for that. */
function isOverflow(error: unknown): boolean {
  return error instanceof Error && /^(?:RangeError|InternalError)$/.test(error.name);
}
