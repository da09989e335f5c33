/** All cases. */
import { abandoned, halfClosed, halfUploads, pipelined, slow } from "./connections.js";
import { chunks, codings, expectations, lengths } from "./framing.js";
import { headers, methods, protocols, targets } from "./heads.js";
import type { RawCase } from "./raw-case.js";

export const rawCases: readonly RawCase[] = [
  ...slow,
  ...halfClosed,
  ...abandoned,
  ...halfUploads,
  ...pipelined,
  ...lengths,
  ...codings,
  ...chunks,
  ...expectations,
  ...headers,
  ...targets,
  ...methods,
  ...protocols,
];
