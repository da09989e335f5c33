// Made by endpoint-manifest (java-client) from manifest/groups/markets.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code markets}. */
public final class MarketsGroup {
  private final Core core;

  MarketsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/markets.yaml#operations.list}.
   *
   * <p>From {@code manifest/groups/markets.yaml#operations.list} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "markets.list", "method and path", "manifest/groups/markets.yaml#operations.list");
  }
}
