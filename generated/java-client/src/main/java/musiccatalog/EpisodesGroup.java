// Made by endpoint-manifest (java-client) from manifest/groups/episodes.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code episodes}. */
public final class EpisodesGroup {
  private final Core core;

  EpisodesGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/episodes.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/episodes.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "episodes.retrieve",
        "method and path",
        "manifest/groups/episodes.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/episodes.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/episodes.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "episodes.bulk-retrieve",
        "method and path",
        "manifest/groups/episodes.yaml#operations.bulk-retrieve");
  }
}
