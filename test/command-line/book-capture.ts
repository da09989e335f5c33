/** The recording of a browser while somebody reads in a shop of books: calls of its API among everything else. */

/** The texts that nobody should read in a manifest; one of them stands in most entries. */
export const secrets = {
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
  session: "s%3Aq9X7b2LkP0aZ81mN.K3jd82Hq",
  access: "abc123DEF456ghi789",
  mail: "jane.roe@mail.example",
  phone: "+44 20 7946 0958",
  user: "janeroe",
  password: "hunter2hunter2",
  request: "0f8fad5b-d9cb-469f-a165-70867728950e",
};

/** The parts of an entry beside its address. */
interface Recorded {
  readonly status?: number;
  readonly body?: unknown;
  readonly bodyType?: string;
  /** A text stays as it is. */
  readonly answer?: unknown;
  readonly type?: string;
  readonly kind?: string;
  readonly base64?: true;
}

/** An entry as browsers write it, with cookies, a token and an id of the request. */
export function recorded(method: string, url: string, more: Recorded = {}): object {
  const {
    status = 200,
    body,
    bodyType = "application/json",
    answer,
    base64,
    kind = "fetch",
  } = more;
  const { type = answer === undefined ? "" : "application/json; charset=utf-8" } = more;
  const text = textOf(answer);
  return {
    _resourceType: kind,
    startedDateTime: "2026-03-04T10:00:00.000Z",
    time: 12.5,
    request: {
      method,
      url,
      httpVersion: "h2",
      headers: named({
        ":authority": new URL(url).host,
        authorization: `Bearer ${secrets.token}`,
        cookie: `session=${secrets.session}; theme=dark`,
        "x-tenant": "north",
        "x-request-id": secrets.request,
      }),
      queryString: named(Object.fromEntries(new URL(url).searchParams)),
      cookies: named({ session: secrets.session }),
      ...(body !== undefined && { postData: { mimeType: bodyType, text: textOf(body) } }),
    },
    response: {
      status,
      headers: named({ "set-cookie": `session=${secrets.session}; HttpOnly` }),
      cookies: [],
      content: {
        size: text?.length ?? 0,
        mimeType: type,
        ...(text !== undefined && { text: base64 ? btoa(text) : text }),
        ...(base64 && { encoding: "base64" }),
      },
    },
  };
}

const api = "https://api.books.example/v1";

function book(id: number, more: object = {}): object {
  const author = { id: 12, name: "Ann B" };
  return { id, title: "The Sea", year: 2005, price: 9.5, subtitle: null, author, ...more };
}

/** An address of a page that a browser asks for, and not of the API. */
const page = "https://www.books.example/";

/** The entries, in the order of a session. */
export const entries: readonly object[] = [
  recorded("GET", page, { kind: "document", type: "text/html", answer: "<html>" }),
  recorded("GET", "https://cdn.books.example/app.js", { kind: "script", type: "text/javascript" }),
  recorded("OPTIONS", `${api}/books?limit=20`, { status: 204, kind: "preflight" }),
  recorded("GET", `${api}/books?limit=20&offset=0&genre=novel`, {
    answer: { items: [book(101), book(102, { subtitle: "A Novel" })], total: 240 },
  }),
  recorded("GET", `${api}/books?limit=20&offset=20`, {
    answer: { items: [book(103, { price: 10 })], total: 240 },
    base64: true,
  }),
  recorded("GET", `${api}/books/101`, { answer: book(101) }),
  recorded("GET", `${api}/books/102?include=author`, { answer: book(102), base64: true }),
  recorded("GET", `${api}/books/999`, {
    status: 404,
    type: "application/problem+json",
    answer: { code: "not_found", message: `No book for ${secrets.mail}` },
  }),
  recorded("POST", `${api}/books`, {
    status: 201,
    body: { title: "New", contact: { email: secrets.mail, phone: secrets.phone } },
    answer: book(555),
  }),
  recorded("POST", `${api}/books`, { status: 422, body: { title: "" }, answer: { code: "title" } }),
  recorded("DELETE", `${api}/books/555`, { status: 204 }),
  recorded("GET", `${api}/authors/12`, { answer: { id: 12, [secrets.mail]: 1 } }),
  recorded("GET", `${api}/users/${secrets.user}/orders?access_token=${secrets.access}`, {
    answer: [{ id: "ord_8a7b6c5d4e", phone: secrets.phone }],
  }),
  recorded("POST", `${api}/sessions`, {
    bodyType: "application/x-www-form-urlencoded",
    body: `username=${secrets.user}&password=${secrets.password}`,
    answer: { access_token: secrets.access, expires_in: 3600 },
  }),
  recorded("GET", `${api}/books/101/cover`, { status: 302 }),
  recorded("GET", "https://cdn.books.example/101.jpg", { kind: "image", type: "image/jpeg" }),
  recorded("POST", "https://stats.example/collect", { body: { ev: 1 }, answer: { ok: true } }),
  recorded("GET", "wss://api.books.example/v1/live", { status: 101, kind: "websocket" }),
  recorded("GET", `${api}/authors/12/books`, { answer: '{"items": [{"id": 1, "ti' }),
  recorded("GET", "data:text/plain,hi", { kind: "image", type: "text/plain" }),
];

/** A capture of entries (HAR 1.2). */
export function capture(of: readonly unknown[] = entries): object {
  return { log: { version: "1.2", creator: { name: "browser", version: "1" }, entries: of } };
}

function textOf(value: unknown): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value);
}

function named(map: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(map).map(([name, value]) => ({ name, value }));
}
