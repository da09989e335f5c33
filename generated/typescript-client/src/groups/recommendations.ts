// Made by endpoint-manifest (typescript-client) from manifest/groups/recommendations.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";

/**
 * `recommendations.get`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/recommendations.yaml#operations.get` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const get: NotShown<
  ["method", "path"],
  "manifest/groups/recommendations.yaml#operations.get"
> = /* @__PURE__ */ notShown("recommendations.get", ["method", "path"], "manifest/groups/");

/**
 * `recommendations.list-available-genre-seeds`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds` (Music
 * Catalog and Playback Service: Interface Specification).
 */
export const listAvailableGenreSeeds: NotShown<
  ["method", "path"],
  "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds"
> = /* @__PURE__ */ notShown(
  "recommendations.list-available-genre-seeds",
  ["method", "path"],
  "manifest/groups/",
);

/** Recommendations */
export class RecommendationsGroup {
  /**
   * `recommendations.get`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/recommendations.yaml#operations.get` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly get: typeof get;
  /**
   * `recommendations.list-available-genre-seeds`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/recommendations.yaml#operations.list-available-genre-seeds` (Music
   * Catalog and Playback Service: Interface Specification).
   */
  declare readonly listAvailableGenreSeeds: typeof listAvailableGenreSeeds;

  constructor() {
    notShownMembers(
      this,
      "recommendations",
      ["method", "path"],
      "manifest/groups/",
      "get",
      "list-available-genre-seeds",
    );
  }
}
