// Made by endpoint-manifest (java-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog;

/** The operations of {@code player}. */
public final class PlayerGroup {
  private final Core core;

  PlayerGroup(Core core) {
    this.core = core;
  }

  /**
   * The operations of {@code player.queue}: Queue.
   *
   * @return the group
   */
  public PlayerQueueGroup queue() {
    return new PlayerQueueGroup(core);
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.get-state}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.get-state} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void getState(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.get-state", "method and path", "manifest/groups/player.yaml#operations.get-state");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.transfer}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.transfer} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void transfer(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.transfer", "method and path", "manifest/groups/player.yaml#operations.transfer");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.get-devices}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.get-devices} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void getDevices(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.get-devices",
        "method and path",
        "manifest/groups/player.yaml#operations.get-devices");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.get-currently-playing}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.get-currently-playing} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void getCurrentlyPlaying(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.get-currently-playing",
        "method and path",
        "manifest/groups/player.yaml#operations.get-currently-playing");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.start-playback}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.start-playback} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void startPlayback(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.start-playback",
        "method and path",
        "manifest/groups/player.yaml#operations.start-playback");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.pause-playback}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.pause-playback} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void pausePlayback(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.pause-playback",
        "method and path",
        "manifest/groups/player.yaml#operations.pause-playback");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.skip-next}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.skip-next} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void skipNext(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.skip-next", "method and path", "manifest/groups/player.yaml#operations.skip-next");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.skip-previous}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.skip-previous} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void skipPrevious(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.skip-previous",
        "method and path",
        "manifest/groups/player.yaml#operations.skip-previous");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.seek-to-position}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.seek-to-position} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void seekToPosition(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.seek-to-position",
        "method and path",
        "manifest/groups/player.yaml#operations.seek-to-position");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.set-repeat-mode}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.set-repeat-mode} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void setRepeatMode(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.set-repeat-mode",
        "method and path",
        "manifest/groups/player.yaml#operations.set-repeat-mode");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.set-volume}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.set-volume} (Music Catalog and Playback
   * Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void setVolume(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.set-volume",
        "method and path",
        "manifest/groups/player.yaml#operations.set-volume");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.toggle-shuffle}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.toggle-shuffle} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void toggleShuffle(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.toggle-shuffle",
        "method and path",
        "manifest/groups/player.yaml#operations.toggle-shuffle");
  }

  /**
   * Cannot be called yet. Not shown: its method and path, to be filled in at {@code
   * manifest/groups/player.yaml#operations.list-recently-played}.
   *
   * <p>From {@code manifest/groups/player.yaml#operations.list-recently-played} (Music Catalog and
   * Playback Service: Interface Specification).
   *
   * @param notShown nothing: there is no value of its type
   */
  public void listRecentlyPlayed(MethodAndPathNotShown notShown) {
    throw new NotShownException(
        "player.list-recently-played",
        "method and path",
        "manifest/groups/player.yaml#operations.list-recently-played");
  }
}
