/** Every operation of the filled service, from a call of the client in Java to the handler of the emitted server, and back. */
import { makeEmittedDriver } from "../../vectors/drivers/java/make-driver.js";
import { testRoundTrips } from "../jvm-round-trips.js";

testRoundTrips("java", async (scenario) => {
  const { command, remove } = await makeEmittedDriver(scenario);
  return { command: command("blocking"), remove };
});
