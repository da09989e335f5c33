@file:JvmName("Calls")

import com.sun.management.OperatingSystemMXBean
import kotlinx.coroutines.future.await
import kotlinx.coroutines.runBlocking
import musiccatalog.MusicCatalog
import java.lang.management.ManagementFactory
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse

/** As many calls as a round has. */
private const val COUNT = 2000

/** Rounds after which the compilers of the machine are done. */
private const val WARM = 5

/**
 * Makes calls in one of several ways: `java Calls WAY URL ROUNDS`. It prints the CPU microseconds of a call, of all
 * threads; the least of some rounds: what disturbs a round only adds to it.
 */
fun main(args: Array<String>) {
    val (way, url, rounds) = args
    val call = callOf(way, url)
    runBlocking {
        repeat(WARM) { microseconds(call) }
        println((1..rounds.toInt()).minOf { microseconds(call) })
    }
}

/** By hand, the body stays a text. */
fun callOf(
    way: String,
    url: String,
): suspend () -> Any? {
    val text = HttpResponse.BodyHandlers.ofString()
    return when (way) {
        "client" -> {
            val client =
                MusicCatalog {
                    baseUrl = url
                    oauth("secret")
                }
            suspend { client.artists.retrieve("1") }
        }
        "java.net.http, asynchronous" -> {
            val client = byHand()
            suspend { body(client.sendAsync(request(url), text).await()) }
        }
        else -> {
            val client = byHand()
            suspend { body(client.send(request(url), text)) }
        }
    }
}

private fun byHand(): HttpClient = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()

private fun request(url: String): HttpRequest =
    HttpRequest
        .newBuilder(URI.create("$url/artists/1"))
        .header("accept", "application/json")
        .header("authorization", "Bearer secret")
        .build()

private fun body(response: HttpResponse<String>): String {
    check(response.statusCode() == 200) { response.toString() }
    return response.body()
}

private suspend fun microseconds(call: suspend () -> Any?): Double {
    val system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean::class.java)
    val started = system.processCpuTime
    repeat(COUNT) { call() }
    return (system.processCpuTime - started) / 1e3 / COUNT
}
