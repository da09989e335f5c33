/** How a case says what is called, and with which client. */
import { z } from "zod";

const record = z.record(z.string(), z.json());

/** A credential, by what its scheme wants. */
const credentialShape = z.union([
  z.strictObject({ secret: z.string() }).describe("A key or a token, where the scheme says."),
  z
    .strictObject({ secrets: z.array(z.string()) })
    .describe("A function: it gives the first, and the next one after an answer 401."),
  z.strictObject({ username: z.string(), password: z.string() }),
  z.strictObject({
    clientCredentials: z.strictObject({
      tokenUrl: z.string(),
      clientId: z.string(),
      clientSecret: z.string(),
      clientAuthentication: z.enum(["basic", "body"]).optional(),
      scopes: z.array(z.string()).optional(),
      parameters: z.record(z.string(), z.string()).optional(),
    }),
  }),
  z.strictObject({
    refreshToken: z.strictObject({
      tokenUrl: z.string(),
      clientId: z.string(),
      clientSecret: z.string().optional(),
      accessToken: z.string(),
      refreshToken: z.string().optional(),
      expiresInSeconds: z.number().optional().describe("From when the case begins."),
    }),
  }),
]);

const numbers = {
  timeoutMs: z.number().optional().describe("Of one attempt, to the last byte of its answer."),
  deadlineMs: z.number().optional().describe("Of a call with all its attempts."),
  maxRetries: z.int().optional(),
  maxResponseBytes: z.int().optional(),
};

/** Options of a client. */
export const clientShape = z.strictObject({
  ...numbers,
  baseUrl: z
    .string()
    .optional()
    .describe("The base URL of the case unless given; `$(refused)` = one where nobody listens."),
  headers: z.record(z.string(), z.string()).optional().describe("With every request."),
  query: record.optional().describe("With every request."),
  auth: z.record(z.string(), credentialShape).optional().describe("By the manifest's schemes."),
  followRedirects: z
    .boolean()
    .optional()
    .describe("Also where a request has credentials in headers of their own."),
  deprecations: z
    .boolean()
    .optional()
    .describe("Is told of deprecated operations; what it is told is looked at (`notices`)."),
  log: z.boolean().optional().describe("Logs all it can; the lines are looked at for `secrets`."),
});

/** The arguments of a call, by the names on the wire. */
const inputShape = z.strictObject({
  path: record.optional(),
  query: record.optional(),
  headers: record.optional(),
  cookies: record.optional(),
  body: z.json().optional(),
  contentType: z.string().optional(),
  accept: z.string().optional(),
});

const optionsShape = z.strictObject({
  ...numbers,
  headers: z.record(z.string(), z.string()).optional().describe("Headers of the caller's own."),
  idempotent: z.boolean().optional(),
  aborted: z.boolean().optional().describe("The caller has given up before it begins."),
});

/** A request to take in: an event that the service sends. */
const deliveryShape = z.strictObject({
  headers: z
    .record(z.string(), z.string())
    .describe("`$(time)` and `$(signature)` stand for these."),
  body: z.string(),
  secret: z.string().optional().describe("What it is signed with."),
  hash: z.enum(["sha1", "sha256", "sha384", "sha512"]).optional(),
  encoding: z.enum(["hex", "base64", "base64url"]).optional(),
  signs: z.string().optional().describe("The text that is signed, with `$(time)` and `$(body)`."),
  ageSeconds: z.number().optional().describe("How long ago it was sent; 0 unless given."),
});

/** A user who signs in: the driver goes where the user is sent, and exchanges the code that the answer leads back with. */
const signInShape = z.strictObject({
  scheme: z.string(),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  clientId: z.string(),
  clientSecret: z.string().optional(),
  redirectUri: z.string(),
  scopes: z.array(z.string()).optional(),
  parameters: z.record(z.string(), z.string()).optional(),
});

/** The job of a driver, but for the client. */
export const callShape = z.strictObject({
  call: z.string().optional().describe("The id of an operation."),
  request: z
    .string()
    .regex(/^[A-Z]+ \S+$/)
    .optional()
    .describe("In place of an operation: method and path of one that the manifest lacks."),
  event: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe("In place of an operation: takes a delivery of this event, or of one of these."),
  receiver: z
    .strictObject({
      secrets: z.array(z.string()),
      toleranceSeconds: z.number().optional(),
      idHeader: z.string().optional(),
    })
    .optional(),
  delivery: deliveryShape.optional(),
  signIn: signInShape.optional().describe("In place of an operation: gives the tokens of a user."),
  input: inputShape.optional(),
  options: optionsShape.optional(),
  take: z
    .enum(["value", "response", "unread", "items", "pages", "events"])
    .optional()
    .describe("What of the answer the caller wants; `value` unless given."),
  pages: z
    .array(z.string())
    .optional()
    .describe("Of several pages in one answer those that are walked, all at once."),
  first: z
    .int()
    .optional()
    .describe("Of items, pages or events: how many are taken before the caller stops."),
});

export type CallInFile = z.infer<typeof callShape>;
export type ClientInFile = z.infer<typeof clientShape>;
export type CredentialInFile = z.infer<typeof credentialShape>;
export type SignInInFile = z.infer<typeof signInShape>;
export type DeliveryInFile = z.infer<typeof deliveryShape>;
