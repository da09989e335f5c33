/** The form of the case files, strict: what is not understood is refused. `case.schema.json` is made from it. */
import { z } from "zod";
import { answerShape } from "./answer-shapes.js";
import { callShape, clientShape } from "./call-shapes.js";

const texts = z.union([z.string(), z.array(z.string())]);

const part = z
  .strictObject({
    name: z.string(),
    filename: z.string().optional(),
    type: z.string().optional(),
    text: z.string().optional(),
    base64: z.string().optional(),
  })
  .describe("A part of a multipart body. Its content is text or base64.");

/** The body that a request must have. */
const bodyShape = z
  .union([
    z.literal("none").describe("Not one byte."),
    z.literal("any").describe("It is not looked at."),
    z.strictObject({ json: z.json() }).describe("JSON of this value, however it is spaced."),
    z.strictObject({ text: z.string() }).describe("Exactly this text in UTF-8."),
    z.strictObject({ base64: z.string() }).describe("Exactly these bytes."),
    z
      .strictObject({ form: z.record(z.string(), z.string()) })
      .describe("A form with these fields and no others, in any order."),
    z.strictObject({ parts: z.array(part) }).describe("These parts, whatever the boundary is."),
  ])
  .describe("`none` unless given.");

/** The request that is wanted. */
const requestShape = z.strictObject({
  line: z
    .string()
    .regex(/^[A-Z]+ \/\S*$/)
    .describe("Method and target, byte for byte; the target is below the base URL."),
  query: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      "What stands behind the target of `line`, decoded: these and no others, in any order.",
    ),
  at: z.enum(["base", "other"]).optional().describe("The origin that it goes to."),
  headers: z
    .record(z.string().regex(/^[a-z0-9-]+$/), texts)
    .optional()
    .describe("Headers that it must have, exactly; a list = one line each."),
  present: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .optional()
    .describe("Headers that it must have once, not empty, whatever they say."),
  absent: z.array(z.string().regex(/^[a-z0-9-]+$/)).optional(),
  body: bodyShape.optional(),
});

const stepShape = z
  .strictObject({
    request: z
      .union([z.literal("same"), requestShape.shape.line, requestShape])
      .describe("`same` = the bytes of the request before once more."),
    times: z
      .union([z.int().min(2), z.literal("any")])
      .optional()
      .describe("How many such requests come; 1 unless given."),
    afterMs: z.int().optional().describe("It comes no earlier than this after the answer before."),
    answer: answerShape,
  })
  .describe("A request that is wanted, and how it is answered.");

/** Kinds of errors, in no language's words. */
export const errorKinds = [
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
  "payload",
] as const;

const errorShape = z.union([
  z.enum(errorKinds),
  z.strictObject({
    kind: z.enum(errorKinds),
    status: z.int().optional(),
    body: z.json().optional().describe("What it gives as the decoded body of the answer."),
    ofStatus: z.boolean().optional().describe("Whether its class is that of this status alone."),
    reason: z.string().optional().describe("Why a signature is refused."),
    says: z.array(z.string()).optional().describe("What its text must have."),
  }),
]);

/** The outcome of a call. */
const outcomeShape = z.strictObject({
  value: z.json().optional().describe("The decoded answer; see README for what JSON has no word."),
  status: z.int().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  items: z
    .union([z.array(z.json()), z.record(z.string(), z.array(z.json()))])
    .optional()
    .describe("What a walk or a stream gave, also before it failed."),
  pages: z.array(z.json()).optional(),
  error: errorShape.optional(),
});

const common = {
  id: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  says: z.string().describe("What holds, in one sentence."),
  why: z
    .string()
    .optional()
    .describe("Which fault of another SDK it keeps out, and where it was seen."),
  client: clientShape.optional(),
};

const call = { ...callShape.shape, ...common };

/** A call with one request that is answered with an empty 204. */
const sendingShape = z.strictObject({
  ...call,
  sends: z.union([requestShape.shape.line, requestShape]),
});

/** A call that never reaches the wire. */
const refusedShape = z.strictObject({ ...call, refused: errorShape });

/** A call, or several of one client, with all that comes and goes. */
const exchangeShape = z.strictObject({
  ...common,
  ...callShape.partial().shape,
  calls: z.array(callShape).optional().describe("In place of one call: one after the other."),
  together: z.boolean().optional().describe("The calls begin at once."),
  anyOrder: z.boolean().optional().describe("Requests come in any order."),
  exchange: z.array(stepShape),
  expect: z.union([outcomeShape, z.array(outcomeShape)]).describe("Of each call; one = of all."),
  notices: z
    .array(z.record(z.string(), z.json()))
    .optional()
    .describe("What the caller is told of deprecated operations, in this order."),
  secrets: z.array(z.string()).optional().describe("Texts that no error and no log may have."),
});

/** A case. */
export const caseShape = z.union([sendingShape, refusedShape, exchangeShape]);

/** A file of cases about one topic. */
export const fileShape = z.strictObject({
  scenario: z.string().describe("The manifest: a folder of `manifests/` or of `test/scenarios/`."),
  says: z.string().describe("What the cases are about, and which standard says so."),
  client: clientShape.optional().describe("Options of the client in every case that has no own."),
  common: z
    .json()
    .optional()
    .describe("What cases share by anchors of YAML; it is not read itself."),
  cases: z.array(caseShape).min(1),
});

export type CaseFile = z.infer<typeof fileShape>;
export type CaseInFile = z.infer<typeof caseShape>;
export type WantedRequest = z.infer<typeof requestShape>;
export type WantedBody = z.infer<typeof bodyShape>;
export type WantedPart = z.infer<typeof part>;
export type WantedOutcome = z.infer<typeof outcomeShape>;
export type WantedError = z.infer<typeof errorShape>;
export type StepInFile = z.infer<typeof stepShape>;
export type ErrorKind = (typeof errorKinds)[number];
