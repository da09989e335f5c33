/** Random answers of handlers, of each status that the manifest lists. */
import { Random } from "../../../templates/typescript-server/mock-random.js";
import type { OperationSchemas } from "./operation-schemas.js";
import { randomBody } from "./random-bodies.js";
import { randomParameter } from "./random-requests.js";
import type { RandomValues } from "./random-values.js";

/** The response of a handler. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Where the manifest lists several media types. */
  readonly contentType?: string;
}

/** The statuses that an operation may answer, as the manifest lists them; 200 where it lists none. */
export function listedStatuses({ replies }: OperationSchemas): readonly string[] {
  return replies.length === 0 ? ["200"] : replies.map(({ response }) => response.status);
}

/** An answer of a status, a range of them or `default`, as it is listed. */
export function randomReply(
  of: OperationSchemas,
  {
    status: listed,
    values,
    seed,
  }: { readonly status: string; readonly values: RandomValues; readonly seed: string },
): Answered {
  const reply = of.replies.find(({ response }) => response.status === listed);
  if (reply === undefined) return { status: 200, headers: {}, ...randomBody([], values, seed) };
  const { response, contents } = reply;
  const status = statusIn(listed, listedStatuses(of), new Random(seed));
  const headers = reply.headers.flatMap((each) => randomParameter(each, values, seed));
  const mayHaveBody = contents.length > 0 || response.body.isOpen;
  return {
    status,
    headers: Object.fromEntries(headers),
    ...(mayHaveBody && !bodiless.has(status) && randomBody(contents, values, seed)),
  };
}

/** Statuses whose answers have no body (RFC 9110, section 6.4.1). */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** Statuses of all ranges, well-known ones and others. */
const statuses: readonly number[] = [200, 201, 203, 299, 300, 399, 400, 418, 499, 500, 599];

/** A status that an entry stands for, and no other that is more exact. */
function statusIn(listed: string, entries: readonly string[], random: Random): number {
  if (/^\d{3}$/.test(listed)) return Number(listed);
  const rangeOf = (code: number): string => `${Math.floor(code / 100)}XX`;
  const codes = statuses.filter((code) =>
    listed === "default" ? !entries.includes(rangeOf(code)) : listed === rangeOf(code),
  );
  const code = random.pick(codes.filter((each) => !entries.includes(String(each))));
  if (code === undefined) throw new Error(`there is no status for ${listed}`);
  return code;
}
