// Made by endpoint-manifest (kotlin-client) from manifest/groups/player.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `player`. */
public class PlayerGroup internal constructor(
    core: Core,
) : Group(core) {
    /** The operations of `player.queue`: Queue. */
    public val queue: PlayerQueueGroup
        get() = PlayerQueueGroup(core())

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.get-state`.
     *
     * From `manifest/groups/player.yaml#operations.get-state` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun getState(vararg given: Any?): Nothing =
        notShown("player.get-state", "method and path", "manifest/groups/player.yaml#operations.get-state", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.transfer`.
     *
     * From `manifest/groups/player.yaml#operations.transfer` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun transfer(vararg given: Any?): Nothing =
        notShown("player.transfer", "method and path", "manifest/groups/player.yaml#operations.transfer", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.get-devices`.
     *
     * From `manifest/groups/player.yaml#operations.get-devices` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun getDevices(vararg given: Any?): Nothing =
        notShown("player.get-devices", "method and path", "manifest/groups/player.yaml#operations.get-devices", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.get-currently-playing`.
     *
     * From `manifest/groups/player.yaml#operations.get-currently-playing` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun getCurrentlyPlaying(vararg given: Any?): Nothing =
        notShown(
            "player.get-currently-playing",
            "method and path",
            "manifest/groups/player.yaml#operations.get-currently-playing",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.start-playback`.
     *
     * From `manifest/groups/player.yaml#operations.start-playback` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun startPlayback(vararg given: Any?): Nothing =
        notShown(
            "player.start-playback",
            "method and path",
            "manifest/groups/player.yaml#operations.start-playback",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.pause-playback`.
     *
     * From `manifest/groups/player.yaml#operations.pause-playback` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun pausePlayback(vararg given: Any?): Nothing =
        notShown(
            "player.pause-playback",
            "method and path",
            "manifest/groups/player.yaml#operations.pause-playback",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.skip-next`.
     *
     * From `manifest/groups/player.yaml#operations.skip-next` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun skipNext(vararg given: Any?): Nothing =
        notShown("player.skip-next", "method and path", "manifest/groups/player.yaml#operations.skip-next", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.skip-previous`.
     *
     * From `manifest/groups/player.yaml#operations.skip-previous` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun skipPrevious(vararg given: Any?): Nothing =
        notShown(
            "player.skip-previous",
            "method and path",
            "manifest/groups/player.yaml#operations.skip-previous",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.seek-to-position`.
     *
     * From `manifest/groups/player.yaml#operations.seek-to-position` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun seekToPosition(vararg given: Any?): Nothing =
        notShown(
            "player.seek-to-position",
            "method and path",
            "manifest/groups/player.yaml#operations.seek-to-position",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.set-repeat-mode`.
     *
     * From `manifest/groups/player.yaml#operations.set-repeat-mode` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun setRepeatMode(vararg given: Any?): Nothing =
        notShown(
            "player.set-repeat-mode",
            "method and path",
            "manifest/groups/player.yaml#operations.set-repeat-mode",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.set-volume`.
     *
     * From `manifest/groups/player.yaml#operations.set-volume` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun setVolume(vararg given: Any?): Nothing =
        notShown("player.set-volume", "method and path", "manifest/groups/player.yaml#operations.set-volume", given)

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.toggle-shuffle`.
     *
     * From `manifest/groups/player.yaml#operations.toggle-shuffle` (Music Catalog and Playback Service:
     * Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun toggleShuffle(vararg given: Any?): Nothing =
        notShown(
            "player.toggle-shuffle",
            "method and path",
            "manifest/groups/player.yaml#operations.toggle-shuffle",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/player.yaml#operations.list-recently-played`.
     *
     * From `manifest/groups/player.yaml#operations.list-recently-played` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @PlayerNotShown
    public fun listRecentlyPlayed(vararg given: Any?): Nothing =
        notShown(
            "player.list-recently-played",
            "method and path",
            "manifest/groups/player.yaml#operations.list-recently-played",
            given,
        )
}

/**
 * Marks operations of `player` that cannot be called yet. Their comments have the places to fill
 * in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: manifest/groups/player.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class PlayerNotShown
