/** Every operation of the filled service, from a call of the client in Kotlin to the handler of the emitted server, and back. */
import { makeEmittedDrivers } from "../../vectors/drivers/kotlin/make-driver.js";
import { testRoundTrips } from "../jvm-round-trips.js";

testRoundTrips("kotlin", async (scenario) => {
  const { command, remove } = await makeEmittedDrivers([scenario]);
  return { command: command(scenario), remove };
});
