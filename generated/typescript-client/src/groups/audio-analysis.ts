// Made by endpoint-manifest (typescript-client) from manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `audio-analysis.retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieve: NotShown<
  ["method", "path"],
  "manifest/groups/audio-analysis.yaml#operations.retrieve"
> = /* @__PURE__ */ notShown("audio-analysis.retrieve", ["method", "path"], "manifest/groups/");

/** Audio Analysis */
export class AudioAnalysisGroup {
  /**
   * `audio-analysis.retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieve: typeof retrieve;

  constructor() {
    notShownMembers(this, "audio-analysis", ["method", "path"], "manifest/groups/", "retrieve");
  }
}
