// Made by endpoint-manifest (java-client) from manifest/groups/chapters.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code chapters}. */
public final class ChaptersGroup {
  private final Core core;

  ChaptersGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/chapters.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/chapters.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "chapters.retrieve",
        "method and path",
        "manifest/groups/chapters.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/chapters.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/chapters.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "chapters.bulk-retrieve",
        "method and path",
        "manifest/groups/chapters.yaml#operations.bulk-retrieve");
  }
}
