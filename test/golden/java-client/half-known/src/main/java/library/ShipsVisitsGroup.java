// Made by endpoint-manifest (java-client) from manifest/groups/ships.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library;

/** The operations of {@code ships.visits}. */
public final class ShipsVisitsGroup {
  private final Core core;

  ShipsVisitsGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/ships.yaml#subgroups.visits.operations.begin}.
   *
   * <p>Begin a visit
   *
   * <p>From {@code manifest/groups/ships.yaml#subgroups.visits.operations.begin} (A guess).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void begin(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "ships.visits.begin",
        "method and path",
        "manifest/groups/ships.yaml#subgroups.visits.operations.begin");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/ships.yaml#subgroups.visits.operations.end}.
   *
   * <p>From {@code manifest/groups/ships.yaml#subgroups.visits.operations.end} (A guess).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void end(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "ships.visits.end",
        "method and path",
        "manifest/groups/ships.yaml#subgroups.visits.operations.end");
  }
}
