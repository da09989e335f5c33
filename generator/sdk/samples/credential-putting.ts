/** Credentials put into a request: what it has already in the place of one stays, as it does with the client. */
import { percentEncode } from "#runtime/typescript-client/percent-encoding.js";
import type { SentCredential } from "./credentials.js";
import type { OpenText } from "./open-text.js";
import type { SampleHeader } from "./request.js";

/** A request, or as much of it as credentials go into. */
export interface Unsigned {
  /** Path and query. */
  readonly target: OpenText;
  readonly headers: readonly SampleHeader[];
  /** The text of the header `cookie`; empty = there is none. */
  readonly cookies: OpenText;
}

/** A request with its credentials, and those of them that found their place free. */
export interface Signed extends Unsigned {
  readonly sent: readonly SentCredential[];
}

/** Puts credentials in, one after the other. */
export function signed(request: Unsigned, credentials: readonly SentCredential[]): Signed {
  return credentials.reduce<Signed>(
    (so, credential) => {
      const next = withCredential(so, credential);
      return next === undefined ? so : { ...next, sent: [...so.sent, credential] };
    },
    { ...request, sent: [] },
  );
}

/** The request with one more credential; undefined where something stands in its place. */
function withCredential(request: Signed, credential: SentCredential): Unsigned | undefined {
  const { target, headers, cookies, sent } = request;
  const added = (name: string, ...value: OpenText): Unsigned | undefined =>
    hasHeader(request, name) ? undefined : { ...request, headers: [...headers, { name, value }] };
  switch (credential.kind) {
    case "certificate":
      return request;
    case "basic": {
      // Its header is up to whoever writes it: what stands there is made of name and password.
      const isTaken = sent.some(({ kind }) => kind === "basic");
      return isTaken || hasHeader(request, "authorization") ? undefined : request;
    }
    case "authorization":
      return sent.some(({ kind }) => kind === "basic")
        ? undefined
        : added("Authorization", `${credential.word} `, credential.secret);
    case "header":
      return added(credential.name, credential.secret);
    case "query": {
      const name = percentEncode(credential.name, "query");
      const texts = target.filter((piece) => typeof piece === "string");
      if (texts.some((text) => text.includes(`?${name}=`) || text.includes(`&${name}=`))) {
        return undefined;
      }
      const separator = texts.some((text) => text.includes("?")) ? "&" : "?";
      return { ...request, target: [...target, `${separator}${name}=`, credential.secret] };
    }
    case "cookie": {
      const { name, secret } = credential;
      const pairs = cookies.flatMap((piece) =>
        typeof piece === "string" ? piece.split("; ") : [],
      );
      if (pairs.some((pair) => pair.startsWith(`${name}=`))) return undefined;
      return {
        ...request,
        cookies: [...cookies, `${cookies.length === 0 ? "" : "; "}${name}=`, secret],
      };
    }
  }
}

function hasHeader({ headers }: Unsigned, name: string): boolean {
  return headers.some((each) => each.name.toLowerCase() === name.toLowerCase());
}
