/** The descriptions of parameters, headers, bodies and responses. */
import type { FormDescriptions, KeyDescription } from "./description.js";

const required: KeyDescription = {
  about: "Whether a request has to have it. A parameter of the path always has to.",
  notShown: "Callers may leave it out, and the server lets that pass.",
  example: true,
};

const style: KeyDescription = {
  about:
    "How a value is written (OpenAPI 3.1.1, section 4.8.12.4). Only lists and objects depend on it.",
  notShown: "Single values are sent; lists and objects are refused with a clear error.",
  example: "form",
};

const explode: KeyDescription = {
  about:
    "Whether each item of a list, or each property of an object, is a pair of its own: `a=1&a=2` for `true`, `a=1,2` for `false`.",
  notShown: "Lists and objects are refused while the style needs it.",
  example: false,
};

const arrays: KeyDescription = {
  about:
    "How style `deepObject` writes lists, of which OpenAPI says nothing: `brackets` is `a[]=1`, `indices` is `a[0]=1`, `repeat` is `a=1&a=2`.",
  notShown: "Clients write brackets, which most servers read. Servers read all three.",
  example: "brackets",
};

const parameterKeys = {
  description: {
    about: "Meaning of the parameter, in Markdown.",
    example: "Only books by this author.",
  },
  required,
  deprecated: {
    about: "Whether callers should stop sending it. Clients mark the option `@deprecated`.",
    example: false,
  },
  style,
  explode,
  arrays,
  allowReserved: {
    about:
      "Whether reserved characters such as `/` are sent as they are (RFC 3986, section 2.2). For parameters of the query, and of paths in OpenAPI 3.2.",
    notShown: "Reserved characters are escaped.",
    example: false,
  },
  schema: {
    about:
      "Schema of the value. It is the option's type; clients check what they send, and the server what it gets.",
    notShown: "Any single value is sent.",
    example: { type: "string" },
  },
  content: {
    about:
      "In place of `schema`: the value is text of one media type. With `application/json`, clients send any value of the schema as JSON.",
    none: "It has a schema and a style, as most parameters do.",
    example: { "application/json": { schema: { type: "object" } } },
  },
} satisfies Readonly<Record<string, KeyDescription>>;

const headerKeys = {
  description: {
    about: "Meaning of the header, in Markdown.",
    example: "Seconds to wait before the next request.",
  },
  required: {
    about: "Whether it is always there.",
    notShown: "Its type includes `undefined`.",
    example: true,
  },
  explode: {
    about:
      "Whether properties of an object are written as `name=value`. Only objects depend on it.",
    example: false,
  },
  schema: {
    about: "Schema of the value.",
    notShown: "The value is a text.",
    example: { type: "integer", minimum: 1 },
  },
} satisfies Readonly<Record<string, KeyDescription>>;

const content: KeyDescription = {
  about: "Representations by media type. A range such as `image/*` is a media type, too.",
  none: "There is no body: it is empty.",
  notShown: "It may be anything. Clients decode a response by the media type that it names.",
  example: { "application/json": { schema: { $ref: "#/schemas/book" } } },
};

const responseKeys = {
  description: {
    about: "When the response is given, in Markdown.",
    example: "There is no such book.",
  },
  headers: {
    about: "Headers of the response, by name.",
    none: "It has no headers that a caller wants to know of.",
    example: { "Retry-After": { required: true, schema: { type: "integer" } } },
  },
  content,
} satisfies Readonly<Record<string, KeyDescription>>;

const formerly: KeyDescription = {
  about:
    "Names that the part had before. `diff` follows the rename, and a reference by an old name is told the new one.",
  example: ["page-size"],
};

function reference(kind: string, what: string): FormDescriptions[string] {
  return {
    title: `Reference to a ${what}`,
    about: `Stands in place of a ${what}, and names one that is said once in \`shared/\`. A reference says nothing of its own.`,
    keys: {
      $ref: {
        about: `\`#/${kind}/\` and the name. Quote it: an unquoted \`#\` begins a comment.`,
        example: `#/${kind}/${kind === "responses" ? "not-found" : kind === "headers" ? "request-id" : "limit"}`,
      },
    },
  };
}

export const messageDescriptions: FormDescriptions = {
  parameters: {
    title: "Parameters",
    about: "The parameters of an operation, by place and then by their names on the wire.",
    keys: {
      path: {
        about: "Parameters of the path. They are the braces of `path`.",
        none: "The path has no braces.",
        example: { isbn: { schema: { $ref: "#/schemas/isbn" } } },
      },
      query: {
        about: "Parameters of the query.",
        notShown: "Callers may send any, each with a single value.",
        example: {
          author: { required: false, schema: { type: "string" } },
          "(others)": "not shown",
        },
      },
      header: {
        about:
          "Headers of the request, but for those that media types and authentication bring along.",
        notShown: "Callers may send any.",
        example: { "If-Match": { required: false, schema: { type: "string" } } },
      },
      cookie: {
        about: "Cookies of the request.",
        notShown: "Callers may send any.",
        example: { theme: { required: false, schema: { type: "string" } } },
      },
    },
  },
  "parameter-reference": reference("parameters", "shared parameter"),
  parameter: {
    title: "Parameter",
    about: "One parameter, under its name on the wire. Names are never changed.",
    keys: parameterKeys,
  },
  "shared-parameter": {
    title: "Shared parameter",
    about: "A parameter that several operations have.",
    keys: {
      name: { about: "Its name on the wire.", example: "limit" },
      in: { about: "The place where it stands in a request.", example: "query" },
      formerly,
      ...parameterKeys,
    },
  },
  "header-reference": reference("headers", "shared header"),
  header: {
    title: "Header",
    about: "A header of a response, or one that goes with every request.",
    keys: headerKeys,
  },
  "shared-header": {
    title: "Shared header",
    about: "A header that several responses have.",
    keys: { formerly, ...headerKeys },
  },
  body: {
    title: "Body",
    about: "The body of a request, or the payload of an event.",
    keys: {
      description: { about: "Meaning of the body, in Markdown.", example: "The book to add." },
      required: { ...required, about: "Whether a request has to have a body." },
      content,
    },
  },
  representation: {
    title: "Representation",
    about: "A body in one media type.",
    keys: {
      schema: {
        about: "Schema of the body. It becomes the type of the body or of the result.",
        notShown: "The type is `unknown`.",
        example: { $ref: "#/schemas/book" },
      },
      encoding: {
        about:
          "How the properties of a form are written, by property. Only `multipart/form-data` and `application/x-www-form-urlencoded` have it.",
        none: "Every property is written in the usual way.",
        example: { cover: { contentType: "image/png" } },
      },
    },
  },
  "part-encoding": {
    title: "Encoding of a part",
    about: "How one property of a form is written (OpenAPI 3.1.1, section 4.8.15).",
    keys: {
      contentType: { about: "Media type of the part.", example: "image/png" },
      style,
      explode,
      arrays,
    },
  },
  "response-reference": reference("responses", "shared response"),
  response: {
    title: "Response",
    about:
      "One response. Clients have an error class for each status that is no success, and handlers may answer the listed statuses alone.",
    keys: responseKeys,
  },
  "shared-response": {
    title: "Shared response",
    about: "A response that several operations give.",
    keys: { formerly, ...responseKeys },
  },
};
