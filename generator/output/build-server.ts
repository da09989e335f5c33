/** True if a build server runs the program. Nobody commits what is written there, and it judges everybody's work. */

/** `ci` is the value of the environment variable `CI`, which build servers set; a person may set it to nothing, 0 or false. */
export function isBuildServer(ci: string | undefined): boolean {
  return ci !== undefined && ci !== "" && ci !== "0" && ci !== "false";
}
