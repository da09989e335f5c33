// Made by endpoint-manifest (java-client) from manifest/groups/audiobooks.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code audiobooks}. */
public final class AudiobooksGroup {
  private final Core core;

  AudiobooksGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audiobooks.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/audiobooks.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audiobooks.retrieve",
        "method and path",
        "manifest/groups/audiobooks.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audiobooks.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/audiobooks.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audiobooks.bulk-retrieve",
        "method and path",
        "manifest/groups/audiobooks.yaml#operations.bulk-retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audiobooks.yaml#operations.list-chapters}.
   *
   * <p>From {@code manifest/groups/audiobooks.yaml#operations.list-chapters} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listChapters(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audiobooks.list-chapters",
        "method and path",
        "manifest/groups/audiobooks.yaml#operations.list-chapters");
  }
}
