package client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server of plain sockets, which keeps nothing of a connection that has ended. */
final class FaultyServer implements AutoCloseable {
  static final String THREADS = "faulty-server";

  /** The length of a text that takes many reads. */
  static final int TEXT = 4_000_000;

  private final ServerSocket socket;
  private final AtomicInteger open = new AtomicInteger();

  FaultyServer() throws IOException {
    socket = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  String url() {
    return "http://127.0.0.1:" + socket.getLocalPort();
  }

  /** {@return how many connections are open} */
  int open() {
    return open.get();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, THREADS);
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        Socket connection = socket.accept();
        open.incrementAndGet();
        start(() -> serve(connection));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private void serve(Socket connection) {
    try (connection) {
      connection.setTcpNoDelay(true);
      BufferedReader requests =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.US_ASCII));
      String line = requests.readLine();
      while (line != null) {
        String path = line.split(" ")[1];
        while (!line.isEmpty()) line = requests.readLine();
        if (!answer(path, connection.getOutputStream())) return;
        line = requests.readLine();
      }
    } catch (IOException reset) {
      // The client has closed the connection.
    } finally {
      open.decrementAndGet();
    }
  }

  /** Answers as the path says; {@return whether the connection goes on} */
  private static boolean answer(String path, OutputStream to) throws IOException {
    switch (path) {
      case "/busy":
        write(to, "503 Busy", "busy", 4);
        return true;
      case "/cut":
        write(to, "200 OK", "{\"title\":", 1000);
        return false;
      case "/broken":
        write(to, "200 OK", "{", 1);
        return true;
      case "/large":
        write(to, "200 OK", "[".repeat(200_000), 200_000);
        return true;
      case "/text":
        write(to, "200 OK", '"' + "a".repeat(TEXT) + '"', TEXT + 2);
        return true;
      case "/stalled":
        write(to, "200 OK", "{\"title\":", 1000);
        return true;
      case "/none":
        return false;
      case "/never":
        // It waits for the client to close the connection.
        return true;
      default:
        write(to, "200 OK", "{\"title\":\"Sea\"}", 15);
        return true;
    }
  }

  private static void write(OutputStream to, String status, String body, int length)
      throws IOException {
    String head =
        "HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
            .formatted(status, length);
    to.write((head + body).getBytes(StandardCharsets.US_ASCII));
    to.flush();
  }
}
