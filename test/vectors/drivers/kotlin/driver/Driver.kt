package client

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import okhttp3.Dispatcher
import okhttp3.OkHttpClient
import java.io.PrintStream
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.Executors

/** Reads the data of a service. */
internal fun dataIn(file: String): JsonValue = JsonValue.parse(Files.readString(Path.of(file)))

/**
 * The driver of Kotlin, but for its calls: it reads jobs from stdin, makes their calls, and writes what became of them
 * (test/vectors/README.md, "The protocol"). When stdin ends, nothing of a client keeps it alive. `mode` is "jdk" or "okhttp".
 */
internal fun drive(
    service: Service,
    mode: String,
) {
    val out = PrintStream(System.out, true, Charsets.UTF_8)
    val transport = if (mode == "okhttp") OkHttpTransport(okHttpClient()) else null
    val jobs = ConcurrentHashMap<String, DriverJob>()
    runBlocking {
        val scope = CoroutineScope(coroutineContext + Dispatchers.Default)
        while (true) {
            val line = readlnOrNull() ?: break
            val told = JsonValue.parse(line)
            if (told.has("abort")) {
                jobs[told.textAt("abort")]?.abort()
                continue
            }
            val job = DriverJob(service, told, transport)
            jobs[told.textAt("id")] = job
            scope.launch {
                val result = JsonValue.of(job.run()).toString()
                synchronized(out) { out.println(result) }
            }
        }
    }
}

/** As many calls at once as there are, by threads that do not keep the process alive. */
private fun okHttpClient(): OkHttpClient {
    val threads = Executors.newCachedThreadPool { task -> Thread(task).apply { isDaemon = true } }
    val dispatcher = Dispatcher(threads)
    dispatcher.maxRequests = Int.MAX_VALUE
    dispatcher.maxRequestsPerHost = Int.MAX_VALUE
    return OkHttpClient.Builder().dispatcher(dispatcher).build()
}
