package client

import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.File
import java.net.InetAddress
import java.net.ServerSocket
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

/** Nothing is left of many calls, whether they succeed, fail or are given up: no thread, no socket, no memory. */
class LeaksTest {
    private val calls = Integer.getInteger("calls", 5_000)

    @Test
    fun nothingIsLeftOfManyCalls() {
        val before = Thread.getAllStackTraces().keys
        FaultyServer().use { server ->
            val refusing = refusingUrl()
            // Each call with a client of its own: they share what costs.
            runBlocking { run(server, refusing, calls / 5) }
            val threads = threads().size
            val files = openFiles()
            val used = used()
            runBlocking { run(server, refusing, calls) }
            assertSettles("threads", threads + 4) { threads().size }
            assertSettles("files", files + MOST_SOCKETS) { openFiles() }
            assertSettles("connections", MOST_SOCKETS) { server.open }
            val more = used() - used
            assertTrue(more < MOST_BYTES, "$more bytes are left")
        }
        assertEquals(emptyList<String>(), threads().filter { it !in before && !it.isDaemon }.map { it.name })
    }

    private suspend fun run(
        server: FaultyServer,
        refusing: String,
        calls: Int,
    ) {
        repeat(calls) { count ->
            val client = clientOf(server)
            when (count % 20) {
                0 -> fails(client, "/cut")
                1 -> fails(client, "/none")
                2 -> fails(client, "/broken")
                3 -> fails(clientOf(server) { baseUrl = refusing }, "/books")
                4 -> fails(clientOf(server) { maxRetries = 1 }, "/busy") { backoff = { Duration.ZERO } }
                5 -> client.open({ request("GET", "/large") }) { it.status }
                6 -> canceled(client, "/never", count % 200 < 100)
                7 -> canceled(client, "/books", count % 200 < 100)
                8 -> if (count % 100 == 8) fails(client, "/never") { timeout = 20.milliseconds }
                9 -> client.open({ request("GET", "/books") }) { it.next() }
                10 -> canceled(client, "/stalled", count % 200 < 100)
                else -> succeeds(client)
            }
        }
    }

    private suspend fun fails(
        client: TestClient,
        path: String,
        options: RequestOptions.() -> Unit = {},
    ) {
        assertTrue(client.outcome { request("GET", path, options) } is Outcome.Failure, path)
    }

    private suspend fun succeeds(client: TestClient) =
        coroutineScope { List(3) { async { client.request("GET", "/books") } }.forEach { it.await() } }

    private suspend fun canceled(
        client: TestClient,
        path: String,
        isUnderWay: Boolean,
    ) = coroutineScope {
        val call = async { client.request("GET", path) }
        if (isUnderWay) delay(2.milliseconds)
        call.cancelAndJoin()
    }

    /** A URL where nobody listens. */
    private fun refusingUrl(): String =
        ServerSocket(0, 1, InetAddress.getLoopbackAddress()).use { "http://127.0.0.1:${it.localPort}" }

    /** What was given up may take a moment to end. */
    private fun assertSettles(
        what: String,
        most: Int,
        count: () -> Int,
    ) {
        var tries = 0
        while (tries++ < 200 && count() > most) Thread.sleep(50)
        val left = count()
        assertTrue(left <= most, "$left $what, at most $most: ${threads()}")
    }

    private fun threads(): Set<Thread> =
        Thread.getAllStackTraces().keys.filterTo(mutableSetOf()) {
            it.name !=
                FaultyServer.THREADS
        }

    /** Files and sockets that the process has open, where the system says so. */
    private fun openFiles(): Int = File("/proc/self/fd").list()?.size ?: 0

    private fun used(): Long {
        val runtime = Runtime.getRuntime()
        return List(5) {
            System.gc()
            Thread.sleep(50)
            runtime.totalMemory() - runtime.freeMemory()
        }.min()
    }

    private companion object {
        /** Bytes that may be left of all calls together. */
        const val MOST_BYTES = 1 shl 20

        /** Connections that a transport may keep for later calls, with their ends at the server. */
        const val MOST_SOCKETS = 16
    }
}
