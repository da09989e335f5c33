// Made by endpoint-manifest (typescript-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import { type NotShown, notShown, notShownMembers } from "../runtime/not-shown.js";
import { PlaylistsGroup } from "./users/playlists.js";

/**
 * `users.retrieve-profile`
 *
 * Cannot be called yet: its method and path are not shown.
 *
 * From `manifest/groups/users.yaml#operations.retrieve-profile` (Music Catalog and Playback
 * Service: Interface Specification).
 */
export const retrieveProfile: NotShown<
  ["method", "path"],
  "manifest/groups/users.yaml#operations.retrieve-profile"
> = /* @__PURE__ */ notShown("users.retrieve-profile", ["method", "path"], "manifest/groups/");

/** Users */
export class UsersGroup {
  /** Playlists */
  readonly playlists: PlaylistsGroup = new PlaylistsGroup();
  /**
   * `users.retrieve-profile`
   *
   * Cannot be called yet: its method and path are not shown.
   *
   * From `manifest/groups/users.yaml#operations.retrieve-profile` (Music Catalog and Playback
   * Service: Interface Specification).
   */
  declare readonly retrieveProfile: typeof retrieveProfile;

  constructor() {
    notShownMembers(this, "users", ["method", "path"], "manifest/groups/", "retrieve-profile");
  }
}
