// Made by endpoint-manifest (kotlin-client) from manifest/groups/audio-features.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `audio-features`. */
public class AudioFeaturesGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audio-features.yaml#operations.bulk-retrieve`.
     *
     * From `manifest/groups/audio-features.yaml#operations.bulk-retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudioFeaturesNotShown
    public fun bulkRetrieve(vararg given: Any?): Nothing =
        notShown(
            "audio-features.bulk-retrieve",
            "method and path",
            "manifest/groups/audio-features.yaml#operations.bulk-retrieve",
            given,
        )

    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audio-features.yaml#operations.retrieve`.
     *
     * From `manifest/groups/audio-features.yaml#operations.retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudioFeaturesNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown(
            "audio-features.retrieve",
            "method and path",
            "manifest/groups/audio-features.yaml#operations.retrieve",
            given,
        )
}

/**
 * Marks operations of `audio-features` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: " +
        "manifest/groups/audio-features.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class AudioFeaturesNotShown
