// Made by endpoint-manifest (typescript-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `playlists.followers.follow`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const follow: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.followers.operations.follow"
> = /* @__PURE__ */ notShown("playlists.followers.follow", ["method", "path"], "manifest/groups/");

/**
 * `playlists.followers.unfollow`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const unfollow: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow"
> = /* @__PURE__ */ notShown(
  "playlists.followers.unfollow",
  ["method", "path"],
  "manifest/groups/",
);

/**
 * `playlists.followers.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/playlists.yaml#subgroups.followers.operations.check"
> = /* @__PURE__ */ notShown("playlists.followers.check", ["method", "path"], "manifest/groups/");

/** Followers */
export class FollowersGroup {
  /**
   * `playlists.followers.follow`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.follow` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly follow: typeof follow;
  /**
   * `playlists.followers.unfollow`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly unfollow: typeof unfollow;
  /**
   * `playlists.followers.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/playlists.yaml#subgroups.followers.operations.check` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "playlists.followers",
      ["method", "path"],
      "manifest/groups/",
      "follow",
      "unfollow",
      "check",
    );
  }
}
