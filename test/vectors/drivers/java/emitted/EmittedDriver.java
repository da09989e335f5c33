package client;

import java.io.IOException;

/** The driver of an emitted package: `java client.EmittedDriver NAMES MODE`. */
final class EmittedDriver {
  private EmittedDriver() {}

  public static void main(String[] given) throws IOException {
    Driver.run(new EmittedService(Driver.data(given[0])), given[1]);
  }
}
