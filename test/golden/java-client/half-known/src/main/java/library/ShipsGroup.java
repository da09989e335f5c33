// Made by endpoint-manifest (java-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/**
 * The operations of {@code ships}.
 *
 * <p>Ships, whether they lie in the harbour or not.
 */
public final class ShipsGroup {
  private final Core core;

  ShipsGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code ships.visits}.
   *
   * @return the group
   */
  public ShipsVisitsGroup visits() {
    return new ShipsVisitsGroup(core);
  }

  /**
   * Cannot be called yet. Not shown: its path, to be filled in at {@code
   * manifest/groups/ships.yaml#operations.list}.
   *
   * <p>From {@code manifest/groups/ships.yaml#operations.list} (A guess).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void list(PathNotShown notShown) {
    throw new NotShownException("ships.list", "path", "manifest/groups/ships.yaml#operations.list");
  }

  /**
   * Cannot be called yet. Not shown: its method, to be filled in at {@code
   * manifest/groups/ships.yaml#operations.retrieve}.
   *
   * <p>From {@code manifest/groups/ships.yaml#operations.retrieve} (A guess).
   *
   * @param notShown nothing: there is no value of its type
   * @deprecated It ends on 2027-01-01. Not shown: since when and what replaces it. Ships move.
   */
  @Deprecated
  public void retrieve(MethodNotShown notShown) {
    throw new NotShownException(
        "ships.retrieve", "method", "manifest/groups/ships.yaml#operations.retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/ships.yaml#operations.sink}.
   *
   * <p>From {@code manifest/groups/ships.yaml#operations.sink} (A guess).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void sink(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "ships.sink", "method and path", "manifest/groups/ships.yaml#operations.sink");
  }
}
