// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.saved-audiobooks}: Saved audiobooks. */
public final class MeSavedAudiobooksGroup {
  private final Core core;

  MeSavedAudiobooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-audiobooks.list",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void save(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-audiobooks.save",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.save");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void remove(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-audiobooks.remove",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.remove");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.saved-audiobooks.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.check");
  }
}
