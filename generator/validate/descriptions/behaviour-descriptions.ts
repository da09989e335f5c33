/** The descriptions of behavior over several calls: pages, states, events. */
import type { FormDescriptions, KeyDescription } from "./description.js";

function requestRole(words: string, example: string): KeyDescription {
  return { about: `Parameter that ${words}.`, none: "No parameter does.", example };
}

function responseRole(words: string, example: string): KeyDescription {
  return {
    about: `JSON Pointer from the page to ${words}, or \`header:\` and a header's name.`,
    none: "The response does not have it.",
    example,
  };
}

export const behaviourDescriptions: FormDescriptions = {
  pager: {
    title: "Way to page",
    about: "How a list is cut into pages. It is named once, and operations refer to it.",
    keys: {
      strategy: {
        about:
          "The way to the next page: an `offset` that counts items, a `cursor` that the service gives, the number of a `page`, or a `link`.",
        example: "offset",
      },
      request: {
        about: "Which parameter plays which role.",
        none: "No parameter has to do with pages, as where links lead on.",
        notShown: "Clients have no iterator.",
        example: { offset: "query.offset", limit: "query.limit" },
      },
      response: {
        about: "Places of the page's parts in the response.",
        notShown: "Clients have no iterator.",
        example: { items: "/items", total: "/total", next: "/next" },
      },
    },
  },
  "pager-request": {
    title: "Roles of parameters in pages",
    about: "Parameters with their places, such as `query.limit`.",
    keys: {
      offset: requestRole("says how many items come before the page", "query.offset"),
      limit: requestRole("says how many items a page has at most", "query.limit"),
      cursor: requestRole("carries the cursor of the page", "query.after"),
      page: requestRole("carries the number of the page", "query.page"),
    },
  },
  "pager-response": {
    title: "Roles of a response in pages",
    about:
      "Parts of a page, by their places in the response. `total` and `hasMore` tell where the end is.",
    keys: {
      items: responseRole("the list of items", "/items"),
      total: responseRole("the number of all items", "/total"),
      next: responseRole("the link to the next page", "/next"),
      previous: responseRole("the link to the page before", "/previous"),
      cursor: responseRole("the cursor of the next page", "/cursors/after"),
      hasMore: responseRole("a boolean that says whether more follow", "/hasMore"),
    },
  },
  state: {
    title: "States",
    about: "Something that is in one of several states. The docs draw a diagram of it.",
    keys: {
      description: {
        about: "The thing that is in these states, in Markdown.",
        example: "A loan from its first day on.",
      },
      values: {
        about: "Names of the states. They become a union type.",
        example: ["open", "overdue", "returned"],
      },
      schema: {
        about: "Schema whose values are the states.",
        example: { $ref: "#/schemas/loan-state" },
      },
      initial: {
        about: "State in which it begins.",
        none: "It begins in any of them.",
        example: "open",
      },
      transitions: {
        about: "Steps from one state to another. The entry `(others)` says that there may be more.",
        none: "Nothing leads from one to another.",
        example: [{ from: "open", to: "returned", by: "loans.return" }],
      },
    },
  },
  transition: {
    title: "Transition",
    about: "A step from one state to another.",
    keys: {
      from: { about: "State that it leads from; `any` stands for each of them.", example: "open" },
      to: { about: "State that it leads to; `any` stands for each of them.", example: "returned" },
      by: {
        about: "Id of the operation that makes it.",
        none: "It happens by itself.",
        example: "loans.return",
      },
      when: {
        about: "Condition of the step, in words.",
        none: "It has no condition.",
        example: "the book is back",
      },
    },
  },
  event: {
    title: "Event",
    about: "Something that the service sends by itself.",
    keys: {
      description: { about: "When it is sent, in Markdown.", example: "A book was brought back." },
      delivery: { about: "How it arrives.", example: { via: "webhook", method: "POST" } },
      payload: {
        about: "Body of the delivery.",
        none: "It carries nothing.",
        notShown: "The type of the payload is `unknown`.",
        example: { content: { "application/json": { schema: { $ref: "#/schemas/loan" } } } },
      },
      signature: {
        about:
          "How a receiver tells that it is genuine. Receivers of the client check it, and senders of the server sign by it.",
        none: "It is not signed.",
        example: {
          algorithm: "hmac-sha256",
          header: "X-Signature",
          encoding: "hex",
          signs: "{body}",
        },
      },
      retries: {
        about: "How often it is sent again when nobody took it.",
        none: "It is sent once.",
        example: { maximum: 3, delaysSeconds: [10, 60, 600] },
      },
    },
  },
  delivery: {
    title: "Delivery",
    about: "How an event reaches whoever listens.",
    keys: {
      via: { about: "The way that it takes.", example: "webhook" },
      method: { about: "Method of the request that delivers it.", example: "POST" },
    },
  },
  signature: {
    title: "Signature",
    about: "How an event is signed.",
    keys: {
      algorithm: { about: "Algorithm, such as `hmac-sha256`.", example: "hmac-sha256" },
      header: { about: "Header that has the signature.", example: "X-Signature" },
      encoding: { about: "How the bytes of the signature are written.", example: "hex" },
      prefix: {
        about: "Text before the signature in the header.",
        none: "Nothing does.",
        example: "sha256=",
      },
      signs: {
        about: "The signed text, with `{timestamp}`, `{id}` and `{body}` in their places.",
        example: "{timestamp}.{body}",
      },
      timestampHeader: {
        about: "Header that has the time of sending.",
        none: "No header has it.",
        example: "X-Timestamp",
      },
      toleranceSeconds: {
        about: "How old an event may be when it arrives, in seconds. Receivers refuse older ones.",
        none: "It may be of any age.",
        example: 300,
      },
    },
  },
  "delivery-retries": {
    title: "Retries of a delivery",
    about: "How often an event is sent again.",
    keys: {
      maximum: { about: "Largest number of further tries.", example: 3 },
      delaysSeconds: {
        about: "Seconds before each further try.",
        none: "The tries follow at once.",
        example: [10, 60, 600],
      },
    },
  },
};
