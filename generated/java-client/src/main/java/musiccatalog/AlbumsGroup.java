// Made by endpoint-manifest (java-client) from manifest/groups/albums.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code albums}. */
public final class AlbumsGroup {
  private final Core core;

  AlbumsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/albums.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/albums.yaml#operations.retrieve} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "albums.retrieve", "method and path", "manifest/groups/albums.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/albums.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/albums.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "albums.bulk-retrieve",
        "method and path",
        "manifest/groups/albums.yaml#operations.bulk-retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/albums.yaml#operations.list-tracks}.
   *
   * <p>From {@code manifest/groups/albums.yaml#operations.list-tracks} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listTracks(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "albums.list-tracks",
        "method and path",
        "manifest/groups/albums.yaml#operations.list-tracks");
  }
}
