// Made by endpoint-manifest (java-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code playlists.followers}: Followers. */
public final class PlaylistsFollowersGroup {
  private final Core core;

  PlaylistsFollowersGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.followers.operations.follow}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.followers.operations.follow} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void follow(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.followers.follow",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.followers.operations.follow");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void unfollow(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.followers.unfollow",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.followers.operations.unfollow");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.followers.operations.check}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.followers.operations.check} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.followers.check",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.followers.operations.check");
  }
}
