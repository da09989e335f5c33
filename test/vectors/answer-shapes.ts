/** How a case says what a request is answered: every byte of it, and what becomes of the connection. */
import { z } from "zod";

const headers = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .describe("In the order written; a list = one line each.");

/** An answer made of its parts. */
const scriptShape = z.strictObject({
  status: z.int().min(200).max(599).optional().describe("200 unless given."),
  headers: headers.optional(),
  json: z
    .json()
    .optional()
    .describe("A body, with a content type of JSON unless `headers` has one."),
  text: z.string().optional().describe("A body in UTF-8, without a content type of its own."),
  base64: z.string().optional().describe("A body of any bytes."),
  repeat: z.int().optional().describe("How often `text` is repeated."),
  gzip: z.boolean().optional().describe("Compresses the body, and says so."),
  framing: z
    .union([
      z.enum(["length", "chunked", "close"]),
      z.strictObject({ length: z.int() }).describe("A length that need not be true."),
      z.strictObject({ chunks: z.array(z.string()) }).describe("The body as these chunks."),
    ])
    .optional()
    .describe("How the end of the body is told; `length` unless given."),
  trailers: headers.optional().describe("After the last chunk."),
  interim: z
    .array(z.strictObject({ status: z.int().min(100).max(199), headers: headers.optional() }))
    .optional()
    .describe("Answers that are sent before this one."),
  split: z
    .union([z.literal("bytes"), z.array(z.int())])
    .optional()
    .describe("Where the bytes are cut into writes: everywhere, or at these offsets of the body."),
  cutHead: z.int().optional().describe("Only so many bytes are sent at all."),
  cutBody: z.int().optional().describe("Only so many bytes of the body are sent."),
  drip: z.string().optional().describe("A body that goes on with this text for ever."),
  end: z
    .enum(["keep", "close", "reset"])
    .optional()
    .describe(
      "What becomes of the connection after the last byte. Unless given, a whole answer ends it and says so, and any other keeps it.",
    ),
  hold: z.int().optional().describe("It is sent when so many requests of the case are there."),
  holdMs: z.int().optional().describe("It is sent after this time."),
  then: z
    .enum(["abort", "closed"])
    .optional()
    .describe(
      "After the bytes that are sent: the caller gives up, or the step ends when the client has closed the connection.",
    ),
});

/** Any answer. */
export const answerShape = z.union([
  z.int().min(200).max(599).describe("A status without a body."),
  z.enum(["hang-up", "reset"]).describe("The connection ends without an answer."),
  z.literal("silence").describe("Nothing is answered, and the connection stays."),
  z.literal("silence-then-abort").describe("Nothing is answered, and the caller gives up."),
  z.strictObject({
    raw: z.string().describe("All bytes, each a character."),
    end: scriptShape.shape.end,
  }),
  scriptShape,
]);

export type AnswerScript = z.infer<typeof scriptShape>;
export type AnswerInFile = z.infer<typeof answerShape>;
