/**
 * The globals that files of one process find as they were: a server replaces `Request` and `Response` of its process by faster
 * ones.
 */

/** Those of Node, for this module is read once, before any server starts. */
const own = { Request: globalThis.Request, Response: globalThis.Response };

/** Puts Node's own classes back. */
export function restoreGlobals(): void {
  Object.assign(globalThis, own);
}
