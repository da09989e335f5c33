// Made by endpoint-manifest (java-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code playlists}. */
public final class PlaylistsGroup {
  private final Core core;

  PlaylistsGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code playlists.tracks}: Tracks.
   *
   * @return the group
   */
  public PlaylistsTracksGroup tracks() {
    return new PlaylistsTracksGroup(core);
  }

  /**
   * The operations of {@code playlists.followers}: Followers.
   *
   * @return the group
   */
  public PlaylistsFollowersGroup followers() {
    return new PlaylistsFollowersGroup(core);
  }

  /**
   * The operations of {@code playlists.images}: Images.
   *
   * @return the group
   */
  public PlaylistsImagesGroup images() {
    return new PlaylistsImagesGroup(core);
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.retrieve",
        "method and path",
        "manifest/groups/playlists.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#operations.update}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#operations.update} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void update(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.update", "method and path", "manifest/groups/playlists.yaml#operations.update");
  }
}
