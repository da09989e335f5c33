import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.Callable;
import musiccatalog.MusicCatalog;

/**
 * Makes calls in one of several ways: {@code java Calls WAY URL ROUNDS}. It prints the CPU
 * microseconds of a call, of all threads; the least of some rounds: what disturbs a round only adds
 * to it.
 */
final class Calls {
  private static final int COUNT = 2000;

  public static void main(String[] args) throws Exception {
    Callable<?> call = of(args[0], args[1]);
    // The compilers of the machine are done after some rounds.
    for (int round = 0; round < 5; round++) microseconds(call);
    double least = Double.MAX_VALUE;
    for (int round = 0; round < Integer.parseInt(args[2]); round++) {
      least = Math.min(least, microseconds(call));
    }
    System.out.println(least);
  }

  /** The JDK has no reader of JSON: by hand, the body stays a text. */
  static Callable<?> of(String way, String url) {
    HttpResponse.BodyHandler<String> text = HttpResponse.BodyHandlers.ofString();
    switch (way) {
      case "client":
        MusicCatalog own = client(url);
        return () -> own.artists().retrieve("1").execute();
      case "client, asynchronous":
        MusicCatalog other = client(url);
        return () -> other.artists().retrieve("1").executeAsync().get();
      case "java.net.http, asynchronous":
        HttpClient async = byHand();
        return () -> body(async.sendAsync(request(url), text).get());
      default:
        HttpClient blocking = byHand();
        return () -> body(blocking.send(request(url), text));
    }
  }

  private static MusicCatalog client(String url) {
    return MusicCatalog.builder().baseUrl(url).oauth("secret").build();
  }

  private static HttpClient byHand() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  private static HttpRequest request(String url) {
    return HttpRequest.newBuilder(URI.create(url + "/artists/1"))
        .header("accept", "application/json")
        .header("authorization", "Bearer secret")
        .build();
  }

  private static String body(HttpResponse<String> response) {
    if (response.statusCode() != 200) throw new IllegalStateException(response.toString());
    return response.body();
  }

  private static double microseconds(Callable<?> call) throws Exception {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long started = system.getProcessCpuTime();
    for (int each = 0; each < COUNT; each++) call.call();
    return (system.getProcessCpuTime() - started) / 1e3 / COUNT;
  }
}
