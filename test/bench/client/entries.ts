/** Programs that make one call each: the same one, with every client. */
import { syntheticResources } from "../synthetic/manifest.js";
import { memberName, pick } from "../synthetic/resource.js";

/** A client's package, as its consumer names it. */
export interface NamedPackage {
  readonly name: string;
  readonly className: string;
  /** Subpath of the group whose `retrieve` is called, and the client's member for it. */
  readonly group: string;
  readonly member: string;
}

/** The client of the shipped manifest. */
export const shipped: NamedPackage = {
  name: "music-catalog",
  className: "MusicCatalog",
  group: "artists",
  member: "artists",
};

/** The client of the service whose every fact is known. */
export const filled: NamedPackage = {
  ...shipped,
  name: "music-filled",
  className: "MusicFilled",
};

const resource = pick(syntheticResources({ operations: 1 }), 0);

/** The client of a service that nobody has, of any size. */
export const synthetic: NamedPackage = {
  name: "synthetic-service",
  className: "SyntheticService",
  group: resource.id,
  member: memberName(resource),
};

const baseUrl = `{ baseUrl: "https://example.org" }`;

/** One imported operation and a bare client. */
export function standaloneEntry({ name, group }: NamedPackage): string {
  return `
    import { createClient } from "${name}";
    import { retrieve } from "${name}/${group}";
    console.log(await retrieve(createClient(${baseUrl}), "1"));
  `;
}

/** The client object, which has all operations. */
export function objectEntry({ name, className, member }: NamedPackage): string {
  return `
    import { ${className} } from "${name}";
    console.log(await new ${className}(${baseUrl}).${member}.retrieve("1"));
  `;
}

/** No client: neither errors, nor retries, nor timeouts. */
export const rawEntry: string = `
  const response = await fetch(\`https://example.org/artists/\${encodeURIComponent("1")}\`);
  if (!response.ok) throw new Error(String(response.status));
  console.log(await response.json());
`;

/** The peers' own ways to write it; what hey-api generates is in `generated/`. */
export const peerEntries: Readonly<Record<"openapi-fetch" | "hey-api", string>> = {
  "openapi-fetch": `
    import createClient from "openapi-fetch";
    const client = createClient(${baseUrl});
    console.log(await client.GET("/artists/{id}", { params: { path: { id: "1" } } }));
  `,
  "hey-api": `
    import { client } from "./generated/client.gen.js";
    import { retrieveArtist } from "./generated/sdk.gen.js";
    client.setConfig(${baseUrl});
    console.log(await retrieveArtist({ path: { id: "1" } }));
  `,
};

/** The input of hey-api: the operation that is called. */
export const description: object = {
  openapi: "3.1.0",
  info: { title: "Service", version: "1.0.0" },
  servers: [{ url: "https://example.org" }],
  paths: {
    "/artists/{id}": {
      get: {
        operationId: "retrieveArtist",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          200: {
            description: "The artist.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Artist" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Artist: {
        type: "object",
        required: ["id", "name"],
        properties: { id: { type: "string" }, name: { type: "string" } },
      },
    },
  },
};
