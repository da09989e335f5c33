// Made by endpoint-manifest (kotlin-client) from manifest/groups/audio-analysis.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

/** The operations of `audio-analysis`. */
public class AudioAnalysisGroup internal constructor(
    core: Core,
) : Group(core) {
    /**
     * Cannot be called yet. Not shown: its method and path, to be filled in at
     * `manifest/groups/audio-analysis.yaml#operations.retrieve`.
     *
     * From `manifest/groups/audio-analysis.yaml#operations.retrieve` (Music Catalog and Playback
     * Service: Interface Specification).
     *
     * @param given anything: the call is refused
     */
    @AudioAnalysisNotShown
    public fun retrieve(vararg given: Any?): Nothing =
        notShown(
            "audio-analysis.retrieve",
            "method and path",
            "manifest/groups/audio-analysis.yaml#operations.retrieve",
            given,
        )
}

/**
 * Marks operations of `audio-analysis` that cannot be called yet. Their comments have the places to
 * fill in.
 */
@RequiresOptIn(
    "cannot be called yet: its method and path are not shown. Fill in what is missing: " +
        "manifest/groups/audio-analysis.yaml",
    RequiresOptIn.Level.ERROR,
)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.FUNCTION)
public annotation class AudioAnalysisNotShown
