/**
 * Flags for a process of the JVM that ends after some seconds. Its optimizing compiler and the threads of its collector take as
 * much CPU time again as the work itself, which another suite needs.
 */
export const shortRun: readonly string[] = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** The same, for tools that start a JVM of their own, as `javac` does. */
export const shortToolRun: readonly string[] = shortRun.map((each) => `-J${each}`);

/** The environment of Maven that makes its process such a one. */
export function environmentOfMaven(): NodeJS.ProcessEnv {
  return { ...process.env, MAVEN_OPTS: shortRun.join(" ") };
}
