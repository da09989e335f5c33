package client

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
