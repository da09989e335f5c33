// Made by endpoint-manifest (kotlin-client) from its template Gunzip.kt.
// Not to be edited: fill the manifest in and run `generate`.
package musiccatalog

import java.io.ByteArrayOutputStream
import java.io.IOException
import java.util.zip.CRC32
import java.util.zip.DataFormatException
import java.util.zip.Inflater

/** Decompresses gzip (RFC 1952) as it comes, which no stream of the JDK can do without a thread that waits. */
internal class Gunzip {
    private val inflater = Inflater(true)
    private val sum = CRC32()

    /** Bytes of a head or an end that is not whole yet. */
    private var rest = ByteArray(0)
    private var isInMember = false
    private var isAnyRead = false

    /** True if anything has come. */
    val isBegun: Boolean get() = isAnyRead || rest.isNotEmpty()

    /** Takes more bytes, and gives what they are decompressed, up to a number of bytes and one more. */
    fun add(
        bytes: ByteArray,
        most: Int,
    ): ByteArray {
        val out = ByteArrayOutputStream(bytes.size * 3)
        rest = if (rest.isEmpty()) bytes else rest + bytes
        while (rest.isNotEmpty() && out.size() <= most) {
            if (!isInMember) {
                if (!mayBegin(rest)) break
                val length = headLength(rest) ?: break
                rest = rest.copyOfRange(length, rest.size)
                isInMember = true
                isAnyRead = true
                inflater.reset()
                sum.reset()
            }
            if (!inflater.finished()) inflate(out, most)
            if (inflater.finished() && !end()) break
        }
        return out.toByteArray()
    }

    /** Bytes behind the last member do not matter. */
    private fun mayBegin(bytes: ByteArray): Boolean {
        if (MAGIC.indices.none { it < bytes.size && bytes[it] != MAGIC[it] }) return true
        if (!isAnyRead) throw IOException("the content is not in gzip")
        rest = ByteArray(0)
        return false
    }

    private fun inflate(
        out: ByteArrayOutputStream,
        most: Int,
    ) {
        val chunk = ByteArray(8 shl 10)
        inflater.setInput(rest)
        try {
            while (!inflater.finished() && !inflater.needsInput() && out.size() <= most) {
                val count = inflater.inflate(chunk)
                sum.update(chunk, 0, count)
                out.write(chunk, 0, count)
                if (inflater.needsDictionary()) throw IOException("the compressed content needs a dictionary")
            }
        } catch (error: DataFormatException) {
            throw IOException("the compressed content is damaged", error)
        }
        rest = rest.copyOfRange(rest.size - inflater.remaining, rest.size)
    }

    /** Reads the end of a member, once it is whole. */
    private fun end(): Boolean {
        if (rest.size < 8) return false
        if (number(rest, 0) != sum.value) throw IOException("the compressed content is damaged")
        rest = rest.copyOfRange(8, rest.size)
        isInMember = false
        return true
    }

    /** Refuses content that breaks off. */
    fun finish() {
        if (isInMember || !isAnyRead) throw IOException("the compressed content breaks off")
    }

    fun close() {
        inflater.end()
    }

    companion object {
        private val MAGIC = byteArrayOf(0x1f, 0x8b.toByte(), 8)

        /** A service must not fill the memory of its caller. */
        private const val LONGEST_HEAD = 64 shl 10

        fun isUsed(headers: Headers): Boolean =
            headers
                .joined("content-encoding")
                .trim()
                .lowercase()
                .let { it == "gzip" || it == "x-gzip" }

        private fun number(
            bytes: ByteArray,
            at: Int,
        ): Long = (3 downTo 0).fold(0L) { number, each -> number shl 8 or (bytes[at + each].toLong() and 255) }

        /** The length of the head of a member (section 2.3); null where it is not whole yet. */
        private fun headLength(bytes: ByteArray): Int? {
            if (bytes.size > LONGEST_HEAD) throw IOException("the head of the compressed content is too long")
            if (bytes.size < 10) return null
            val flags = bytes[3].toInt()
            var at = 10
            if (flags and 4 != 0) {
                if (bytes.size < at + 2) return null
                at += 2 + (bytes[at].toInt() and 255) + (bytes[at + 1].toInt() and 255 shl 8)
            }
            for (flag in intArrayOf(8, 16)) {
                if (flags and flag == 0) continue
                while (at < bytes.size && bytes[at] != 0.toByte()) at++
                at++
            }
            if (flags and 2 != 0) at += 2
            return at.takeIf { it <= bytes.size }
        }
    }
}
