// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-tracks}: Saved tracks. */
public final class MeSavedTracksGroup {
  private final Core core;

  MeSavedTracksGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-tracks.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-tracks.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-tracks.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-tracks.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-tracks.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-tracks.operations.save} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-tracks.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-tracks.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-tracks.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-tracks.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-tracks.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-tracks.operations.check} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-tracks.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-tracks.operations.check");
  }
}
