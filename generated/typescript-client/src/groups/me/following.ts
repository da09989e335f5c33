// Made by endpoint-manifest (typescript-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `me.following.bulk-retrieve`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Music Catalog
 * and Playback Service: Interface Specification).
 */
export const bulkRetrieve: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve"
> = /* @__PURE__ */ notShown("me.following.bulk-retrieve", ["method", "path"], "manifest/groups/");

/**
 * `me.following.follow`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const follow: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.following.operations.follow"
> = /* @__PURE__ */ notShown("me.following.follow", ["method", "path"], "manifest/groups/");

/**
 * `me.following.unfollow`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const unfollow: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.following.operations.unfollow"
> = /* @__PURE__ */ notShown("me.following.unfollow", ["method", "path"], "manifest/groups/");

/**
 * `me.following.check`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const check: NotShown<
  ["method", "path"],
  "manifest/groups/me.yaml#subgroups.following.operations.check"
> = /* @__PURE__ */ notShown("me.following.check", ["method", "path"], "manifest/groups/");

/** Following */
export class FollowingGroup {
  /**
   * `me.following.bulk-retrieve`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve` (Music Catalog
   * and Playback Service: Interface Specification).
   */
  declare readonly bulkRetrieve: typeof bulkRetrieve;
  /**
   * `me.following.follow`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.follow` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly follow: typeof follow;
  /**
   * `me.following.unfollow`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.unfollow` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly unfollow: typeof unfollow;
  /**
   * `me.following.check`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/me.yaml#subgroups.following.operations.check` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly check: typeof check;

  constructor() {
    notShownMembers(
      this,
      "me.following",
      ["method", "path"],
      "manifest/groups/",
      "bulk-retrieve",
      "follow",
      "unfollow",
      "check",
    );
  }
}
