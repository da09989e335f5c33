// Made by endpoint-manifest (java-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code playlists.tracks}: Tracks. */
public final class PlaylistsTracksGroup {
  private final Core core;

  PlaylistsTracksGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.tracks.operations.list}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.tracks.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.tracks.list",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.tracks.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.tracks.operations.add}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.tracks.operations.add} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void add(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.tracks.add",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.tracks.operations.add");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.tracks.operations.update}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.tracks.operations.update} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void update(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.tracks.update",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.tracks.operations.update");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.tracks.operations.remove}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.tracks.operations.remove} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.tracks.remove",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.tracks.operations.remove");
  }
}
