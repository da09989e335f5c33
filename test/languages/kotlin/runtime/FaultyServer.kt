package client

import java.io.IOException
import java.io.OutputStream
import java.net.InetAddress
import java.net.ServerSocket
import java.net.Socket
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread

/** A server over raw sockets that answers as the path says, also with faults. */
internal class FaultyServer : AutoCloseable {
    private val socket = ServerSocket(0, 200, InetAddress.getLoopbackAddress())
    private val opened = AtomicInteger()

    /** How many connections are open. */
    val open: Int get() = opened.get()

    /** How many requests have come. */
    val requests = AtomicInteger()

    val url: String get() = "http://127.0.0.1:${socket.localPort}"

    init {
        start {
            while (true) {
                val connection = socket.accept()
                opened.incrementAndGet()
                start { serve(connection) }
            }
        }
    }

    override fun close() {
        socket.close()
    }

    private fun start(work: () -> Unit) {
        thread(isDaemon = true, name = THREADS) {
            try {
                work()
            } catch (_: IOException) {
                // The test is over, or the client has closed the connection.
            }
        }
    }

    private fun serve(connection: Socket) {
        try {
            connection.tcpNoDelay = true
            val lines = connection.getInputStream().bufferedReader(Charsets.US_ASCII)
            while (true) {
                val path = (lines.readLine() ?: return).split(' ')[1]
                while (lines.readLine().orEmpty().isNotEmpty()) continue
                requests.incrementAndGet()
                if (!answer(path, connection.getOutputStream())) return
            }
        } finally {
            connection.close()
            opened.decrementAndGet()
        }
    }

    /** Answers as the path says; whether the connection goes on. */
    private fun answer(
        path: String,
        to: OutputStream,
    ): Boolean {
        when (path) {
            "/busy" -> write(to, "503 Busy", "busy", 4)

            "/cut" -> write(to, "200 OK", "{\"title\":", 1000)

            "/broken" -> write(to, "200 OK", "{", 1)

            "/large" -> write(to, "200 OK", "[".repeat(200_000), 200_000)

            "/stalled" -> write(to, "200 OK", "{\"title\":", 1000)

            "/lines" -> write(to, "200 OK", "{\"n\":1}\n{\"n\":2}\n", 1000)

            // It waits for the client to close the connection.
            "/never", "/none" -> Unit

            else -> write(to, "200 OK", "{\"title\":\"Sea\"}", 15)
        }
        return path != "/cut" && path != "/none"
    }

    private fun write(
        to: OutputStream,
        status: String,
        body: String,
        length: Int,
    ) {
        val head = "HTTP/1.1 $status\r\ncontent-type: application/json\r\ncontent-length: $length\r\n\r\n"
        to.write((head + body).toByteArray())
        to.flush()
    }

    companion object {
        /** The name of its threads. */
        const val THREADS = "faulty-server"
    }
}

/** A client whose operations are made by the tests. */
internal class TestClient(
    options: TestOptions.() -> Unit,
) : Client<TestClient>(TestOptions().apply(options).core()) {
    override fun self(): TestClient = this

    /** The items of a stream. */
    fun lines(path: String) =
        core().lines(
            Operation("lines", "GET", path, framing = Framing.LINES),
            TestCallOptions(),
            {},
            Decoders.json,
        )
}

internal class TestOptions : ClientOptions("http://localhost/")

internal class TestCallOptions : PagedOptions()

/** A client of a server. */
internal fun clientOf(
    server: FaultyServer,
    options: TestOptions.() -> Unit = {},
): TestClient =
    TestClient {
        baseUrl = server.url
        maxRetries = 0
        options()
    }

/** A client that is answered by a function. */
internal fun answeredClient(
    options: TestOptions.() -> Unit = {},
    answer: suspend (TransportRequest) -> TransportResponse,
): TestClient =
    TestClient {
        transport = Transport { answer(it) }
        options()
    }

/** A response with JSON. */
internal fun jsonResponse(
    text: String,
    status: Int = 200,
): TransportResponse = TransportResponse(status, "application/json", text)
