// Made by endpoint-manifest (java-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code player.queue}: Queue. */
public final class PlayerQueueGroup {
  private final Core core;

  PlayerQueueGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#subgroups.queue.operations.get}.
   *
   * <p>From {@code manifest/groups/player.yaml#subgroups.queue.operations.get} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void get(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.queue.get",
        "method and path",
        "manifest/groups/player.yaml#subgroups.queue.operations.get");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#subgroups.queue.operations.add}.
   *
   * <p>From {@code manifest/groups/player.yaml#subgroups.queue.operations.add} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void add(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.queue.add",
        "method and path",
        "manifest/groups/player.yaml#subgroups.queue.operations.add");
  }
}
