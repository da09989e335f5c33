// Made by endpoint-manifest (java-client) from manifest/groups/users.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code users.playlists}: Playlists. */
public final class UsersPlaylistsGroup {
  private final Core core;

  UsersPlaylistsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/users.yaml#subgroups.playlists.operations.list}.
   *
   * <p>From {@code manifest/groups/users.yaml#subgroups.playlists.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "users.playlists.list",
        "method and path",
        "manifest/groups/users.yaml#subgroups.playlists.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/users.yaml#subgroups.playlists.operations.create}.
   *
   * <p>From {@code manifest/groups/users.yaml#subgroups.playlists.operations.create} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void create(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "users.playlists.create",
        "method and path",
        "manifest/groups/users.yaml#subgroups.playlists.operations.create");
  }
}
