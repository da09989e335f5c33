/** Rejections that nobody handles: they end a process of Node, and fill the logs of the others. */
import { type Check, checks, same, wait } from "./check.js";

const seen: unknown[] = [];

/** The part of Node's `process` that is of use here; Deno and Bun have it as well. */
interface ProcessLike {
  on?(event: "unhandledRejection", listener: (reason: unknown) => void): void;
}

/** The part of what browsers and workers have. */
interface EventTargetLike {
  readonly process?: ProcessLike;
  addEventListener?(
    type: "unhandledrejection",
    listener: (event: { readonly reason: unknown }) => void,
  ): void;
}

const platform: EventTargetLike = globalThis as EventTargetLike;
platform.addEventListener?.("unhandledrejection", ({ reason }) => {
  seen.push(reason);
});
platform.process?.on?.("unhandledRejection", (reason) => {
  seen.push(reason);
});

/** Matches workerd's reports of its own promises when a body breaks off: raw `fetch` leaves the same behind. */
const ofWorkerd = /Network connection lost|Too many redirects|no longer wanted|within \d+ ms/;

/** That no call of any check has left one. */
export const unhandledRejections: readonly Check[] = checks({
  "no rejection is left unhandled": async ({ runtime }) => {
    await wait(50);
    const reasons = seen.map(String);
    same(runtime === "workerd" ? reasons.filter((each) => !ofWorkerd.test(each)) : reasons, []);
  },
});
