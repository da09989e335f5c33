// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-albums}: Saved albums. */
public final class MeSavedAlbumsGroup {
  private final Core core;

  MeSavedAlbumsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-albums.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-albums.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-albums.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-albums.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-albums.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-albums.operations.save} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-albums.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-albums.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-albums.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-albums.operations.remove} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-albums.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-albums.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-albums.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-albums.operations.check} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-albums.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-albums.operations.check");
  }
}
