/** Serves the library that lies beside it on Deno. */
import library from "./library.mjs";

const onListen = ({ port }) => console.log(`http://127.0.0.1:${port}`);
globalThis.Deno.serve({ port: 0, hostname: "127.0.0.1", onListen }, library.fetch);
