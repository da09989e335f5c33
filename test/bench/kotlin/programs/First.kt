@file:JvmName("First")

import kotlinx.coroutines.runBlocking

/** One call, and the end: `java First WAY URL`. */
fun main(args: Array<String>) {
    val (way, url) = args
    if (way != "nothing") runBlocking { callOf(way, url)() }
}
