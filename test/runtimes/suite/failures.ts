/** Failures: each a clear error of its class. */
import {
  ApiError,
  ConnectionError,
  DecodeError,
  NotFoundError,
  RequestError,
  ServerError,
  request,
  ValidationError,
} from "library-client";
import { type Check, checks, failure, holds, same } from "./check.js";
import { answering, clientOf } from "./client.js";

const wantsNothing = {
  "~standard": {
    version: 1 as const,
    vendor: "suite",
    validate: () => ({ issues: [{ message: "never", path: ["id"] }] }),
  },
};

/** That each failure says what it is. */
export const failureChecks: readonly Check[] = checks({
  "a status that the manifest names has a class": async (place) => {
    const error = await failure(clientOf(place).books.retrieve("missing"), NotFoundError);
    same([error.name, error.status, error.body.detail], ["NotFoundError", 404, "Look again."]);
    holds(error instanceof ApiError && error instanceof RequestError, "it has its bases");
    same(error.message, `GET ${place.url}/books/missing answered 404 Not Found: Look again.`);
    // Bun begins every stack with the name that an error has before its constructor.
    const start = place.runtime === "bun" ? "Error" : "NotFoundError";
    holds(String(error.stack).startsWith(start), String(error.stack));
  },
  "any other status is an ApiError, with what its body says": async (place) => {
    const path = answering({ status: 418, type: "application/json", body: '{"message":"Tea."}' });
    const error = await failure(request(clientOf(place), "GET", `${path}&secret=1`), ApiError);
    same([error.name, error.status, error.body], ["ApiError", 418, { message: "Tea." }]);
    holds(error.message.endsWith(": Tea.") && !error.message.includes("secret=1"), error.message);
  },
  "a range of statuses has a class too": async (place) => {
    const { error } = await clientOf(place).books.read("broken").result();
    holds(error instanceof ServerError, String(error));
    same([error.name, error.status], ["ServerError", 503]);
  },
  "result gives failures as values": async (place) => {
    const { ok, error, response, data } = await clientOf(place).books.retrieve("missing").result();
    same([ok, data, response?.status], [false, undefined, 404]);
    holds(error instanceof NotFoundError, "the error is of the class");
  },
  "result gives successes as values": async (place) => {
    const { ok, error, response, data } = await clientOf(place).books.retrieve("1").result();
    same([ok, data?.id, error, response?.status], [true, "1", undefined, 200]);
  },
  "invalid JSON shows its first bytes": async (place) => {
    const path = answering({ type: "application/json", body: '{"id": oops' });
    const error = await failure(request(clientOf(place), "GET", path), DecodeError);
    same([error.status, error.message.includes("oops")], [200, true]);
  },
  "invalid UTF-8 is no JSON": async (place) => {
    const body = Uint8Array.of(0x22, 0xc3, 0x28, 0x22);
    const path = answering({ type: "application/json", body });
    await failure(request(clientOf(place), "GET", path), DecodeError);
  },
  "a failure whose body is broken keeps its status": async (place) => {
    const path = answering({ status: 500, type: "application/json", body: "<h1>Oops</h1>" });
    const error = await failure(request(clientOf(place), "GET", path), ApiError);
    same([error.status, error.body], [500, "<h1>Oops</h1>"]);
  },
  "a schema that refuses is a ValidationError": async (place) => {
    const call = clientOf(place).books.retrieve("1").as(wantsNothing);
    const error = await failure(call, ValidationError);
    same(error.message.split("\n")[1], "/id: never");
  },
  "a connection that is reset is a ConnectionError": async (place) => {
    const error = await failure(request(clientOf(place), "GET", "/reset"), ConnectionError);
    same([error.name, error.status], ["ConnectionError", undefined]);
    holds(error.cause !== undefined, "it has a cause");
  },
  "a server that is not there is a ConnectionError": async (place) => {
    // Port 1 is one that browsers do not even try.
    const client = clientOf({ ...place, url: "http://127.0.0.1:1" });
    await failure(client.books.retrieve("1"), ConnectionError);
  },
  "a chunk that breaks off is a ConnectionError": async (place) => {
    await failure(request(clientOf(place), "GET", "/broken-chunk"), ConnectionError);
  },
  "fewer bytes than the length says are a ConnectionError": async (place) => {
    await failure(request(clientOf(place), "GET", "/broken-length"), ConnectionError);
  },
});
