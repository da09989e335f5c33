import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.Callable;
import musiccatalog.MusicCatalog;

/**
 * Makes calls in one of two ways: {@code java Calls WAY URL ROUNDS}. It prints the CPU microseconds
 * of a call, of all threads; the least of some rounds: what disturbs a round only adds to it.
 */
final class Calls {
  private static final int COUNT = 2000;

  public static void main(String[] args) throws Exception {
    Callable<?> call = args[0].equals("client") ? byClient(args[1]) : byHand(args[1]);
    // The compilers of the machine are done after some rounds.
    for (int round = 0; round < 5; round++) microseconds(call);
    double least = Double.MAX_VALUE;
    for (int round = 0; round < Integer.parseInt(args[2]); round++) {
      least = Math.min(least, microseconds(call));
    }
    System.out.println(least);
  }

  /** Calls with the JDK; it has no reader of JSON, so the body stays a text. */
  static Callable<?> byHand(String url) {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    return () -> {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(url + "/artists/1"))
              .header("accept", "application/json")
              .header("authorization", "Bearer secret")
              .build();
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() != 200) throw new IllegalStateException(response.toString());
      return response.body();
    };
  }

  static Callable<?> byClient(String url) {
    MusicCatalog client = MusicCatalog.builder().baseUrl(url).oauth("secret").build();
    return () -> client.artists().retrieve("1").execute();
  }

  private static double microseconds(Callable<?> call) throws Exception {
    OperatingSystemMXBean system =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long started = system.getProcessCpuTime();
    for (int each = 0; each < COUNT; each++) call.call();
    return (system.getProcessCpuTime() - started) / 1e3 / COUNT;
  }
}
