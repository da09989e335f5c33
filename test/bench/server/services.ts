/** The services whose servers are measured, and what they are asked. */

/** A request that a service is asked again and again. */
export interface BenchCall {
  readonly method: string;
  readonly target: string;
  /** JSON. */
  readonly body?: string;
}

/** A service. */
export interface BenchService {
  readonly title: string;
  /** Name of its package. */
  readonly name: string;
  /** Folder of its manifest, from the root of the repository. */
  readonly manifest: string;
  /** How many requests a second ours takes at least, for each that the hand-written one takes. */
  readonly least: number;
  readonly calls: readonly BenchCall[];
}

const id = "5nRb8LwTjHx4cQe7VkZy2M";
const ids = [id, "6oSc9MxUkIy5dRf8WlAz3N", "7pTd0NyVlJz6eSg9XmBa4O"];

const reads: readonly BenchCall[] = [
  { method: "GET", target: `/artists/${id}` },
  { method: "GET", target: `/artists?ids=${ids.join(",")}` },
  { method: "GET", target: `/artists/${id}/albums?limit=20&offset=40` },
  { method: "GET", target: `/shows/${id}?market=SE` },
  { method: "GET", target: "/browse/new-releases?limit=20" },
];

/** Two services: of one hardly anything is known, so that nothing can be checked; of the other everything. */
export const benchServices: readonly BenchService[] = [
  {
    title: "facts not shown",
    name: "music-catalog-server",
    manifest: "manifest",
    least: 0.95,
    calls: reads,
  },
  {
    title: "every fact known, requests checked",
    name: "music-filled-server",
    manifest: "test/scenarios/music-filled",
    least: 0.8,
    calls: [
      ...reads,
      { method: "GET", target: "/me/tracks?limit=20&offset=40&market=SE" },
      { method: "PUT", target: "/me/albums", body: JSON.stringify({ ids }) },
    ],
  },
];
