// Made by endpoint-manifest (java-client) from manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code audio-analysis}. */
public final class AudioAnalysisGroup {
  private final Core core;

  AudioAnalysisGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/audio-analysis.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/audio-analysis.yaml#operations.retrieve} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void retrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "audio-analysis.retrieve",
        "method and path",
        "manifest/groups/audio-analysis.yaml#operations.retrieve");
  }
}
