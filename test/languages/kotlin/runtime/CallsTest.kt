package client

import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.time.Instant
import java.util.concurrent.atomic.AtomicInteger
import java.util.zip.GZIPOutputStream
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Calls that are answered by a function. */
class CallsTest {
    private val books = answeredClient { jsonResponse("""{"title":"Sea"}""") }

    @Test
    fun givesTheResponseBesideTheValue() =
        runBlocking {
            val (book, response) = books.withResponse { request("GET", "/books/1") }
            assertEquals("Sea", book["title"]?.text())
            assertEquals(200, response.status)
            assertEquals("application/json", response.headers["Content-Type"])
            assertEquals(book, response.json())
            val error = assertThrows(IllegalStateException::class.java) { runBlocking { books.withResponse { 7 } } }
            assertEquals("the block of withResponse calls no operation", error.message)
        }

    @Test
    fun callsOfACredentialAreNoneOfTheCaller() =
        runBlocking {
            val secret = Credential.bearer { _ -> books.request("GET", "/token")["title"]?.text().orEmpty() }
            val client = answeredClient({ credential = secret }) { jsonResponse("[7]") }
            assertEquals(
                7,
                client
                    .withResponse { request("GET", "/") }
                    .response
                    .json()[0]
                    ?.int(),
            )
            assertEquals("[7]", client.open({ request("GET", "/") }) { it.next()?.decodeToString() })
        }

    @Test
    fun refusalsNameTheOperationAndTheValue() {
        val texts =
            listOf<Pair<String, RequestOptions.() -> Unit>>(
                "GET /books: query parameter \"a\" cannot be several: no style is shown" to { query("a" to listOf(1)) },
                "GET /books: header parameter \"x\" has a character that HTTP does not allow" to {
                    header(
                        "x",
                        "a\nb",
                    )
                },
                "GET /books: a duration must not be negative" to { timeout = (-1).seconds },
                "GET /books: has no body" to { body(Body.json(1)) },
            )
        for ((text, options) in texts) {
            val error =
                assertThrows(ArgumentException::class.java) { runBlocking { books.request("GET", "/books", options) } }
            assertEquals(text, error.message)
        }
        assertThrows(ArgumentException::class.java) { runBlocking { books.request("GET", "/books/../x") } }
        assertThrows(IllegalArgumentException::class.java) { TestClient { baseUrl = null } }
    }

    @Test
    fun aNameThatIsGivenTwiceIsSentTwice() =
        runBlocking {
            val urls = mutableListOf<String>()
            val client =
                answeredClient({ query("a" to 0, "b" to 1) }) {
                    urls += it.url
                    jsonResponse("{}")
                }
            client.request("GET", "/x") { query("a" to 1, "a" to 2, "c" to null) }
            assertEquals(listOf("http://localhost/x?b=1&a=1&a=2"), urls)
        }

    @Test
    fun hooksSeeAttemptsAndMayChangeHeaders() =
        runBlocking {
            val seen = mutableListOf<String>()
            val hook =
                object : Hook {
                    override fun onRequest(event: RequestEvent) {
                        seen += "request ${event.attempt} ${event.url}"
                        event.setHeader("x-trace", "t${event.attempt}")
                    }

                    override fun onResponse(event: ResponseEvent) {
                        seen += "response ${event.status} ${event.request.headers["X-Trace"]}"
                    }

                    override fun onError(event: ErrorEvent) {
                        seen += "error ${event.error.message} ${event.retryIn}"
                    }
                }
            val attempts = AtomicInteger()
            val client =
                answeredClient({
                    hook(hook)
                    backoff = { Duration.ZERO }
                }) { jsonResponse("{}", if (attempts.incrementAndGet() == 1) 503 else 200) }
            client.request("GET", "/x") { query("q" to "geheim") }
            assertEquals(
                listOf(
                    "request 1 http://localhost/x?q=geheim",
                    "response 503 t1",
                    "error GET http://localhost/x?q=***: status 503 0s",
                    "request 2 http://localhost/x?q=geheim",
                    "response 200 t2",
                ),
                seen,
            )
        }

    @Test
    fun secretsAreInNoText() =
        runBlocking {
            val lines = mutableListOf<String>()
            val client =
                answeredClient({
                    credential = Credential.bearer("geheim")
                    hook(Hook.logging { lines += it })
                }) { jsonResponse("""{"message":"no"}""", 403) }
            val failure = client.outcome { request("GET", "/x") { header("X-Api-Key", "geheim") } } as Outcome.Failure
            val texts = lines + failure.error.stackTraceToString() + "${Credential.bearer("geheim")}"
            assertEquals(emptyList<String>(), texts.filter { "geheim" in it })
            assertTrue(lines.any { "Authorization: ***" in it }, lines.toString())
        }

    @Test
    fun aChangedClientTakesOverTheRest() {
        val begun =
            TestOptions().apply {
                baseUrl = "https://example.com/"
                maxRetries = 7
                credential("a", Credential.bearer("t"))
            }
        val changed = TestOptions().of(begun.core()).apply { timeout = 3.seconds }.core()
        assertEquals("https://example.com", changed.baseUrl)
        assertEquals(7, changed.settings.maxRetries)
        assertEquals(3.seconds, changed.settings.timeout)
        assertEquals(setOf("a"), changed.credentials.keys)
        assertFalse(begun.core().settings.timeout == 3.seconds)
    }

    @Test
    fun pagesAreRequestedWhenTheFlowGetsThere() =
        runBlocking {
            val asked = mutableListOf<String>()
            val client =
                answeredClient {
                    asked += it.url.substringAfter("localhost")
                    val offset = it.url.substringAfter("offset=", "0").toInt()
                    jsonResponse("""{"items":[$offset,${offset + 1}],"total":6}""")
                }
            val operation = Operation("list", "GET", "/items")
            val paging = Paging(Strategy.OFFSET, Place.QUERY, "offset", items = "/items", total = "/total")
            val core = client.core()
            val items = core.items(operation, TestCallOptions(), {}, paging, { it.int() })
            assertEquals(emptyList<String>(), asked)
            assertEquals(listOf(0, 1, 2), items.take(3).toList())
            assertEquals(listOf("/items", "/items?offset=2"), asked)
            assertEquals(listOf(0, 1, 2, 3, 4, 5), items.toList())
            val pages = core.pages(operation, TestCallOptions(), {}, paging, { it.int() }).toList()
            val start = checkNotNull(pages[0].nextStart())
            assertEquals(2, start.received)
            val rest = core.items(operation, TestCallOptions(), { from(start) }, paging, { it.int() })
            assertEquals(listOf(2, 3, 4, 5), rest.toList())
        }

    @Test
    fun pagesWithoutItemsDoNotGoOnForEver() {
        val client =
            answeredClient {
                val next = it.url.substringAfter("after=", "0").toInt() + 1
                jsonResponse("""{"items":[],"next":"$next"}""")
            }
        val paging = Paging(Strategy.CURSOR, Place.QUERY, "after", items = "/items", cursor = "/next")
        val items = client.core().items(Operation("list", "GET", "/items"), TestCallOptions(), {}, paging, { it.int() })
        val error = assertThrows(PaginationException::class.java) { runBlocking { items.toList() } }
        assertTrue("1000 pages in a row have no items" in error.message.orEmpty(), error.message)
    }

    @Test
    fun compressedContentComesInAnyPieces() {
        val random = Random(java.lang.Long.getLong("seed", 1))
        repeat(200) {
            val members = List(1 + random.nextInt(3)) { random.nextBytes(random.nextInt(5_000)) }
            val packed = ByteArrayOutputStream()
            members.forEach { each -> GZIPOutputStream(packed).also { it.write(each) }.finish() }
            val whole = packed.toByteArray()
            val gunzip = Gunzip()
            val out = ByteArrayOutputStream()
            var at = 0
            while (at < whole.size) {
                val end = minOf(whole.size, at + 1 + random.nextInt(if (it % 2 == 0) 3 else 2_000))
                out.write(gunzip.add(whole.copyOfRange(at, end), Int.MAX_VALUE))
                at = end
            }
            gunzip.finish()
            gunzip.close()
            assertEquals(members.flatMap { each -> each.asList() }, out.toByteArray().asList())
        }
    }

    @Test
    fun compressedContentIsBoundedAndWhole() {
        val head = byteArrayOf(0x1f, 0x8b.toByte(), 8)
        val cut = Gunzip()
        cut.add(head, 100)
        assertThrows(IOException::class.java) { cut.finish() }
        assertThrows(IOException::class.java) { Gunzip().add("{}".toByteArray(), 100) }
        // A name that never ends.
        val endless = Gunzip()
        endless.add(head + byteArrayOf(8, 0, 0, 0, 0, 0, 0), 100)
        assertThrows(IOException::class.java) { repeat(100) { endless.add(ByteArray(1_000) { 65 }, 100) } }
        val packed = ByteArrayOutputStream()
        GZIPOutputStream(packed).use { it.write(65) }
        val padded = Gunzip()
        assertEquals("A", padded.add(packed.toByteArray() + ByteArray(9), 100).decodeToString())
        padded.finish()
    }

    @Test
    fun readsRetryAfter() {
        val now = Instant.parse("2026-01-02T03:04:05Z")
        val wanted =
            mapOf(
                "7" to 7.seconds,
                " 0 " to Duration.ZERO,
                "Fri, 02 Jan 2026 03:04:15 GMT" to 10.seconds,
                "Friday, 02-Jan-26 03:04:15 GMT" to 10.seconds,
                "Fri Jan  2 03:04:15 2026" to 10.seconds,
                "soon" to Duration.ZERO,
                "99999999999" to Duration.INFINITE,
            )
        wanted.forEach { (text, wait) -> assertEquals(wait, Retries.retryAfter(text, now), text) }
    }

    @Test
    fun resolvesReferences() {
        val base = checkNotNull(Urls.parse("https://example.com/a/b?x=1"))
        val wanted =
            mapOf(
                "?page=2" to "https://example.com/a/b?page=2",
                "c" to "https://example.com/a/c",
                "../c" to "https://example.com/c",
                "./" to "https://example.com/a/",
                "/c?y" to "https://example.com/c?y",
                "//other.com/c" to "https://other.com/c",
                "http://other.com/c#d" to "http://other.com/c",
                "#d" to "https://example.com/a/b?x=1",
                "c//d" to "https://example.com/a/c//d",
                "a b" to "https://example.com/a/a%20b",
            )
        wanted.forEach { (reference, url) -> assertEquals(url, Urls.resolve(base, reference)?.toString(), reference) }
        assertEquals(
            "https://example.com/c",
            Urls.resolve(checkNotNull(Urls.parse("https://example.com")), "c")?.toString(),
        )
    }
}
