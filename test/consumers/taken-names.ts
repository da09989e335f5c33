/** A manifest whose schemas, operations, groups, events and schemes are called as what their packages declare or import. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ManifestFiles, manifestFiles } from "../behaviour/emitted-client.js";

const templates = fileURLToPath(new URL("../../templates/", import.meta.url));

/** All that those files of the runtime export which emitted files import. */
const exported = [
  ...["schema-checks", "schema-kinds", "signatures", "validator"].map(
    (name) => `typescript-client/${name}.ts`,
  ),
  ...readdirSync(join(templates, "typescript-server"))
    .filter((name) => !/^(?:mock|node|path|read)-/.test(name) && name.endsWith(".ts"))
    .map((name) => `typescript-server/${name}`),
].flatMap((path) => {
  const text = readFileSync(join(templates, path), "utf8");
  const declared = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, found = ""]) => found);
});

/** The names that are global, or a file's own, or have a meaning in a package. */
const others = `
  Array ArrayBuffer AsyncIterable Awaited Blob Boolean Date Error Exclude Extract File FormData Function Headers Iterable Map
  NonNullable Number Object Omit Partial Pick Promise Readonly ReadonlyArray ReadableStream Record Request Required Response
  Set String Symbol URL Uint8Array Context Identity Handlers Name ServiceHeaders CommonReply CommonErrors ServiceAuthenticators
  ServiceOptions EventName EventOptions EventPayloads commonReplies commonReplyRules createServer createPartialServer data
  events groups handlers handlersOf identity index mock mockHandlers node notRouted options package routes runtime schemas
  schemes sendEvent server service serviceHeaders typescriptClient validators client constructor prototype toString then
  proto delete default import await arguments eval undefined null true function class static any unknown never object string
  number boolean symbol globalThis module require exports hasOwnProperty
`;

/** The same as ids: `ReplyHeaders` and `replyHeaders` are `reply-headers`. */
const idsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names
      .map((name) =>
        name.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3-$2").toLowerCase(),
      )
      .filter((id) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)),
  ),
];

const own = idsOf(others.trim().split(/\s+/));
const ids = [...new Set([...own, ...idsOf(exported)])];

const named = (
  make: (id: string) => unknown,
  of: readonly string[] = ids,
): Record<string, object> => Object.fromEntries(of.map((id) => [id, Object(make(id))]));

/** A value with each of these schemas in it, so that whoever says its type imports all of them. */
const objectOf = (of: readonly string[]): object => ({
  type: "object",
  properties: named((id) => ({ $ref: `#/schemas/${id}` }), of),
  additionalProperties: false,
});
const everything = objectOf(ids);
const json = (schema: object): object => ({ "application/json": { schema } });

/** The manifest. */
export const takenNames: ManifestFiles = manifestFiles({
  service: {
    errors: { 400: { content: json(everything) }, 500: { content: json(everything) } },
    headers: { "X-Own": { explode: false, schema: objectOf(["service-headers", "exclude"]) } },
    authentication: {
      schemes: named(() => ({ type: "http", scheme: "bearer", bearerFormat: "none" }), own),
      default: "none",
    },
    events: named((id) => ({
      delivery: { via: "webhook", method: "POST" },
      payload: { required: true, content: json({ $ref: `#/schemas/${id}` }) },
      signature: {
        algorithm: "hmac-sha256",
        header: `X-${id}`,
        encoding: "hex",
        prefix: "none",
        signs: "{body}",
        timestampHeader: "none",
        toleranceSeconds: "none",
      },
    })),
  },
  groups: {
    everything: {
      operations: {
        "send-all": {
          method: "POST",
          path: "/send-all",
          authentication: own.map((id) => ({ [id]: "none" })),
          parameters: {
            query: { filter: { style: "form", explode: true, schema: everything } },
            cookie: { filter: { style: "form", explode: false, schema: everything } },
          },
          body: { required: true, content: json(everything) },
          responses: {
            200: {
              headers: { "X-All": { required: true, schema: everything } },
              content: { ...json(everything), "text/event-stream": { schema: everything } },
            },
            default: { content: json(everything) },
          },
        },
        "send-form": {
          method: "POST",
          path: "/send-form",
          body: {
            content: { "multipart/form-data": { schema: everything }, "image/*": "not shown" },
          },
        },
        ...named((id) => ({ method: "GET", path: `/everything/${id}` }), own),
      },
    },
    ...named(
      (id) => ({
        operations: { list: { method: "GET", path: `/${id}` } },
        subgroups: { [id]: { operations: { [id]: { method: "PUT", path: `/${id}` } } } },
      }),
      own,
    ),
  },
  schemas: named(() => ({ type: "object", properties: { name: { type: "string" } } })),
});
