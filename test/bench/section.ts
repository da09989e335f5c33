/** The arguments of each section of the bench. */

/** Where a section works, and how much it does. */
export interface SectionPlaces {
  /** The root of the repository, built. */
  readonly root: string;
  /** An empty folder for its use. */
  readonly folder: string;
  /** How often each process runs; a number of the section's own unless given. */
  readonly runs?: number;
  /** Rounds of calls, and of requests. */
  readonly rounds: number;
}
