// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** A client of Library. Threads and coroutines may share it. */
public class Library private constructor(
    core: Core,
) : Client<Library>(core) {
    /** Makes a client with the settings of the block. */
    public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())

    override fun self(): Library = this

    /** Makes a client with the settings of this one, and those of the block. */
    public fun with(options: Options.() -> Unit): Library = Library(Options().of(core()).apply(options).core())

    /** The operations of `books`. */
    public val books: BooksGroup
        get() = BooksGroup(core())

    /** The operations of `shelves`. */
    public val shelves: ShelvesGroup
        get() = ShelvesGroup(core())

    /** The operations of `unfollowed`: Pages that cannot be followed. */
    public val unfollowed: UnfollowedGroup
        get() = UnfollowedGroup(core())

    /**
     * The settings of a client.
     *
     * Not shown: the base URL of the service, so that it has to be given.
     */
    public class Options internal constructor() : ClientOptions(null)
}
