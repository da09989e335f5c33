// Made by endpoint-manifest (java-client) from manifest/groups/me.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code me.following}: Following. */
public final class MeFollowingGroup {
  private final Core core;

  MeFollowingGroup(Core core) {
    this.core = core;
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve} (Music
   * Catalog and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void bulkRetrieve(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.following.bulk-retrieve",
        "method and path",
        "manifest/groups/me.yaml#subgroups.following.operations.bulk-retrieve");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.following.operations.follow}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.following.operations.follow} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void follow(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.following.follow",
        "method and path",
        "manifest/groups/me.yaml#subgroups.following.operations.follow");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.following.operations.unfollow}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.following.operations.unfollow} (Music Catalog
   * and Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void unfollow(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.following.unfollow",
        "method and path",
        "manifest/groups/me.yaml#subgroups.following.operations.unfollow");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/me.yaml#subgroups.following.operations.check}.
   *
   * <p>From {@code manifest/groups/me.yaml#subgroups.following.operations.check} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void check(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "me.following.check",
        "method and path",
        "manifest/groups/me.yaml#subgroups.following.operations.check");
  }
}
