// Made by endpoint-manifest (java-client) from manifest/groups/playlists.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code playlists.images}: Images. */
public final class PlaylistsImagesGroup {
  private final Core core;

  PlaylistsImagesGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.images.operations.list}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.images.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.images.list",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.images.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/playlists.yaml#subgroups.images.operations.update}.
   *
   * <p>From {@code manifest/groups/playlists.yaml#subgroups.images.operations.update} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void update(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "playlists.images.update",
        "method and path",
        "manifest/groups/playlists.yaml#subgroups.images.operations.update");
  }
}
