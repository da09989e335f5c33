// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../../runtime/not-shown.js";

/**
 * `users.playlists.list`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const list: NotShown<
  ["method", "path"],
  "manifest/groups/users.yaml#subgroups.playlists.operations.list"
> = /* @__PURE__ */ notShown("users.playlists.list", ["method", "path"], "manifest/groups/");

/**
 * `users.playlists.create`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Music Catalog and
 * Playback Service: Interface Specification).
 */
export const create: NotShown<
  ["method", "path"],
  "manifest/groups/users.yaml#subgroups.playlists.operations.create"
> = /* @__PURE__ */ notShown("users.playlists.create", ["method", "path"], "manifest/groups/");

/** Playlists */
export class PlaylistsGroup {
  /**
   * `users.playlists.list`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.list` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly list: typeof list;
  /**
   * `users.playlists.create`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/users.yaml#subgroups.playlists.operations.create` (Music Catalog and
   * Playback Service: Interface Specification).
   */
  declare readonly create: typeof create;

  constructor() {
    notShownMembers(
      this,
      "users.playlists",
      ["method", "path"],
      "manifest/groups/",
      "list",
      "create",
    );
  }
}
