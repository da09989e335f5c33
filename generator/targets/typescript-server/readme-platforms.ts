/** The README on everything else that a server can be part of. */
import { code } from "../../emit/typescript/code-lines.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { type SampledServer, serverModule } from "./sample-server.js";

/** An app of Hono, other runtimes, Express, Fastify. */
export function platformsSection(shown: SampledServer): readonly Block[] {
  return [
    "A server is a Hono app, which you can mount in your own. A route of yours wins if it is more specific or comes first. Requests without a route go on to your later routes:",
    sampleOf(shown, (imports) => {
      const hono = imports.imports.use("Hono", "hono");
      imports.imports.use("server", serverModule);
      return [
        code`export const app = new ${hono}();`,
        code`app.get("/health", (hono) => hono.text("well"));`,
        code`app.route("/api", server);`,
      ];
    }),
    "Deno (`deno serve`), Bun and Cloudflare Workers serve the default export of a module:",
    sampleOf(shown, (imports) => {
      imports.imports.use("server", serverModule);
      return [code`export default server;`];
    }),
    "In Express, mount it before middleware that reads bodies, such as `express.json()`:",
    sampleOf(shown, (imports) => {
      const app = imports.imports.useType("Express", "express");
      imports.imports.use("server", serverModule);
      return [
        code`/** Mounts the server in an app. */`,
        code`export function mount(app: ${app}): void {`,
        code`  app.use("/api", ${imports.use("middleware", "node")}(server));`,
        code`}`,
      ];
    }),
    "In Fastify:",
    sampleOf(shown, (imports) => {
      const fastify = imports.imports.use("fastify", "fastify");
      imports.imports.use("server", serverModule);
      return [
        code`const app = ${fastify}();`,
        code`await app.register(${imports.use("plugin", "node")}(server), { prefix: "/api" });`,
        code`await app.listen({ port: 3000 });`,
      ];
    }),
  ];
}
