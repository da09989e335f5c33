// Made by endpoint-manifest (java-client) from manifest/groups/search.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code search}. */
public final class SearchGroup {
  private final Core core;

  SearchGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/search.yaml#operations.query}.
   *
   * <p>From {@code manifest/groups/search.yaml#operations.query} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void query(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "search.query", "method and path", "manifest/groups/search.yaml#operations.query");
  }
}
