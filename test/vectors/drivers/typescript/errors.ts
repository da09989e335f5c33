/** The errors of the package, in the words of the protocol. */
import { inspect } from "node:util";
import type { OutcomeError } from "../../protocol.js";
import type { Package } from "./package.js";

/** The kind of each class, the narrower before the wider. */
const kinds: readonly (readonly [name: string, kind: OutcomeError["kind"]])[] = [
  ["TokenError", "token"],
  ["AuthorizationError", "authorization"],
  ["ApiError", "status"],
  ["ConnectionError", "connection"],
  ["TimeoutError", "timeout"],
  ["AbortError", "aborted"],
  ["DecodeError", "decoding"],
  ["PaginationError", "pagination"],
  ["InvalidArgumentError", "argument"],
  ["NotShownError", "not-shown"],
  ["SignatureError", "signature"],
  ["PayloadError", "payload"],
];

/** The form of an error in the protocol. */
export function errorOf({ errors }: Pick<Package, "errors">, error: unknown): OutcomeError {
  const is = (name: string): boolean => {
    const type = errors[name];
    return type !== undefined && error instanceof type;
  };
  const [name, kind] = kinds.find(([each]) => is(each)) ?? ["", "other"];
  const { status, body, reason } = Object(error);
  return {
    kind,
    ...(typeof status === "number" && { status }),
    ...(kind === "status" && {
      body: body === undefined ? { $nothing: true } : body,
      ofStatus: Object(error).constructor !== errors[name],
    }),
    ...(typeof reason === "string" && { reason }),
    text: `${String(error)}\n${inspect(error, { depth: 6 })}`,
  };
}
