// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-shows}: Saved shows. */
public final class MeSavedShowsGroup {
  private final Core core;

  MeSavedShowsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-shows.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-shows.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-shows.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-shows.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-shows.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-shows.operations.save} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-shows.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-shows.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-shows.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-shows.operations.remove} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-shows.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-shows.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-shows.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-shows.operations.check} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-shows.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-shows.operations.check");
  }
}
