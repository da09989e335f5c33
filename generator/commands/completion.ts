/** Completion in shells, made of the commands and options that the program declares. */
import tab from "@bomb.sh/tab/commander";
import type { Command } from "commander";

/** Answers `completion` or the hidden `complete`, by which scripts of shells ask for words; `program` has all other commands. */
export async function complete(program: Command, args: readonly string[]): Promise<void> {
  tab(program, { completionCommandName: "completion" });
  await program.parseAsync([...args], { from: "user" });
}
