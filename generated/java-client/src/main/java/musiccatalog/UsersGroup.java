// Made by endpoint-manifest (java-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code users}. */
public final class UsersGroup {
  private final Core core;

  UsersGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code users.playlists}: Playlists.
   *
   * @return the group
   */
  public UsersPlaylistsGroup playlists() {
    return new UsersPlaylistsGroup(core);
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/users.yaml#operations.retrieve-profile}.
   *
   * <p>From {@code manifest/groups/users.yaml#operations.retrieve-profile} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieveProfile(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "users.retrieve-profile",
        "method and path",
        "manifest/groups/users.yaml#operations.retrieve-profile");
  }
}
