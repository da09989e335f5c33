// Made by endpoint-manifest (java-client) from manifest/groups/tracks.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code tracks}. */
public final class TracksGroup {
  private final Core core;

  TracksGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/tracks.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/tracks.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "tracks.retrieve", "method and path", "manifest/groups/tracks.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/tracks.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/tracks.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "tracks.bulk-retrieve",
        "method and path",
        "manifest/groups/tracks.yaml#operations.bulk-retrieve");
  }
}
