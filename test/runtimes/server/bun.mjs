/** Serves the library that lies beside it on Bun. */
import library from "./library.mjs";

const { fetch } = library;
const { port } = globalThis.Bun.serve({ port: 0, hostname: "127.0.0.1", fetch });
console.log(`http://127.0.0.1:${port}`);
