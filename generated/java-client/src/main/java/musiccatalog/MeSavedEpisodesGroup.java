// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-episodes}: Saved episodes. */
public final class MeSavedEpisodesGroup {
  private final Core core;

  MeSavedEpisodesGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-episodes.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-episodes.operations.list} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-episodes.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-episodes.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-episodes.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-episodes.operations.save} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-episodes.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-episodes.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-episodes.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-episodes.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-episodes.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-episodes.operations.check} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-episodes.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-episodes.operations.check");
  }
}
