// ../../work/wt/py/test/vectors/cases.ts
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";

// ../../work/wt/py/test/vectors/case-shapes.ts
import { z as z3 } from "zod";

// ../../work/wt/py/test/vectors/answer-shapes.ts
import { z } from "zod";
var headers = z.record(z.string(), z.union([z.string(), z.array(z.string())])).describe("In the order written; a list = one line each.");
var scriptShape = z.strictObject({
  status: z.int().min(200).max(599).optional().describe("200 unless given."),
  headers: headers.optional(),
  json: z.json().optional().describe("A body, with a content type of JSON unless `headers` has one."),
  text: z.string().optional().describe("A body in UTF-8, without a content type of its own."),
  base64: z.string().optional().describe("A body of any bytes."),
  repeat: z.int().optional().describe("How often `text` is repeated."),
  gzip: z.boolean().optional().describe("Compresses the body, and says so."),
  framing: z.union([
    z.enum(["length", "chunked", "close"]),
    z.strictObject({ length: z.int() }).describe("A length that need not be true."),
    z.strictObject({ chunks: z.array(z.string()) }).describe("The body as these chunks.")
  ]).optional().describe("How the end of the body is told; `length` unless given."),
  trailers: headers.optional().describe("After the last chunk."),
  interim: z.array(z.strictObject({ status: z.int().min(100).max(199), headers: headers.optional() })).optional().describe("Answers that are sent before this one."),
  split: z.union([z.literal("bytes"), z.array(z.int())]).optional().describe("Where the bytes are cut into writes: everywhere, or at these offsets of the body."),
  cutHead: z.int().optional().describe("Only so many bytes are sent at all."),
  cutBody: z.int().optional().describe("Only so many bytes of the body are sent."),
  drip: z.string().optional().describe("A body that goes on with this text for ever."),
  end: z.enum(["keep", "close", "reset"]).optional().describe(
    "What becomes of the connection after the last byte. Unless given, a whole answer ends it and says so, and any other keeps it."
  ),
  hold: z.int().optional().describe("It is sent when so many requests of the case are there."),
  holdMs: z.int().optional().describe("It is sent after this time."),
  then: z.enum(["abort", "closed"]).optional().describe(
    "After the bytes that are sent: the caller gives up, or the step ends when the client has closed the connection."
  )
});
var answerShape = z.union([
  z.int().min(200).max(599).describe("A status without a body."),
  z.enum(["hang-up", "reset"]).describe("The connection ends without an answer."),
  z.literal("silence").describe("Nothing is answered, and the connection stays."),
  z.literal("silence-then-abort").describe("Nothing is answered, and the caller gives up."),
  z.strictObject({
    raw: z.string().describe("All bytes, each a character."),
    end: scriptShape.shape.end
  }),
  scriptShape
]);

// ../../work/wt/py/test/vectors/call-shapes.ts
import { z as z2 } from "zod";
var record = z2.record(z2.string(), z2.json());
var credentialShape = z2.union([
  z2.strictObject({ secret: z2.string() }).describe("A key or a token, where the scheme says."),
  z2.strictObject({ secrets: z2.array(z2.string()) }).describe("A function: it gives the first, and the next one after an answer 401."),
  z2.strictObject({ username: z2.string(), password: z2.string() }),
  z2.strictObject({
    clientCredentials: z2.strictObject({
      tokenUrl: z2.string(),
      clientId: z2.string(),
      clientSecret: z2.string(),
      clientAuthentication: z2.enum(["basic", "body"]).optional(),
      scopes: z2.array(z2.string()).optional(),
      parameters: z2.record(z2.string(), z2.string()).optional()
    })
  }),
  z2.strictObject({
    refreshToken: z2.strictObject({
      tokenUrl: z2.string(),
      clientId: z2.string(),
      clientSecret: z2.string().optional(),
      accessToken: z2.string(),
      refreshToken: z2.string().optional(),
      expiresInSeconds: z2.number().optional().describe("From when the case begins.")
    })
  })
]);
var numbers = {
  timeoutMs: z2.number().optional().describe("Of one attempt, to the last byte of its answer."),
  deadlineMs: z2.number().optional().describe("Of a call with all its attempts."),
  maxRetries: z2.int().optional(),
  maxResponseBytes: z2.int().optional()
};
var clientShape = z2.strictObject({
  ...numbers,
  baseUrl: z2.string().optional().describe("The base URL of the case unless given; `$(refused)` = one where nobody listens."),
  headers: z2.record(z2.string(), z2.string()).optional().describe("With every request."),
  query: record.optional().describe("With every request."),
  auth: z2.record(z2.string(), credentialShape).optional().describe("By the manifest's schemes."),
  followRedirects: z2.boolean().optional().describe("Also where a request has credentials in headers of their own."),
  deprecations: z2.boolean().optional().describe("Is told of deprecated operations; what it is told is looked at (`notices`)."),
  log: z2.boolean().optional().describe("Logs all it can; the lines are looked at for `secrets`.")
});
var inputShape = z2.strictObject({
  path: record.optional(),
  query: record.optional(),
  headers: record.optional(),
  cookies: record.optional(),
  body: z2.json().optional(),
  contentType: z2.string().optional(),
  accept: z2.string().optional()
});
var optionsShape = z2.strictObject({
  ...numbers,
  headers: z2.record(z2.string(), z2.string()).optional().describe("Headers of the caller's own."),
  idempotent: z2.boolean().optional(),
  aborted: z2.boolean().optional().describe("The caller has given up before it begins.")
});
var deliveryShape = z2.strictObject({
  headers: z2.record(z2.string(), z2.string()).describe("`$(time)` and `$(signature)` stand for these."),
  body: z2.string(),
  secret: z2.string().optional().describe("What it is signed with."),
  hash: z2.enum(["sha1", "sha256", "sha384", "sha512"]).optional(),
  encoding: z2.enum(["hex", "base64", "base64url"]).optional(),
  signs: z2.string().optional().describe("The text that is signed, with `$(time)` and `$(body)`."),
  ageSeconds: z2.number().optional().describe("How long ago it was sent; 0 unless given.")
});
var signInShape = z2.strictObject({
  scheme: z2.string(),
  authorizationUrl: z2.string(),
  tokenUrl: z2.string(),
  clientId: z2.string(),
  clientSecret: z2.string().optional(),
  redirectUri: z2.string(),
  scopes: z2.array(z2.string()).optional(),
  parameters: z2.record(z2.string(), z2.string()).optional()
});
var callShape = z2.strictObject({
  call: z2.string().optional().describe("The id of an operation."),
  request: z2.string().regex(/^[A-Z]+ \S+$/).optional().describe("In place of an operation: method and path of one that the manifest lacks."),
  event: z2.union([z2.string(), z2.array(z2.string())]).optional().describe("In place of an operation: takes a delivery of this event, or of one of these."),
  receiver: z2.strictObject({
    secrets: z2.array(z2.string()),
    toleranceSeconds: z2.number().optional(),
    idHeader: z2.string().optional()
  }).optional(),
  delivery: deliveryShape.optional(),
  signIn: signInShape.optional().describe("In place of an operation: gives the tokens of a user."),
  input: inputShape.optional(),
  options: optionsShape.optional(),
  take: z2.enum(["value", "response", "unread", "items", "pages", "events"]).optional().describe("What of the answer the caller wants; `value` unless given."),
  pages: z2.array(z2.string()).optional().describe("Of several pages in one answer those that are walked, all at once."),
  first: z2.int().optional().describe("Of items, pages or events: how many are taken before the caller stops.")
});

// ../../work/wt/py/test/vectors/case-shapes.ts
var texts = z3.union([z3.string(), z3.array(z3.string())]);
var part = z3.strictObject({
  name: z3.string(),
  filename: z3.string().optional(),
  type: z3.string().optional(),
  text: z3.string().optional(),
  base64: z3.string().optional()
}).describe("A part of a multipart body. Its content is text or base64.");
var bodyShape = z3.union([
  z3.literal("none").describe("Not one byte."),
  z3.literal("any").describe("It is not looked at."),
  z3.strictObject({ json: z3.json() }).describe("JSON of this value, however it is spaced."),
  z3.strictObject({ text: z3.string() }).describe("Exactly this text in UTF-8."),
  z3.strictObject({ base64: z3.string() }).describe("Exactly these bytes."),
  z3.strictObject({ form: z3.record(z3.string(), z3.string()) }).describe("A form with these fields and no others, in any order."),
  z3.strictObject({ parts: z3.array(part) }).describe("These parts, whatever the boundary is.")
]).describe("`none` unless given.");
var requestShape = z3.strictObject({
  line: z3.string().regex(/^[A-Z]+ \/\S*$/).describe("Method and target, byte for byte; the target is below the base URL."),
  query: z3.record(z3.string(), z3.string()).optional().describe(
    "What stands behind the target of `line`, decoded: these and no others, in any order."
  ),
  at: z3.enum(["base", "other"]).optional().describe("The origin that it goes to."),
  headers: z3.record(z3.string().regex(/^[a-z0-9-]+$/), texts).optional().describe("Headers that it must have, exactly; a list = one line each."),
  present: z3.array(z3.string().regex(/^[a-z0-9-]+$/)).optional().describe("Headers that it must have once, not empty, whatever they say."),
  absent: z3.array(z3.string().regex(/^[a-z0-9-]+$/)).optional(),
  body: bodyShape.optional()
});
var stepShape = z3.strictObject({
  request: z3.union([z3.literal("same"), requestShape.shape.line, requestShape]).describe("`same` = the bytes of the request before once more."),
  times: z3.union([z3.int().min(2), z3.literal("any")]).optional().describe("How many such requests come; 1 unless given."),
  afterMs: z3.int().optional().describe("It comes no earlier than this after the answer before."),
  answer: answerShape
}).describe("A request that is wanted, and how it is answered.");
var errorKinds = [
  "status",
  "connection",
  "timeout",
  "aborted",
  "decoding",
  "argument",
  "not-shown",
  "pagination",
  "token",
  "authorization",
  "signature",
  "payload"
];
var errorShape = z3.union([
  z3.enum(errorKinds),
  z3.strictObject({
    kind: z3.enum(errorKinds),
    status: z3.int().optional(),
    body: z3.json().optional().describe("What it gives as the decoded body of the answer."),
    ofStatus: z3.boolean().optional().describe("Whether its class is that of this status alone."),
    reason: z3.string().optional().describe("Why a signature is refused."),
    says: z3.array(z3.string()).optional().describe("What its text must have.")
  })
]);
var outcomeShape = z3.strictObject({
  value: z3.json().optional().describe("The decoded answer; see README for what JSON has no word."),
  status: z3.int().optional(),
  headers: z3.record(z3.string(), z3.string()).optional(),
  items: z3.union([z3.array(z3.json()), z3.record(z3.string(), z3.array(z3.json()))]).optional().describe("What a walk or a stream gave, also before it failed."),
  pages: z3.array(z3.json()).optional(),
  error: errorShape.optional()
});
var common = {
  id: z3.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  says: z3.string().describe("What holds, in one sentence."),
  why: z3.string().optional().describe("Which fault of another SDK it keeps out, and where it was seen."),
  client: clientShape.optional()
};
var call = { ...callShape.shape, ...common };
var sendingShape = z3.strictObject({
  ...call,
  sends: z3.union([requestShape.shape.line, requestShape])
});
var refusedShape = z3.strictObject({ ...call, refused: errorShape });
var exchangeShape = z3.strictObject({
  ...common,
  ...callShape.partial().shape,
  calls: z3.array(callShape).optional().describe("In place of one call: one after the other."),
  together: z3.boolean().optional().describe("The calls begin at once."),
  anyOrder: z3.boolean().optional().describe("Requests come in any order."),
  exchange: z3.array(stepShape),
  expect: z3.union([outcomeShape, z3.array(outcomeShape)]).describe("Of each call; one = of all."),
  notices: z3.array(z3.record(z3.string(), z3.json())).optional().describe("What the caller is told of deprecated operations, in this order."),
  secrets: z3.array(z3.string()).optional().describe("Texts that no error and no log may have.")
});
var caseShape = z3.union([sendingShape, refusedShape, exchangeShape]);
var fileShape = z3.strictObject({
  scenario: z3.string().describe("The manifest: a folder of `manifests/` or of `test/scenarios/`."),
  says: z3.string().describe("What the cases are about, and which standard says so."),
  client: clientShape.optional().describe("Options of the client in every case that has no own."),
  common: z3.json().optional().describe("What cases share by anchors of YAML; it is not read itself."),
  cases: z3.array(caseShape).min(1)
});

// ../../work/wt/py/test/vectors/cases.ts
var casesFolder = join(import.meta.dirname, "cases");
function readVectors(folder = casesFolder) {
  const names = readdirSync(folder).sort();
  const vectors = names.flatMap(
    (name) => vectorsOf(name, readFileSync(join(folder, name), "utf8"))
  );
  const ids = /* @__PURE__ */ new Set();
  for (const { id } of vectors) {
    if (ids.has(id)) throw new Error(`two cases are called ${id}`);
    ids.add(id);
  }
  return vectors;
}
function vectorsOf(name, text) {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new Error(document.errors.map(({ message }) => `${name}: ${message}`).join("\n"));
  }
  const value = document.toJS({ maxAliasCount: -1 });
  const { data, error } = fileShape.safeParse(value);
  if (data === void 0) throw new Error(faultsOf(name, value, error).join("\n"));
  return data.cases.map((each) => {
    try {
      return vectorOf(data, each);
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault);
      throw new Error(`${name}: ${each.id}: ${why}`);
    }
  });
}
function faultsOf(name, value, error) {
  return error.issues.flatMap((issue) => {
    const [list, index] = issue.path;
    if (list !== "cases" || typeof index !== "number") return [lineOf(name, issue)];
    const given = Reflect.get(Object(Reflect.get(Object(value), "cases")), index);
    const id = String(Reflect.get(Object(given), "id") ?? `case ${index}`);
    const issues = formOf(Object(given)).safeParse(given).error?.issues ?? [issue];
    return issues.map((each) => lineOf(`${name}: ${id}`, each));
  });
}
function formOf(given) {
  const [sending, refused, exchange] = caseShape.options;
  if ("sends" in given) return sending;
  return "refused" in given ? refused : exchange;
}
function lineOf(subject, issue) {
  const place = issue.path.length > 0 ? ` ${issue.path.join(".")}:` : "";
  const nested = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const deeper = nested.map((each) => `
    or ${lineOf("", each).trim()}`);
  return `${subject}:${place} ${issue.message}${deeper.join("")}`;
}
function vectorOf({ scenario, client: shared }, each) {
  const { id, says, client } = each;
  const common2 = { id, scenario, says, client: { ...shared, ...client } };
  if ("sends" in each) {
    const exchange2 = [{ request: each.sends, answer: 204 }];
    const outcomes2 = [{ value: { $nothing: true } }];
    return { ...common2, ...alone(callOf(each)), exchange: exchange2, outcomes: outcomes2, secrets: [] };
  }
  if ("refused" in each) {
    const outcomes2 = [{ error: each.refused }];
    return { ...common2, ...alone(callOf(each)), exchange: [], outcomes: outcomes2, secrets: [] };
  }
  const { calls = [callOf(each)], together = false, anyOrder = false, exchange, expect } = each;
  const { notices, secrets = [] } = each;
  const outcomes = Array.isArray(expect) ? expect : calls.map(() => expect);
  if (outcomes.length !== calls.length) {
    throw new Error(`it has ${calls.length} calls, and ${outcomes.length} outcomes`);
  }
  return { ...common2, calls, together, anyOrder, exchange, outcomes, notices, secrets };
}
function alone(call2) {
  return { calls: [call2], together: false, anyOrder: false };
}
function callOf(each) {
  const { call: call2, request, event, receiver, delivery, signIn, input, options, take, pages, first } = each;
  const subjects = { call: call2, request, event, signIn };
  const own2 = { ...subjects, receiver, delivery, input, options, take, pages, first };
  if (Object.values(subjects).filter((subject) => subject !== void 0).length === 1) return own2;
  throw new Error("it has to have one of call, request, event and signIn");
}

// ../../work/wt/py/test/vectors/request-reader.ts
function headerLines({ headers: headers2 }, name) {
  return headers2.flatMap(([each, value]) => each === name ? [value] : []);
}
function requestReader(listener) {
  let rest = Buffer.alloc(0);
  let isContinued = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (; ; ) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = headOf(rest.subarray(0, end).toString("latin1"));
      if (typeof head === "string") return listener.onFault(head);
      const found = bodyAfter(head, rest.subarray(end + 4));
      if (typeof found === "string") return listener.onFault(found);
      if (found === void 0) {
        const waits = headerLines(head, "expect").includes("100-continue");
        if (waits && !isContinued) listener.onContinue();
        isContinued = waits;
        return;
      }
      isContinued = false;
      rest = found.rest;
      listener.onRequest({ ...head, body: found.body });
    }
  };
}
function headOf(text) {
  const [line = "", ...lines] = text.split("\r\n");
  const match = /^([A-Z]+) (\S+) HTTP\/1\.1$/.exec(line);
  if (!match) return `a request line that is none: ${JSON.stringify(line)}`;
  const headers2 = lines.map((each) => {
    const [, name = "", value = ""] = /^([^:\s]+):[ \t]*(.*?)[ \t]*$/s.exec(each) ?? [];
    return [name.toLowerCase(), value];
  });
  if (headers2.some(([name]) => name === ""))
    return `a header that is none in ${JSON.stringify(text)}`;
  const [, method = "", target = ""] = match;
  return { method, target, headers: headers2, body: Buffer.alloc(0) };
}
function bodyAfter(head, bytes) {
  const codings = headerLines(head, "transfer-encoding");
  const lengths = headerLines(head, "content-length");
  if (codings.length > 0 && lengths.length > 0) return "both a length and a transfer coding";
  if (codings.length > 0)
    return codings.join() === "chunked" ? dechunked(bytes) : "an unknown coding";
  if (lengths.length > 1 || !/^\d*$/.test(lengths.join())) return `the length ${lengths.join()}`;
  const length = Number(lengths[0] ?? 0);
  if (bytes.length < length) return void 0;
  return { body: Buffer.from(bytes.subarray(0, length)), rest: bytes.subarray(length) };
}
function dechunked(bytes) {
  const chunks = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf("\r\n", at);
    if (end < 0) return void 0;
    const size = bytes.subarray(at, end).toString("latin1");
    if (!/^[\da-f]+$/i.test(size)) return `a chunk of size ${JSON.stringify(size)}`;
    const start = end + 2;
    const stop = start + parseInt(size, 16);
    if (bytes.length < stop + 2) return void 0;
    chunks.push(bytes.subarray(start, stop));
    at = stop + 2;
    if (stop === start) return { body: Buffer.concat(chunks), rest: bytes.subarray(at) };
  }
}

// ../../work/wt/py/test/vectors/server.ts
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

// ../../work/wt/py/test/vectors/answer-bytes.ts
import { gzipSync } from "node:zlib";
var bodiless = [204, 304];
function answerBytes(script, method) {
  const { status = 200, interim = [], cutHead, cutBody, split } = script;
  const content = contentOf(script);
  const end = endOf(script);
  const hasBody = !bodiless.includes(status);
  const isSent = hasBody && method !== "HEAD";
  const head = Buffer.from(
    interim.map((each) => headText(each.status, linesOf(each.headers))).join("") + headText(status, [
      ...typeLines(script),
      ...linesOf(script.headers),
      ...script.gzip ? ["content-encoding: gzip"] : [],
      ...hasBody ? framingLines(script, content) : [],
      ...isAnnounced(script) ? ["connection: close"] : []
    ]),
    "latin1"
  );
  if (cutHead !== void 0) return { writes: [head.subarray(0, cutHead)], end };
  const framed = isSent ? framedBody(script, content) : [];
  const body = cutBody === void 0 ? framed : cut(framed, cutBody);
  return { writes: [head, ...pieces(body, split)].filter(({ length }) => length > 0), end };
}
function endOf(script) {
  return script.end ?? (isAnnounced(script) ? "close" : "keep");
}
function isAnnounced({ end, framing, cutHead, cutBody, drip: drip2 }) {
  const hasFalseLength = typeof framing === "object" && "length" in framing;
  const isWhole = !hasFalseLength && (cutHead ?? cutBody ?? drip2) === void 0;
  return isWhole && end === void 0;
}
function contentOf({ json, text, base64, repeat = 1, gzip }) {
  const plain = base64 === void 0 ? Buffer.from((json === void 0 ? text ?? "" : JSON.stringify(json)).repeat(repeat)) : Buffer.from(base64, "base64");
  return gzip ? gzipSync(plain) : plain;
}
function headText(status, lines) {
  return `HTTP/1.1 ${status} ${reasons[status] ?? ""}\r
${lines.map((line) => `${line}\r
`).join("")}\r
`;
}
var reasons = {
  100: "Continue",
  103: "Early Hints",
  200: "OK",
  204: "No Content",
  302: "Found",
  404: "Not Found",
  503: "Service Unavailable"
};
function linesOf(headers2 = {}) {
  return Object.entries(headers2).flatMap(
    ([name, values]) => [values].flat().map((value) => `${name}: ${value}`)
  );
}
function typeLines({ json, headers: headers2 = {} }) {
  const isSaid = Object.keys(headers2).some((name) => name.toLowerCase() === "content-type");
  return json === void 0 || isSaid ? [] : ["content-type: application/json"];
}
function framingLines(script, content) {
  const { framing = "length" } = script;
  if (framing === "close") return [];
  if (chunksOf(script, content)) return ["transfer-encoding: chunked"];
  const length = typeof framing === "object" && "length" in framing ? framing.length : content.length;
  return [`content-length: ${length}`];
}
function framedBody(script, content) {
  const chunks = chunksOf(script, content);
  if (chunks === void 0) return [content];
  const written = chunks.filter(({ length }) => length > 0).map(chunkOf);
  if (script.drip !== void 0) return written;
  const trailers = linesOf(script.trailers).map((line) => `${line}\r
`);
  return [...written, Buffer.from(`0\r
${trailers.join("")}\r
`)];
}
function chunksOf({ framing, drip: drip2 }, content) {
  if (typeof framing === "object" && "chunks" in framing) {
    return framing.chunks.map((text) => Buffer.from(text));
  }
  return framing === "chunked" || drip2 !== void 0 ? [content] : void 0;
}
function chunkOf(content) {
  const size = Buffer.from(`${content.length.toString(16)}\r
`);
  return Buffer.concat([size, content, Buffer.from("\r\n")]);
}
function cut(parts, length) {
  return [Buffer.concat(parts).subarray(0, length)];
}
function pieces(body, split) {
  if (split === void 0) return body;
  const bytes = Buffer.concat(body);
  const offsets = split === "bytes" ? Array.from(bytes, (_, index) => index) : [0, ...split];
  return offsets.map((start, index) => bytes.subarray(start, offsets[index + 1]));
}

// ../../work/wt/py/test/vectors/server.ts
async function startServer(otherwise) {
  const handlers = /* @__PURE__ */ new Map();
  const sockets = /* @__PURE__ */ new Set();
  const strays = [];
  const accept = (origin, socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    const read = requestReader({
      onRequest: (request) => {
        const [, segment = "", rest = ""] = /^\/([^/?]*)(.*)$/s.exec(request.target) ?? [];
        const handler = handlers.get(segment);
        if (handler) return handler.onRequest({ ...request, target: rest }, origin, socket);
        if (otherwise) return otherwise(request, origin, socket);
        strays.push(`${request.method} ${request.target}`);
        socket.end("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
      },
      onContinue: () => socket.write("HTTP/1.1 100 Continue\r\n\r\n"),
      onFault: (why) => {
        strays.push(why);
        socket.destroy();
      }
    });
    socket.on("data", read);
  };
  const servers = [
    createServer((socket) => accept("base", socket)),
    createServer((socket) => accept("other", socket)),
    createServer()
  ];
  const [base = 0, other = 0, deadPort = 0] = await Promise.all(servers.map(listen));
  servers.pop()?.close();
  return {
    ports: { base, other },
    deadPort,
    strays,
    openConnections: () => sockets.size,
    open: (segment, handler) => handlers.set(segment, handler),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        servers.map((server) => new Promise((resolve) => server.close(() => resolve(void 0))))
      );
    }
  };
}
async function listen(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
var pause = 2;
var dripPause = 50;
async function writeAnswer(socket, script, method) {
  const { writes, end } = answerBytes(script, method);
  for (const [index, bytes] of writes.entries()) {
    if (index > 0 && script.split !== void 0) await wait(pause);
    socket.write(bytes);
  }
  if (script.drip !== void 0) return drip(socket, Buffer.from(script.drip));
  endConnection(socket, end);
}
function endConnection(socket, end = "keep") {
  if (end === "close") socket.end();
  if (end === "reset") setTimeout(() => socket.resetAndDestroy(), dripPause);
}
function drip(socket, content) {
  const timer = setInterval(() => socket.write(chunkOf(content)), dripPause);
  socket.once("close", () => clearInterval(timer));
}

// ../../work/wt/py/test/vectors/remembered-texts.ts
import { createHash } from "node:crypto";
function memory() {
  const texts2 = /* @__PURE__ */ new Map();
  function wantedText(given, found) {
    const [, name = "", proof] = /^\$<([a-z]+)(?::([a-z]+))?>$/.exec(given) ?? [];
    const known = texts2.get(name);
    if (name === "" || known !== void 0) return known ?? given;
    const form = proof === void 0 ? /^[\w.~-]{22,128}$/ : /^[\w.~-]{43,128}$/;
    if (found === null || !form.test(found) || proof !== void 0 && challengeOf(found) !== texts2.get(proof))
      return given;
    texts2.set(name, found);
    return found;
  }
  const fields = (wanted, text) => {
    const found = new URLSearchParams(text);
    return Object.fromEntries(
      Object.entries(wanted).map(([name, each]) => [name, wantedText(each, found.get(name))])
    );
  };
  return {
    seen: (wanted, { target, body: sent }) => {
      if (typeof wanted === "string") return wanted;
      const { query, body } = wanted;
      const isForm = typeof body === "object" && "form" in body;
      return {
        ...wanted,
        ...query && { query: fields(query, target.split("?")[1] ?? "") },
        ...isForm && { body: { form: fields(body.form, sent.toString("utf8")) } }
      };
    },
    filled: (value) => {
      const text = JSON.stringify(value);
      return JSON.parse(text.replace(/\$<([a-z]+)>/g, (_, name) => texts2.get(name) ?? ""));
    }
  };
}
function challengeOf(verifier) {
  return createHash("sha256").update(verifier).digest("base64url");
}

// ../../work/wt/py/test/vectors/values.ts
function differences(found, wanted, subject) {
  if (Array.isArray(found) && Array.isArray(wanted) && found.length === wanted.length) {
    return wanted.flatMap((each, index) => differences(found[index], each, `${subject}[${index}]`));
  }
  if (isRecord(found) && isRecord(wanted)) {
    const names = /* @__PURE__ */ new Set([...Object.keys(found), ...Object.keys(wanted)]);
    return [...names].flatMap(
      (name) => differences(own(found, name), own(wanted, name), `${subject}.${name}`)
    );
  }
  const [left, right] = [textOf(found), textOf(wanted)];
  return left === right ? [] : [`${subject} is ${left}, and not ${right}`];
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function own(record2, name) {
  return Object.hasOwn(record2, name) ? Reflect.get(record2, name) : void 0;
}
function textOf(value) {
  return value === void 0 ? "not there" : JSON.stringify(value);
}

// ../../work/wt/py/test/vectors/wanted-request.ts
var ordinary = /^(?:host|connection|keep-alive|te|accept|accept-encoding|accept-language|user-agent|content-length|content-type|transfer-encoding|expect|pragma|cache-control|sec-fetch-mode)$/;
function requestFaults(request, wanted, { origin, last }) {
  if (wanted === "same") return sameFaults(request, last);
  const given = typeof wanted === "string" ? { line: wanted } : wanted;
  const { line, at = "base", headers: headers2 = {}, present = [], absent = [], body = "none" } = given;
  const faults = [];
  const [target = "", query = ""] = given.query === void 0 ? [request.target] : request.target.split("?");
  const found = `${request.method} ${target}`;
  if (given.query !== void 0) faults.push(...fieldFaults(query, given.query, "its query"));
  if (found !== line) faults.push(`wanted ${line}`);
  if (at !== origin) faults.push(`it came to the origin "${origin}", and not to "${at}"`);
  for (const [name, values] of Object.entries(headers2)) {
    const lines = headerLines(request, name);
    const wantedLines = [values].flat();
    if (JSON.stringify(lines) !== JSON.stringify(wantedLines)) {
      faults.push(
        `its ${name} is ${JSON.stringify(lines)}, and not ${JSON.stringify(wantedLines)}`
      );
    }
  }
  for (const name of present) {
    const lines = headerLines(request, name);
    if (lines.length !== 1 || lines[0] === "")
      faults.push(`its ${name} is ${JSON.stringify(lines)}`);
  }
  for (const name of absent) {
    if (headerLines(request, name).length > 0) faults.push(`it has ${name}`);
  }
  const names = new Set(request.headers.map(([name]) => name));
  for (const name of names) {
    const isWanted = ordinary.test(name) || name in headers2 || present.includes(name);
    if (!isWanted) faults.push(`nobody asked for its ${name}`);
  }
  if (/^(?:GET|HEAD)$/.test(request.method) && names.has("content-length")) {
    faults.push("it has a length, and nothing can have one");
  }
  return [...faults, ...bodyFaults(request, body)];
}
function sameFaults(request, last) {
  const textOf2 = (each) => {
    const { method, target, headers: headers2 = [], body } = each ?? {};
    const text = JSON.stringify([method, target, headers2, body?.toString("latin1")]);
    const boundary = /boundary=([^\s";\\]+)/.exec(text)?.[1];
    return boundary === void 0 ? text : text.replaceAll(boundary, "boundary");
  };
  const [found, before] = [textOf2(request), textOf2(last)];
  return found === before ? [] : [`it is not the one before once more: ${found}, and not ${before}`];
}
function bodyFaults(request, wanted) {
  const { body } = request;
  const text = body.toString("utf8");
  if (wanted === "any") return [];
  if (wanted === "none") return text === "" ? [] : [`it has the body ${JSON.stringify(text)}`];
  if ("json" in wanted) {
    try {
      return differences(JSON.parse(text), wanted.json, "its body");
    } catch {
      return [`its body is no JSON: ${JSON.stringify(text)}`];
    }
  }
  if ("text" in wanted) return differences(text, wanted.text, "its body");
  if ("base64" in wanted) return differences(body.toString("base64"), wanted.base64, "its body");
  if ("form" in wanted) return fieldFaults(text, wanted.form, "its form");
  const parts = partsOf(request);
  if (typeof parts === "string") return [parts];
  return differences(parts, wanted.parts.map(withBytes), "its parts");
}
function fieldFaults(text, wanted, subject) {
  const fields = [...new URLSearchParams(text)];
  const found = Object.fromEntries(fields);
  if (fields.length > Object.keys(found).length) return [`${subject} has a name twice: ${text}`];
  return differences(found, wanted, subject);
}
function withBytes({ text, base64, ...part2 }) {
  return { ...part2, base64: base64 ?? Buffer.from(text ?? "").toString("base64") };
}
function partsOf(request) {
  const type = headerLines(request, "content-type").join();
  const boundary = /^multipart\/form-data; ?boundary="?([^";]+)"?$/.exec(type)?.[1];
  if (boundary === void 0) return `its type has no boundary: ${type}`;
  const text = request.body.toString("latin1");
  const [before, ...rest] = `\r
${text}`.split(`\r
--${boundary}`);
  const end = rest.pop();
  if (before !== "" || !/^--(?:\r\n)?$/.test(end ?? "")) return `its parts are broken: ${text}`;
  return rest.map((each) => {
    const at = each.indexOf("\r\n\r\n");
    const head = Buffer.from(each.slice(0, at), "latin1").toString("utf8");
    const filename = /; filename="([^"]*)"/.exec(head)?.[1];
    const type2 = /^content-type: ?(.*)$/im.exec(head)?.[1];
    return {
      name: /; name="([^"]*)"/.exec(head)?.[1],
      ...filename !== void 0 && { filename },
      ...type2 !== void 0 && { type: type2 },
      base64: Buffer.from(each.slice(at + 4), "latin1").toString("base64")
    };
  });
}

// ../../work/wt/py/test/vectors/exchange.ts
function conduct(steps, surroundings) {
  const due = steps.map((step) => ({
    step,
    left: step.times === "any" ? Infinity : step.times ?? 1
  }));
  const seen = [];
  const faults = [];
  const waits = [];
  const held = [];
  const remembered = memory();
  let answeredAt = 0;
  const check = (request, { step, origin }) => {
    const subject = `request ${seen.length} (${request.method} ${request.target})`;
    const last = seen.at(-2);
    const wanted = remembered.seen(surroundings.fill(step.request), request);
    const found = requestFaults(request, wanted, { origin, last });
    const host = headerLines(request, "host").join();
    if (host !== surroundings.hosts[origin]) found.push(`its host is ${host}`);
    const pause2 = performance.now() - answeredAt;
    if (step.afterMs !== void 0 && pause2 < step.afterMs - 20) {
      found.push(`it came ${Math.round(pause2)} ms after the answer before`);
    }
    faults.push(...found.map((fault) => `${subject}: ${fault}`));
  };
  const answer = async (given, method, socket) => {
    if (given === "hang-up") return endConnection(socket, "close");
    if (given === "reset") return void socket.resetAndDestroy();
    if (given === "silence") return;
    if (given === "silence-then-abort") return surroundings.abort();
    const script = typeof given === "number" ? { status: given } : given;
    if ("raw" in script) {
      socket.write(Buffer.from(script.raw, "latin1"));
      return endConnection(socket, script.end);
    }
    if (script.holdMs !== void 0) await new Promise((go) => setTimeout(go, script.holdMs));
    const { hold = 0, then } = script;
    if (hold > seen.length) {
      await new Promise((release) => held.push({ count: hold, release }));
    }
    if (then === "closed") {
      waits.push(new Promise((closed) => socket.once("close", () => closed())));
    }
    await writeAnswer(socket, script, method);
    answeredAt = performance.now();
    if (then === "abort") surroundings.abort();
  };
  const take = (request, origin, socket) => {
    seen.push(request);
    for (const { count, release } of held) if (seen.length >= count) release();
    const left = due.filter((each) => each.left > 0);
    const isIts = ({ step }) => lineOf2(surroundings.fill(step.request)) === `${request.method} ${request.target}`;
    const next = (surroundings.anyOrder ? left.find(isIts) : void 0) ?? left[0];
    if (next === void 0) {
      faults.push(`a request too many: ${request.method} ${request.target}`);
      socket.resetAndDestroy();
      return;
    }
    next.left -= 1;
    check(request, { step: next.step, origin });
    const script = remembered.filled(surroundings.fill(next.step.answer));
    answer(script, request.method, socket).catch((error) => {
      faults.push(String(error));
    });
  };
  return {
    onRequest: (request, origin, socket) => {
      try {
        take(request, origin, socket);
      } catch (error) {
        faults.push(String(error));
        socket.destroy();
      }
    },
    onFault: (why) => faults.push(why),
    settled: async () => void await Promise.all(waits),
    faults: () => [
      ...faults,
      ...due.flatMap(
        ({ step, left }, index) => left === 0 || left === Infinity ? [] : [`step ${index + 1} was never asked for: ${JSON.stringify(step.request)}`]
      )
    ]
  };
}
function lineOf2(request) {
  return typeof request === "string" ? request : request.line;
}

// ../../work/wt/py/test/vectors/driver-process.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
function startDriver({ program: program2, given }) {
  const child = spawn(program2, given, { stdio: ["pipe", "pipe", "pipe"] });
  const waiting = /* @__PURE__ */ new Map();
  let log = "";
  child.stderr.on("data", (bytes) => {
    log += bytes.toString();
  });
  const giveUp = (why) => {
    for (const { reject } of waiting.values()) reject(new Error(`${why}
${log}`));
    waiting.clear();
  };
  const ended = new Promise((resolve) => {
    child.on("error", (error) => giveUp(String(error)));
    child.on("close", (code) => {
      giveUp(`the driver ended with ${code}`);
      resolve(code);
    });
  });
  child.stdin.on("error", () => {
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    const result = resultIn(line);
    if (result === void 0) return giveUp(`the driver wrote what is no result: ${line}`);
    waiting.get(result.id)?.resolve(result);
    waiting.delete(result.id);
  });
  const tell = (line) => void child.stdin.write(`${JSON.stringify(line)}
`);
  return {
    run: (job) => new Promise((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
      tell(job);
    }),
    abort: (id) => tell({ abort: id }),
    end: async () => {
      child.stdin.end();
      return { code: await ended, log };
    }
  };
}
function resultIn(line) {
  try {
    const result = JSON.parse(line);
    return typeof result.id === "string" && Array.isArray(result.outcomes) ? result : void 0;
  } catch {
    return void 0;
  }
}

// ../../work/wt/py/test/vectors/expectation.ts
function resultFaults({ outcomes: wanted, notices, secrets }, { outcomes, notices: told = [], log = [] }) {
  if (outcomes.length !== wanted.length) return [`it has ${outcomes.length} outcomes`];
  const shown = [...log, ...outcomes.map(({ error }) => error?.text ?? "")].join("\n");
  return [
    ...wanted.flatMap(
      (each, index) => outcomeFaults(outcomes[index] ?? {}, each, wanted.length > 1 ? `call ${index + 1}: ` : "")
    ),
    ...notices === void 0 ? [] : differences(told, notices, "notices"),
    ...secrets.filter((each) => shown.includes(each)).map((each) => `"${each}" is in ${shown}`)
  ];
}
function outcomeFaults(found, wanted, subject) {
  const { error, headers: headers2, ...values } = wanted;
  const faults = Object.entries(values).flatMap(
    ([name, value]) => differences(Reflect.get(found, name), value, subject + name)
  );
  const wantedHeaders = Object.entries(headers2 ?? {}).flatMap(
    ([name, value]) => differences(found.headers?.[name], value, `${subject}header ${name}`)
  );
  return [...faults, ...wantedHeaders, ...errorFaults(found.error, error, subject)];
}
function errorFaults(found, wanted, subject) {
  if (wanted === void 0) {
    return found === void 0 ? [] : [`${subject}it fails (${found.kind}): ${firstLine(found)}`];
  }
  if (found === void 0) return [`${subject}it does not fail`];
  const { says = [], ...facts } = typeof wanted === "string" ? { kind: wanted } : wanted;
  const faults = Object.entries(facts).flatMap(
    ([name, value]) => differences(Reflect.get(found, name), value, `${subject}error.${name}`)
  );
  const silent = says.filter((text) => !found.text.includes(text));
  return [
    ...faults.map((fault) => `${fault} (${firstLine(found)})`),
    ...silent.map((text) => `${subject}the error does not say "${text}": ${found.text}`)
  ];
}
function firstLine({ text }) {
  return text.split("\n", 1).join();
}

// ../../work/wt/py/test/vectors/placeholders.ts
import { createHmac } from "node:crypto";
function filled(value, filling) {
  const text = JSON.stringify(value);
  if (text === void 0 || !text.includes("$(")) return value;
  const replaced = text.replace(/\$\(([^)]*)\)/g, (_, name) => {
    const found = Object.hasOwn(filling, name) ? filling[name] : dateOf(name);
    if (found === void 0) throw new Error(`nothing is called "$(${name})"`);
    return JSON.stringify(found).slice(1, -1);
  });
  return JSON.parse(replaced);
}
function dateOf(name) {
  const seconds = /^date([+-]\d+)$/.exec(name)?.[1];
  return seconds === void 0 ? void 0 : new Date(Date.now() + Number(seconds) * 1e3).toUTCString();
}
function jobCall({ delivery, ...call2 }) {
  return delivery === void 0 ? call2 : { ...call2, delivery: signed(delivery) };
}
function signed(delivery) {
  const { headers: headers2, body, secret, hash = "sha256", encoding = "hex", signs = "$(body)" } = delivery;
  const time = String(Math.floor(Date.now() / 1e3) - (delivery.ageSeconds ?? 0));
  const text = signs.replaceAll("$(time)", () => time).replaceAll("$(body)", () => body);
  const signature = secret === void 0 ? "" : createHmac(hash, secret).update(text).digest(encoding);
  return { headers: filled(headers2, { time, signature }), body };
}

// ../../work/wt/py/test/vectors/run.ts
var atOnce = 48;
var patience = 6e4;
async function runVectors(command, vectors) {
  const server = await startServer();
  const driver2 = startDriver(command);
  const cases = /* @__PURE__ */ new Map();
  try {
    const waiting = [...vectors.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, vector] = next;
        cases.set(vector.id, await caseFaults(vector, `k${index}`, { server, driver: driver2 }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { code, log } = await within("the driver did not end", driver2.end());
    const faults = server.strays.map((stray) => `a request of no case: ${stray}`);
    if (code !== 0) faults.push(`the driver ended with ${code}: ${log}`);
    return { cases, faults };
  } finally {
    await server.close();
  }
}
async function caseFaults(vector, segment, { server, driver: driver2 }) {
  const { id, client, calls, together, anyOrder, exchange } = vector;
  const { base, other } = server.ports;
  const hosts = { base: `127.0.0.1:${base}`, other: `127.0.0.1:${other}` };
  const filling = {
    base: `http://${hosts.base}/${segment}`,
    other: `http://${hosts.other}/${segment}`,
    origin: `http://${hosts.base}`,
    path: `/${segment}`,
    refused: `http://127.0.0.1:${server.deadPort}`
  };
  const fill = (value) => filled(value, filling);
  const abort = () => driver2.abort(id);
  const conducted = conduct(exchange, { hosts, fill, abort, anyOrder });
  server.open(segment, conducted);
  const given = fill({ ...client, baseUrl: client.baseUrl ?? "$(base)" });
  const job = { id, client: given, calls: calls.map((each) => jobCall(each)).map(fill), together };
  try {
    const result = await within("there was no result", driver2.run(job));
    await within("the connection was never closed", conducted.settled());
    const wanted = fill({
      outcomes: vector.outcomes,
      notices: vector.notices,
      secrets: vector.secrets
    });
    return [...conducted.faults(), ...resultFaults(wanted, result)];
  } catch (error) {
    return [String(error), ...conducted.faults()];
  }
}
function within(what, work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} in ${patience} ms`)), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// run-vectors.ts
var [program = "", driver = "", mode = "sync", filter = ""] = process.argv.slice(2);
var all = readVectors().filter((v) => v.id.includes(filter) || v.id === filter);
var bad = 0;
for (const scenario of [...new Set(all.map((v) => v.scenario))]) {
  const own2 = all.filter((v) => v.scenario === scenario);
  const found = await runVectors({ program, given: [driver, scenario, mode] }, own2);
  for (const [id, faults] of found.cases) if (faults.length > 0) {
    bad++;
    console.log("\u2717", id, JSON.stringify(faults).slice(0, 700));
  }
  for (const fault of found.faults) {
    bad++;
    console.log("!!", fault.slice(0, 1500));
  }
  console.log(scenario, own2.length, "cases");
}
console.log("bad:", bad);
process.exit(0);
