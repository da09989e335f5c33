// Made by endpoint-manifest (java-client) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code audio-features}. */
public final class AudioFeaturesGroup {
  private final Core core;

  AudioFeaturesGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audio-features.yaml#operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/audio-features.yaml#operations.bulk-retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audio-features.bulk-retrieve",
        "method and path",
        "manifest/groups/audio-features.yaml#operations.bulk-retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audio-features.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/audio-features.yaml#operations.retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audio-features.retrieve",
        "method and path",
        "manifest/groups/audio-features.yaml#operations.retrieve");
  }
}
