package client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The driver of Java, but for its calls: it reads jobs from stdin, makes their calls, and writes
 * what became of them (test/vectors/README.md, "The protocol"). When stdin ends, nothing of a
 * client keeps it alive.
 */
final class Driver {
  private Driver() {}

  /** Reads the data of a service. */
  static JsonObject data(String file) throws IOException {
    return JsonValue.parse(Files.readString(Path.of(file))).asObject();
  }

  /** Runs all jobs; `mode` is "blocking" or "async". */
  static void run(Service service, String mode) throws IOException {
    boolean isAsync = mode.equals("async");
    PrintStream out =
        new PrintStream(
            new java.io.FileOutputStream(java.io.FileDescriptor.out),
            false,
            StandardCharsets.UTF_8);
    Map<String, Job> jobs = new ConcurrentHashMap<>();
    ExecutorService threads = Executors.newCachedThreadPool();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject told = JsonValue.parse(line).asObject();
      if (told.has("abort")) {
        Job job = jobs.get(told.get("abort").asText());
        if (job != null) job.abort();
        continue;
      }
      Job job = new Job(service, told, isAsync, threads);
      jobs.put(told.get("id").asText(), job);
      threads.execute(
          () -> {
            String result = JsonValue.of(job.run()).toString();
            synchronized (out) {
              out.println(result);
              out.flush();
            }
          });
    }
    threads.shutdown();
  }
}
