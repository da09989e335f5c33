/** The driver of TypeScript, but for its calls: reads jobs from stdin, makes their calls by the public API, writes what became of them. */
import process from "node:process";
import { createInterface } from "node:readline";
import type { Job, JobCall, JobResult, Outcome, ToDriver } from "../../protocol.js";
import { errorOf } from "./errors.js";
import { answeredValue, givenValue, givenRecord } from "./values.js";
import { type Client, credentialOf, type Package, signedIn } from "./package.js";

/** Does jobs until stdin ends. */
export function drive(sdk: Package): void {
  // Waits between attempts have an upper bound; the tests want none.
  Math.random = () => 0;
  const callers = new Map<string, AbortController>();
  createInterface({ input: process.stdin }).on("line", (line) => {
    const told: ToDriver = JSON.parse(line);
    if ("abort" in told) return callers.get(told.abort)?.abort(new Error("no longer wanted"));
    const caller = new AbortController();
    callers.set(told.id, caller);
    void resultOf(sdk, told, caller.signal).then((result) => {
      callers.delete(told.id);
      process.stdout.write(`${JSON.stringify(result)}\n`);
    });
  });
}

async function resultOf(sdk: Package, job: Job, signal: AbortSignal): Promise<JobResult> {
  const log: string[] = [];
  const notices: unknown[] = [];
  const outcomes: Outcome[] = [];
  try {
    const client = clientOf(sdk, job, { log, notices });
    if (job.together) {
      outcomes.push(
        ...(await Promise.all(job.calls.map((call) => outcomeOf(sdk, client, { call, signal })))),
      );
    } else {
      for (const call of job.calls) outcomes.push(await outcomeOf(sdk, client, { call, signal }));
    }
  } catch (error) {
    // A client that cannot be made refuses all calls.
    for (const _ of job.calls) outcomes.push({ error: errorOf(sdk, error) });
  }
  return { id: job.id, outcomes, notices, log };
}

/** The reports of a client beside its results. */
interface Told {
  readonly log: string[];
  readonly notices: unknown[];
}

function clientOf(sdk: Package, { client }: Job, { log, notices }: Told): Client {
  const { auth = {}, followRedirects, deprecations, log: isLogged, query, ...options } = client;
  const write = (line: string): void => void log.push(line);
  const logger = { debug: write, info: write, warn: write, error: write };
  const credentials = Object.entries(auth).map(([scheme, given]) => [
    sdk.members[scheme] ?? scheme,
    credentialOf(sdk.makers[scheme] ?? {}, given),
  ]);
  return sdk.create({
    ...options,
    ...(query && { query: givenRecord(query) }),
    ...(credentials.length > 0 && { auth: Object.fromEntries(credentials) }),
    ...(followRedirects && { fetch: sdk.followRedirects() }),
    hooks: [
      ...(isLogged ? [sdk.logging(logger, { level: "debug" })] : []),
      ...(deprecations ? [sdk.deprecations((notice) => void notices.push(factsOf(notice)))] : []),
    ],
  });
}

/** A notice without its sentence, which is each language's own. */
function factsOf(notice: object): object {
  const { message: _, ...facts } = Object(notice);
  return facts;
}

/** One call of a job, and the signal of its caller. */
interface Called {
  readonly call: JobCall;
  readonly signal: AbortSignal;
}

async function outcomeOf(sdk: Package, client: Client, { call, signal }: Called): Promise<Outcome> {
  const taken: Taken = {};
  try {
    if (call.event !== undefined) return { value: await received(sdk, call) };
    if (call.signIn) {
      return { value: await signedIn(sdk.makers[call.signIn.scheme] ?? {}, call.signIn) };
    }
    return await takenFrom(begin(sdk, client, { call, signal }), call, taken);
  } catch (error) {
    return { ...taken, error: errorOf(sdk, error) };
  }
}

/** Makes the call. */
function begin(sdk: Package, client: Client, { call, signal }: Called): unknown {
  const { input = {}, options = {} } = call;
  const { path = {}, query, headers, cookies, body, ...rest } = input;
  const { aborted, headers: extraHeaders, ...others } = options;
  const init = {
    ...rest,
    ...others,
    ...(query && { query: givenRecord(query) }),
    ...(headers && { headers: givenRecord(headers) }),
    ...(cookies && { cookies: givenRecord(cookies) }),
    ...(body !== undefined && { body: givenValue(sdk, body) }),
    ...(extraHeaders && { extraHeaders }),
    signal: aborted ? AbortSignal.abort(new Error("no longer wanted")) : signal,
  };
  if (call.request !== undefined) {
    const [method = "", target = ""] = call.request.split(" ");
    return sdk.request(client, method, target, init);
  }
  const operation = sdk.operations[call.call ?? ""];
  if (operation === undefined) throw new Error(`there is no operation "${call.call}"`);
  return operation(client, givenRecord(path), init);
}

/** The items of a walk before it failed. */
interface Taken {
  items?: unknown[] | Record<string, unknown[]>;
  pages?: unknown[];
}

/** Takes of a call what its caller wants; what a walk gave before it failed is in `taken`. */
async function takenFrom(
  call: unknown,
  { take = "value", pages, first = Infinity }: JobCall,
  taken: Taken,
): Promise<Outcome> {
  if (take === "unread") {
    const response = await invoked<Promise<Response>>(call, "response");
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { ...headOf(response), value: await answeredValue(bytes) };
  }
  if (take === "response") {
    const { data, response } = await invoked<Promise<{ data: unknown; response: Response }>>(
      call,
      "withResponse",
    );
    return { ...headOf(response), value: await answeredValue(data) };
  }
  if (take === "value") return { value: await answeredValue(await call) };
  if (pages !== undefined) {
    const items: Record<string, unknown[]> = {};
    taken.items = items;
    const walks = pages.map(async (name) => {
      const own: unknown[] = [];
      items[name] = own;
      const page = iterable(invoked(call, "root", name));
      for await (const each of page) own.push(await answeredValue(each));
    });
    await Promise.all(walks);
    return taken;
  }
  const all: unknown[] = [];
  if (take === "pages") taken.pages = all;
  else taken.items = all;
  // A call whose answer is a page is walked itself; of one whose answer is a stream the stream is.
  const isOwn = take === "items" && isIterable(call);
  const source = take === "pages" ? invoked(call, "pages") : undefined;
  for await (const each of isOwn ? call : iterable(source ?? (await call))) {
    all.push(await answeredValue(take === "pages" ? pageOf(each) : each));
    if (all.length === first) break;
  }
  return taken;
}

function iterable(value: unknown): AsyncIterable<unknown> {
  if (isIterable(value)) return value;
  throw new Error("there is nothing to walk through");
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(value);
}

function pageOf(page: unknown): object {
  const { items, total } = Object(page);
  return { items, ...(total !== undefined && { total }) };
}

function invoked<Result>(target: unknown, name: string, ...given: readonly unknown[]): Result {
  return Reflect.get(Object(target), name).call(target, ...given);
}

function headOf({ status, headers }: Response): Pick<Outcome, "status" | "headers"> {
  return { status, headers: Object.fromEntries(headers) };
}

async function received(sdk: Package, { event, receiver, delivery }: JobCall): Promise<unknown> {
  const { secrets = [], ...options } = receiver ?? {};
  const names = event === "any" ? [] : [event ?? []].flat();
  const made = sdk.receiver({ idHeader: "library-id", ...options, secret: secrets });
  return answeredValue(await made.receive(delivery ?? {}, ...names));
}
