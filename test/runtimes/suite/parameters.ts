/** Parameters: the same bytes on the wire whatever sends them. */
import { InvalidArgumentError, request } from "library-client";
import { type Check, checks, failure, same } from "./check.js";
import { clientOf, seen } from "./client.js";

/** That parameters arrive as the manifest says. */
export const parameterChecks: readonly Check[] = checks({
  "every style of the query arrives as it is written": async (place) => {
    const query = {
      ids: ["a b", "c,d"],
      tags: ["1", "2"],
      words: ["x", "y"],
      filter: { state: "new", "a]b": "&" },
      text: "it's (ö) +*!~%",
    };
    const { target } = await seen(clientOf(place).books.find({ query }));
    const wanted = [
      "ids=a%20b,c%2Cd",
      "tags=1&tags=2",
      "words=x%20y",
      "filter%5Bstate%5D=new&filter%5Ba%5Db%5D=%26",
      "text=it%27s%20%28%C3%B6%29%20%2B%2A%21~%25",
    ];
    same(target, `/echo/books?${wanted.join("&")}`);
  },
  "headers arrive, those of the client too": async (place) => {
    const client = clientOf(place, { headers: { "X-Client": "a\u00e9", "X-Other": "1" } });
    const { headers } = await seen(client.books.find({ headers: { "X-Ids": [1, 2] } }));
    // Above ASCII, workerd writes UTF-8, and all others ISO-8859-1, as the Fetch standard has it (section 2.2.2).
    const client1 = place.runtime === "workerd" ? "a\u00c3\u00a9" : "a\u00e9";
    same([headers["x-ids"], headers["x-client"], headers["x-other"]], ["1,2", client1, "1"]);
  },
  "cookies arrive": async (place) => {
    const { headers } = await seen(clientOf(place).books.find({ cookies: { seen: [1, 2] } }));
    // Browsers send their own only (Fetch standard, section 2.2.2: a forbidden header).
    same(headers["cookie"], place.runtime === "chromium" ? undefined : "seen=1,2");
  },
  "a header with a line break is refused, and nothing is sent": async (place) => {
    const init = { headers: { "x-note": "a\r\nx-injected: 1" } };
    await failure(request(clientOf(place), "GET", "/echo", init), InvalidArgumentError);
    const named = { headers: { "x-note: 1\r\nx-injected": "1" } };
    await failure(request(clientOf(place), "GET", "/echo", named), InvalidArgumentError);
  },
  "an empty identifier is refused, and one that leaves the path": async (place) => {
    for (const id of ["", ".", ".."]) {
      await failure(clientOf(place).books.retrieve(id), InvalidArgumentError);
    }
  },
  "an array without a style is refused": async (place) => {
    const query = { ids: ["a"] };
    // @ts-expect-error: only a single value has a way to be written.
    const call = request(clientOf(place), "GET", "/echo", { query });
    await failure(call, InvalidArgumentError);
  },
});
