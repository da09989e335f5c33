// Made by endpoint-manifest (java-client) from manifest/groups/recommendations.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code recommendations}. */
public final class RecommendationsGroup {
  private final Core core;

  RecommendationsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/recommendations.yaml#operations.get}.
   *
   * <p>From {@code manifest/groups/recommendations.yaml#operations.get} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void get(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "recommendations.get",
        "method and path",
        "manifest/groups/recommendations.yaml#operations.get");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/recommendations.yaml#operations.list-available-genre-seeds}.
   *
   * <p>From {@code manifest/groups/recommendations.yaml#operations.list-available-genre-seeds}
   * (Music Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listAvailableGenreSeeds(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "recommendations.list-available-genre-seeds",
        "method and path",
        "manifest/groups/recommendations.yaml#operations.list-available-genre-seeds");
  }
}
