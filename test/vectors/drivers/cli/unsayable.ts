/** What a command line cannot say, with the reasons. */
import type { CallInFile, ClientInFile } from "../../call-shapes.js";
import type { Vector } from "../../cases.js";

/** The reasons, each with what it is about. */
export const reasons = {
  delivery: "A program that ends receives no events.",
  signIn: "A sign-in opens a browser; it has tests of its own.",
  together: "Calls of one client share its tokens; each command is a client of its own.",
  secrets: "A secret that changes between calls comes from a store, which has tests of its own.",
  flow: "Tokens of OAuth 2 come from a store, which has tests of its own.",
  bytes: "The size of what is read has no bound of the caller's.",
  pages: "A list is printed as its items, and not page by page.",
  decoding: "The tool prints what came, and decodes nothing.",
  notices: "What is told of an end is a line for people.",
  aborted: "A command that was given up before it began is none.",
  leftOut: "An option that is left out leaves out nothing that the tool sends by itself.",
  null: "A value of the query or a header is a text, and no text is null.",
  nul: "No argument of a program has the byte zero.",
  emptyList: "A list without items has no option.",
  defaults: "A command has no client whose defaults stand before its own parameters.",
  first: "A reader who stops is seen when the next line is written.",
  password: "A user name and its password are one text with a colon between.",
  field: "A field of a form is a text, a number or a file, and no value within others.",
  body: "A body without a byte, or one that no text can be, is given by a file.",
} as const;

/** A reason. */
export type Unsayable = keyof typeof reasons;

/** That a call has no command line. */
export class NoCommand extends Error {
  readonly reason: Unsayable;

  constructor(reason: Unsayable) {
    super(reason);
    this.reason = reason;
  }
}

/** Why a case cannot be said by command lines, as far as its calls alone show; undefined = nothing is in the way. */
export function unsayable({
  client,
  calls,
  together,
  notices,
  outcomes,
}: Vector): Unsayable | undefined {
  const [outcome] = outcomes;
  const error = outcome?.error;
  const kind = typeof error === "object" ? error.kind : error;
  if (calls.some(({ event }) => event !== undefined)) return "delivery";
  if (calls.some(({ signIn }) => signIn !== undefined)) return "signIn";
  if (kind === "decoding") return "decoding";
  if (notices !== undefined) return "notices";
  return (
    ofClient(client) ??
    (client.query !== undefined && calls.some(({ input }) => input?.query !== undefined)
      ? "defaults"
      : undefined) ??
    (together && client.auth !== undefined ? "together" : undefined) ??
    calls.map(ofCall).find((each) => each !== undefined)
  );
}

function ofClient({
  auth = {},
  maxResponseBytes,
  deprecations,
}: ClientInFile): Unsayable | undefined {
  if (maxResponseBytes !== undefined) return "bytes";
  if (deprecations === true) return "notices";
  for (const each of Object.values(auth)) {
    if ("username" in each && each.username.includes(":")) return "password";
    if ("secrets" in each) return "secrets";
    if ("clientCredentials" in each || "refreshToken" in each) return "flow";
  }
  return undefined;
}

function ofCall({ options = {}, take, pages, first }: CallInFile): Unsayable | undefined {
  if (options.maxResponseBytes !== undefined) return "bytes";
  if (first !== undefined) return "first";
  if (options.aborted === true) return "aborted";
  return take === "pages" || (pages?.length ?? 0) > 1 ? "pages" : undefined;
}
