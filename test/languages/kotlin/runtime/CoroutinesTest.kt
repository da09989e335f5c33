package client

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.supervisorScope
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.withTimeoutOrNull
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.util.concurrent.atomic.AtomicInteger
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import kotlin.time.TimeSource

/** Calls are parts of their scope: they end with it, and it does not end before they do. */
class CoroutinesTest {
    /** The server may take a moment to see that a connection is closed. */
    private suspend fun assertClosed(
        server: FaultyServer,
        most: Int = 0,
    ) {
        val isClosed = withTimeoutOrNull(10.seconds) { while (server.open > most) delay(5.milliseconds) }
        assertEquals(Unit, isClosed, "${server.open} connections are open")
    }

    private suspend fun awaitRequest(server: FaultyServer) {
        withTimeout(10.seconds) { while (server.requests.get() == 0) delay(1.milliseconds) }
    }

    @Test
    fun aCanceledScopeClosesItsSocket() =
        runBlocking {
            for (path in listOf("/never", "/stalled")) {
                FaultyServer().use { server ->
                    val scope = CoroutineScope(Job() + Dispatchers.Default)
                    var end: Throwable? = null
                    val call =
                        scope.launch {
                            try {
                                clientOf(server).request("GET", path)
                            } catch (error: CancellationException) {
                                end = error
                                throw error
                            }
                        }
                    awaitRequest(server)
                    scope.cancel()
                    call.join()
                    assertTrue(end is CancellationException)
                    assertClosed(server)
                }
            }
        }

    @Test
    fun aCancellationIsNoOutcome() =
        runBlocking {
            FaultyServer().use { server ->
                var outcome: Outcome<JsonValue?>? = null
                val call =
                    launch(Dispatchers.Default) { outcome = clientOf(server).outcome { request("GET", "/never") } }
                awaitRequest(server)
                call.cancelAndJoin()
                assertTrue(call.isCancelled)
                assertNull(outcome)
                assertClosed(server)
            }
        }

    @Test
    fun theTimeoutOfTheCallerIsItsOwn() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server) { timeout = 1.minutes }
                assertNull(withTimeoutOrNull(50.milliseconds) { client.request("GET", "/never") })
                try {
                    withTimeout(50.milliseconds) { client.request("GET", "/stalled") }
                    throw AssertionError("it gave a response")
                } catch (error: TimeoutCancellationException) {
                    assertTrue(currentCoroutineContext().isActive)
                }
                assertClosed(server)
            }
        }

    @Test
    fun theTimeoutOfACallCancelsNothingAround() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server) { timeout = 30.milliseconds }
                val error = client.outcome { request("GET", "/stalled") } as Outcome.Failure
                assertTrue(error.error is CallTimeoutException)
                val late = client.outcome { request("GET", "/never") { deadline = 10.milliseconds } } as Outcome.Failure
                assertEquals(10.milliseconds, (late.error as CallTimeoutException).after)
                assertTrue(currentCoroutineContext().isActive)
                assertClosed(server)
            }
        }

    @Test
    fun oneFailureEndsTheOthersOfItsScope() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server)
                val outcome =
                    client.outcome {
                        coroutineScope {
                            val never = async { request("GET", "/never") }
                            awaitRequest(server)
                            val busy = async { request("GET", "/busy") }
                            listOf(never.await(), busy.await())
                        }
                    }
                assertEquals(503, ((outcome as Outcome.Failure).error as ApiException).status)
                // That of the answer may be used again.
                assertClosed(server, most = 1)
            }
        }

    @Test
    fun aFlowThatIsLeftClosesItsSocket() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server)
                assertEquals(1, client.lines("/lines").first()["n"]?.int())
                assertClosed(server)
                var count = 0
                val reader = launch { client.lines("/lines").onEach { count++ }.toList() }
                withTimeout(10.seconds) { while (count < 2) delay(1.milliseconds) }
                reader.cancelAndJoin()
                assertClosed(server)
            }
        }

    @Test
    fun anUnreadResponseEndsWithItsBlock() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server)
                val status = client.open({ request("GET", "/stalled") }) { it.status }
                assertEquals(200, status)
                assertClosed(server)
                assertThrows(IllegalStateException::class.java) {
                    runBlocking { client.open({ request("GET", "/stalled") }) { error("the caller fails") } }
                }
                assertClosed(server)
            }
        }

    @Test
    fun aSilentResponseEndsWithItsIdleTimeout() =
        runBlocking {
            FaultyServer().use { server ->
                val client = clientOf(server) { idleTimeout = 30.milliseconds }
                val outcome =
                    client.outcome {
                        open({ request("GET", "/stalled") }) { response -> response.bytes().collect { } }
                    }
                assertTrue((outcome as Outcome.Failure).error is CallTimeoutException)
                assertClosed(server)
            }
        }

    /** Time is real on the way to a server, also where the caller's clock runs ahead. */
    @Test
    fun aClockOfTestsEndsNoCall() =
        runTest {
            FaultyServer().use { server ->
                val client = clientOf(server) { deadline = 30.seconds }
                assertEquals("Sea", client.request("GET", "/books")["title"]?.text())
            }
        }

    @Test
    fun waitsBetweenAttemptsEndWithTheCaller() =
        runBlocking {
            val attempts = AtomicInteger()
            val client =
                answeredClient({ backoff = { 1.minutes } }) {
                    attempts.incrementAndGet()
                    jsonResponse("{}", 500)
                }
            assertNull(withTimeoutOrNull(50.milliseconds) { client.request("GET", "/") })
            assertEquals(1, attempts.get())
        }

    @Test
    fun exceptionsOfTheCallersCodePassUnchanged() =
        runBlocking {
            val client = answeredClient { jsonResponse("{}") }
            val own = IllegalStateException("mine")
            supervisorScope {
                val failures =
                    listOf<suspend () -> Unit>(
                        { client.request("GET", "/") { throw own } },
                        { client.withResponse { throw own } },
                        { client.outcome { throw own } },
                        { client.open({ request("GET", "/") }) { throw own } },
                        {
                            answeredClient({ hook(ThrowingHook(own)) }) { jsonResponse("{}") }.request("GET", "/")
                        },
                    )
                for (each in failures) {
                    val thrown = assertThrows(IllegalStateException::class.java) { runBlocking { each() } }
                    assertEquals("mine", thrown.message)
                }
            }
        }

    private class ThrowingHook(
        private val error: Exception,
    ) : Hook {
        override fun onRequest(event: RequestEvent): Unit = throw error
    }

    @Test
    fun theEndOfACallDoesNotEndTheRequestForItsToken() =
        runBlocking {
            val asked = AtomicInteger()
            val endpoint =
                TokenEndpoint {
                    tokenUrl = "https://auth.example/token"
                    clientId = "app"
                }
            val client =
                answeredClient({ credential = OAuth.clientCredentials(endpoint) }) { request ->
                    if (!request.url.endsWith("/token")) return@answeredClient jsonResponse("{\"ok\":true}")
                    asked.incrementAndGet()
                    delay(100.milliseconds)
                    jsonResponse("{\"access_token\":\"t\",\"token_type\":\"bearer\"}")
                }
            val first = launch { client.request("GET", "/") }
            while (asked.get() == 0) delay(1.milliseconds)
            val second = async { client.request("GET", "/") }
            delay(10.milliseconds)
            first.cancelAndJoin()
            assertEquals(true, second.await()["ok"]?.boolean())
            assertEquals(1, asked.get())
        }

    @Test
    fun aPacerLetsCallsWaitAndTakesRoomBack() =
        runBlocking {
            val begun = TimeSource.Monotonic.markNow()
            val client = answeredClient({ pacer = Pacer(RateLimit(1, 2.seconds)) }) { jsonResponse("{}") }
            client.request("GET", "/")
            // Those that give up leave their room to others, who would wait for 12 seconds.
            repeat(5) { assertNull(withTimeoutOrNull(5.milliseconds) { client.request("GET", "/") }) }
            client.request("GET", "/")
            val waited = begun.elapsedNow()
            assertTrue(waited >= 2.seconds && waited < 11.seconds, "$waited")
        }
}
