package client;

import java.io.IOException;

/** The driver of the runtime by itself: `java client.PlannedDriver DATA MODE`. */
final class PlannedDriver {
  private PlannedDriver() {}

  public static void main(String[] given) throws IOException {
    Driver.run(new PlannedService(Driver.data(given[0])), given[1]);
  }
}
