/** Every operation of the filled service, from a call of the client in Kotlin to the handler of the emitted server, and back. */
import { emittedDriver } from "../../vectors/drivers/kotlin/make-driver.js";
import { testRoundTrips } from "../jvm-round-trips.js";

testRoundTrips("kotlin", async (scenario) => ({
  command: await emittedDriver(scenario),
  // Its classes are those of other tests, too.
  remove: () => Promise.resolve(),
}));
