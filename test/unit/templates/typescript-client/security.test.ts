/** Which credentials a request gets, and when it is sent once more. */
import { describe, expect, test, vi } from "vitest";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { OutgoingRequest } from "../../../../templates/typescript-client/outgoing-request.js";
import type { Secret } from "../../../../templates/typescript-client/credential.js";
import {
  type Alternative,
  credentialOnly,
  type Credentials,
  requires,
} from "../../../../templates/typescript-client/security.js";
import type { Credential } from "../../../../templates/typescript-client/credential.js";

const only = credentialOnly;

/** A credential that is a header of its own name. */
function named(name: string): Credential {
  return { authenticate: ({ headers }) => headers.set(name, "x") };
}

/** Sends a request; gives back what was sent, each time the names of its headers. */
async function sent(
  alternatives: readonly Alternative[],
  credentials: Credentials,
  {
    statuses = [204],
    isRepeatable = true,
    headers = {},
    signal = new AbortController().signal,
  }: {
    readonly statuses?: readonly number[];
    readonly isRepeatable?: boolean;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<readonly string[]> {
  const seen: string[] = [];
  const request: OutgoingRequest = {
    method: "GET",
    url: "https://api.example.com/books?token=s3cret",
    headers: new Headers(headers),
  };
  await requires(...alternatives)(request, {
    operation: { id: "books.list" },
    options: { auth: credentials, fetch: () => Promise.reject(new Error("not used")) },
    signal,
    isRepeatable,
    send: ({ headers: given }) => {
      seen.push([...given.keys()].join());
      return Promise.resolve(new Response(null, { status: statuses[seen.length - 1] ?? 204 }));
    },
  });
  return seen;
}

describe("of the alternatives", () => {
  const [a, b, c] = [named("a"), named("b"), named("c")];

  test.each<[string, readonly Alternative[], Credentials, string]>([
    [
      "the first is taken of which all is there",
      [{ a: [only], b: [only] }, { c: [only] }],
      { a, c },
      "c",
    ],
    [
      "all schemes of one are needed",
      [{ a: [only], b: [only] }, { c: [only] }],
      { a, b, c },
      "a,b",
    ],
    ["none may be needed", [{ a: [only] }, {}], { b }, ""],
    ["what is there comes before needing nothing", [{}, { a: [only] }], { a }, "a"],
    [
      "one that was taken away is not there",
      [{ a: [only] }, { b: [only] }],
      { a: undefined, b },
      "b",
    ],
  ])("%s", async (_title, alternatives, credentials, wanted) => {
    expect(await sent(alternatives, credentials)).toEqual([wanted]);
  });

  test("none is needed by a client that has no credential at all: others may authenticate", async () => {
    expect(await sent([{ a: [only] }], {})).toEqual([""]);
    expect(await sent([{ a: [only] }], { a: undefined })).toEqual([""]);
  });

  test("a client with others only is told what is missing, and nothing is sent", async () => {
    const call = sent([{ a: [only], b: [only] }, { c: [only, "x"] }, { c: [only, "y"] }], {
      d: named("d"),
    });
    await expect(call).rejects.toThrow(InvalidArgumentError);
    await expect(call).rejects.toThrow("books.list needs auth: a and b, or c");
  });

  test("a header of the caller's own authenticates", async () => {
    const headers = { authorization: "own" };
    expect(await sent([{ a: [only] }], { b }, { headers })).toEqual(["authorization"]);
  });
});

describe("a secret alone", () => {
  const make = (secret: Secret): Credential => named(String(secret));

  test("becomes the credential that its scheme makes of it", async () => {
    expect(await sent([{ a: [make] }], { a: "x" })).toEqual(["x"]);
  });

  test.each<[string, Credentials]>([
    ["function", { b: () => "token" }],
    ["string", { b: "" }],
  ])("is refused where its scheme wants more: a %s", async (type, credentials) => {
    const call = sent([{ b: [only] }], credentials);
    await expect(call).rejects.toThrow(
      new InvalidArgumentError(`auth.b takes a credential, not a ${type}`),
    );
  });

  test("is not found in what every object has", async () => {
    const alternative: Alternative = Object.fromEntries([["constructor", [make]]]);
    expect(await sent([alternative], {})).toEqual([""]);
  });
});

test("a credential learns the scopes that the call needs", async () => {
  const authenticate = vi.fn<Credential["authenticate"]>();
  await sent([{ a: [only, "read", "write"] }], { a: { authenticate } });
  expect(authenticate.mock.calls[0]?.[1].scopes).toEqual(["read", "write"]);
});

describe("after an answer 401", () => {
  /** Renews once, and says what it was asked. */
  function renewing(): { credential: Credential; log: string[] } {
    const log: string[] = [];
    const credential: Credential = {
      authenticate: ({ headers }) => headers.set("a", String(log.push("apply"))),
      renew: ({ headers }) => {
        log.push(`renew ${headers.get("a")}`);
        return true;
      },
    };
    return { credential, log };
  }

  test("the request is sent once more, as it was, with what is newer", async () => {
    const { credential, log } = renewing();
    const statuses = [401, 401, 204];
    expect(
      await sent([{ a: [only], b: [only] }], { a: credential, b: named("b") }, { statuses }),
    ).toEqual(["a,b", "a,b"]);
    expect(log).toEqual(["apply", "renew 1", "apply"]);
  });

  test("it is not, where nothing is newer", async () => {
    expect(await sent([{ a: [only] }], { a: named("a") }, { statuses: [401] })).toEqual(["a"]);
    const credential = { ...named("a"), renew: () => false };
    expect(await sent([{ a: [only] }], { a: credential }, { statuses: [401] })).toEqual(["a"]);
  });

  test("it is not, where its body was a stream", async () => {
    const { credential, log } = renewing();
    await sent([{ a: [only] }], { a: credential }, { statuses: [401], isRepeatable: false });
    expect(log).toEqual(["apply"]);
  });

  test("it is not after any other answer", async () => {
    const { credential, log } = renewing();
    await sent([{ a: [only] }], { a: credential }, { statuses: [403] });
    expect(log).toEqual(["apply"]);
  });

  test("what goes wrong in between ends the call", async () => {
    const credential = { ...named("a"), renew: () => Promise.reject(new Error("no token")) };
    await expect(sent([{ a: [only] }], { a: credential }, { statuses: [401] })).rejects.toThrow(
      "no token",
    );
  });
});

test("nothing is sent for who gave up while a token was got", async () => {
  const controller = new AbortController();
  const credential: Credential = { authenticate: () => controller.abort(new Error("gone")) };
  const send = sent([{ a: [only] }], { a: credential }, { signal: controller.signal });
  await expect(send).rejects.toThrow("gone");
});
