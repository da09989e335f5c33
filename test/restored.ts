/** Runs before the tests of each file that shares a process with others. */
import { restoreGlobals } from "./own-globals.js";

restoreGlobals();
