// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/**
 * A client of Library &#42;/ `${process.exit(1)}` </script> "quoted" \ 'it''s' 👩‍🎤
 * \u202erighttoleft\u202c. Threads and coroutines may share it.
 *
 * First paragraph with &#42;/ and /&#42;* and // and <!-- and -->.
 *
 * &#64;deprecated is no tag here, nor is {&#64;link x}.
 *
 * ```ts
 * a fence that nobody closes: &#42;/ ${x}
 *
 * ```
 *
 * `header` of its block sets headers of every request. The service has `X-Odd!#$%&'*+.^_`|~`.
 */
public class Library private constructor(
    core: Core,
) : Client<Library>(core) {
    /** Makes a client with the settings of the block. */
    public constructor(options: Options.() -> Unit) : this(Options().apply(options).core())

    override fun self(): Library = this

    /** Makes a client with the settings of this one, and those of the block. */
    public fun with(options: Options.() -> Unit): Library = Library(Options().of(core()).apply(options).core())

    /**
     * The operations of `books`: &#42;/ export const broken = `${1}`; /&#42;.
     *
     * Line one line two line three\u0000end \u001b&#91;31mred
     */
    public val books: BooksGroup
        get() = BooksGroup(core())

    /**
     * The settings of a client.
     *
     * Not shown: the base URL of the service, so that it has to be given.
     */
    public class Options internal constructor() : ClientOptions(null)
}
