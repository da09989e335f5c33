/** All hostile answers. */
import type { HostileAnswer } from "./answer.js";
import { bodies, waits } from "./bodies.js";
import { cut, framing } from "./framing.js";
import { endless, redirects } from "./redirects.js";
import { streams } from "./streams.js";

/** All of them. */
export const hostileAnswers: readonly HostileAnswer[] = [
  ...cut,
  ...framing,
  ...bodies,
  ...waits,
  ...redirects,
  ...endless,
  ...streams,
];
