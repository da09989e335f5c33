// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.top-items}: Top items. */
public final class MeTopItemsGroup {
  private final Core core;

  MeTopItemsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listTopTracks(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.top-items.list-top-tracks",
        "method and path",
        "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-tracks");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listTopArtists(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.top-items.list-top-artists",
        "method and path",
        "manifest/groups/me.yaml#subgroups.top-items.operations.list-top-artists");
  }
}
