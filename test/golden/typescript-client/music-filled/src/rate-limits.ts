// Made by endpoint-manifest (typescript-client) from manifest/service.yaml, manifest/groups/player.yaml, manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { RateLimit } from "./runtime/pacing.js";

/** The rates of the service, for `pacing(...rateLimits)`. */
export const rateLimits: readonly RateLimit[] = [
  { requests: 180, seconds: 60, per: "application" },
  { requests: 20, seconds: 1, per: "user" },
  { requests: 10, seconds: 1, per: "user", operation: "player.transfer" },
  { requests: 10, seconds: 1, per: "user", operation: "player.start-playback" },
  { requests: 10, seconds: 1, per: "user", operation: "player.pause-playback" },
  { requests: 10, seconds: 1, per: "user", operation: "player.skip-next" },
  { requests: 10, seconds: 1, per: "user", operation: "player.skip-previous" },
  { requests: 10, seconds: 1, per: "user", operation: "player.seek-to-position" },
  { requests: 10, seconds: 1, per: "user", operation: "player.set-repeat-mode" },
  { requests: 10, seconds: 1, per: "user", operation: "player.set-volume" },
  { requests: 10, seconds: 1, per: "user", operation: "player.toggle-shuffle" },
  { requests: 10, seconds: 1, per: "user", operation: "player.queue.add" },
  { requests: 30, seconds: 60, per: "application", operation: "audio-analysis.retrieve" },
];
