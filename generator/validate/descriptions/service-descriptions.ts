/** The descriptions of `service.yaml`, of sources, and of the files that hold names: groups, schemas, shared parts. */
import type { FormDescriptions } from "./description.js";

export const serviceDescriptions: FormDescriptions = {
  service: {
    title: "Service",
    about:
      "The service as a whole: its groups, its sources, and the facts that hold for every operation.",
    keys: {
      title: {
        about:
          "Name of the service. It heads the docs and the READMEs, and is `info.title` in OpenAPI.",
        example: "Library",
      },
      description: {
        about:
          "Purpose of the service, in Markdown. The first page of the docs and `info.description` in OpenAPI show it.",
        example: "The books of a library, and the readers who borrow them.",
      },
      baseUrl: {
        about:
          "Absolute URL that every path is below, without `/` at its end. Clients use it by default, and OpenAPI lists it under `servers`.",
        none: "The service has no address of its own, for example because everybody hosts it.",
        notShown: "The option `baseUrl` is required in clients; samples call the mock.",
        example: "https://library.example/v1",
      },
      groups: {
        about:
          "Ids of all groups of operations, in the order of all outputs. Each has a file `groups/<id>.yaml`, and no other file may stand there.",
        example: ["books", "readers"],
      },
      resources: {
        about:
          "Ids of the things that the API is about, in the order of the docs. Each is a schema in a file `schemas/<id>.yaml`, and gets a page in the docs.",
        example: ["book", "reader"],
      },
      sources: {
        about: "Where facts come from, by id. Every `source` and `sourceOf` names one of them.",
        example: { handbook: { title: "Handbook of the Library", kind: "document" } },
      },
      clients: {
        about:
          "Ids of the client libraries and tools that a source says exist. The docs list them; nothing is made of them.",
        example: ["typescript", "python"],
      },
      authentication: {
        about:
          "How callers say who they are: the schemes, and what an operation needs that says nothing of its own.",
        none: "No operation needs credentials.",
        notShown:
          "Clients send the headers that a caller gives; the server asks for nothing by itself.",
        example: {
          schemes: { token: { type: "http", scheme: "bearer" } },
          default: [{ token: "none" }],
        },
      },
      headers: {
        about:
          "Headers that every request carries, by name. Clients have an option for each; the server reads them.",
        example: { "Accept-Language": { required: false, schema: { type: "string" } } },
      },
      errors: {
        about:
          "Responses that any operation may give beside its own, by status. An operation takes one back with `403: none` in its `responses`.",
        notShown: "Clients know one error class, whose body is `unknown`.",
        example: {
          "404": { description: "There is no such thing.", content: "none" },
          "(others)": "not shown",
        },
      },
      limits: {
        about:
          "Bounds that hold for all operations and that no schema can say, such as requests per minute.",
        example: { rate: [{ requests: 180, seconds: 60, per: "application" }] },
      },
      pagination: {
        about:
          "Ways to page, by id. An operation refers to one with `pagination: { uses: offset }`.",
        none: "No operation of the service pages.",
        example: {
          offset: {
            strategy: "offset",
            request: { offset: "query.offset", limit: "query.limit" },
            response: { items: "/items", total: "/total" },
          },
        },
      },
      states: {
        about: "Things that are in one of several states, by id. The docs draw them as diagrams.",
        example: { loan: { values: ["open", "returned"], initial: "open" } },
      },
      events: {
        about:
          "Messages that the service sends by itself, by id. Clients get receivers that verify signatures, the server gets senders, OpenAPI gets `webhooks`.",
        example: { "book-returned": { delivery: { via: "webhook", method: "POST" } } },
      },
      versioning: {
        about: "Which version of the API this manifest describes, and how callers ask for it.",
        example: { identifier: "v1", negotiation: { in: "path", name: "none", value: "v1" } },
      },
    },
  },
  source: {
    title: "Source",
    about: "A place that facts come from: a document, calls that somebody made, or an assumption.",
    keys: {
      title: {
        about: "Name of the source, as the docs cite it.",
        example: "Handbook of the Library",
      },
      kind: {
        about:
          "How far to trust it: `document` is something written, `observed` is what somebody saw in traffic, `assumed` is a guess that was made on purpose.",
        example: "document",
      },
      date: {
        about: "Day of the source (ISO 8601).",
        none: "The source has no date.",
        example: "2026-01-31",
      },
      url: {
        about: "Where to read it. The docs link there.",
        none: "The source is not on the web.",
        example: "https://library.example/handbook",
      },
    },
  },
  schemas: {
    title: "File of schemas",
    about:
      "A file with named schemas. A file whose name is a resource holds the schema of that name.",
    keys: {
      schemas: {
        about:
          "Schemas by name. Names are unique over all files; refer to one with `$ref: '#/schemas/<name>'`. Each becomes a type, and a section of the docs.",
        example: { isbn: { type: "string", pattern: "^[0-9]{13}$" } },
      },
    },
  },
  shared: {
    title: "File of shared parts",
    about:
      "A file of parts that several operations use. Each part has a name, and operations refer to it.",
    keys: {
      parameters: {
        about: "Parameters by name; refer to one with `$ref: '#/parameters/<name>'`.",
        example: {
          limit: { name: "limit", in: "query", required: false, schema: { type: "integer" } },
        },
      },
      headers: {
        about: "Headers by name; refer to one with `$ref: '#/headers/<name>'`.",
        example: { "request-id": { required: true, schema: { type: "string" } } },
      },
      responses: {
        about: "Responses by name; refer to one with `$ref: '#/responses/<name>'`.",
        example: {
          "not-found": { description: "There is no such book.", headers: "none", content: "none" },
        },
      },
    },
  },
  targets: {
    title: "Targets",
    about: "The outputs that are made, each in a folder of its own below that of `--out`.",
    keys: {
      targets: {
        about:
          "Settings by target. A target that is left out is not made; `{}` makes one without settings.",
        example: {
          docs: {},
          "typescript-client": { package: "library-client", version: "0.1.0", license: "MIT" },
        },
      },
    },
  },
  versioning: {
    title: "Versioning",
    about: "The version of the API.",
    keys: {
      identifier: { about: "Name of the version that the manifest describes.", example: "v1" },
      negotiation: {
        about:
          "How a caller says which version it means. Once its place and value are known, clients say it by themselves.",
        none: "There is one version, and nothing to say.",
        example: { in: "header", name: "X-Version", value: "2026-02" },
      },
      deprecationPolicy: {
        about: "Promise of the service about old versions, in Markdown, for the docs.",
        example: "A version is served for a year after the next one.",
      },
    },
  },
  negotiation: {
    title: "Negotiation of the version",
    about: "Where a request says which version it means.",
    keys: {
      in: { about: "The part of the request that has it.", example: "header" },
      name: {
        about: "Name of the header or parameter.",
        none: "It has no name, as in a path.",
        example: "X-Version",
      },
      value: { about: "Value that stands there for this version.", example: "v1" },
    },
  },
};
