// Made by endpoint-manifest (kotlin-client) from its template LazyStream.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.io.InputStream

/** A stream that is opened when it is read. */
internal class LazyStream(
    private val open: () -> InputStream,
) : InputStream() {
    private var opened: InputStream? = null

    private fun stream(): InputStream = opened ?: open().also { opened = it }

    override fun read(): Int = stream().read()

    override fun read(
        into: ByteArray,
        offset: Int,
        length: Int,
    ): Int = stream().read(into, offset, length)

    override fun close() {
        opened?.close()
    }
}
