// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-playlists}: Saved playlists. */
public final class MeSavedPlaylistsGroup {
  private final Core core;

  MeSavedPlaylistsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-playlists.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-playlists.operations.list} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-playlists.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-playlists.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-playlists.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-playlists.operations.save} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-playlists.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-playlists.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-playlists.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-playlists.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-playlists.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-playlists.operations.check} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-playlists.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-playlists.operations.check");
  }
}
