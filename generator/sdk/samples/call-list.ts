/** Calls that can be made up, in an order. A large service has many, and a README shows a few: each is made when it is asked for. */
import type { Operation } from "../../model/model.js";
import { late } from "../../model/once.js";
import type { CallableOperation } from "../plan.js";

/** A call that is planned, and may have no values yet. */
export interface PlannedCall {
  readonly operation: Operation;
  readonly plan: CallableOperation;
}

/** A call of which the plan is looked at before its values are made. */
interface Candidate<Call> extends PlannedCall {
  /** The call; undefined where it cannot be made up. */
  readonly made: () => Call | undefined;
}

/** Calls that are made when they are asked for. */
export class SampleCalls<Call extends PlannedCall> implements Iterable<Call> {
  readonly #candidates: readonly Candidate<Call>[];

  constructor(candidates: readonly Candidate<Call>[]) {
    this.#candidates = candidates;
  }

  *[Symbol.iterator](): Iterator<Call> {
    for (const { made } of this.#candidates) {
      const call = made();
      if (call !== undefined) yield call;
    }
  }

  /** The first call of which something can be said by its plan, with that. */
  firstWith<Said>(
    sayOf: (planned: PlannedCall) => Said | undefined,
  ): { readonly call: Call; readonly said: Said } | undefined {
    for (const candidate of this.#candidates) {
      const said = sayOf(candidate);
      const call = said === undefined ? undefined : candidate.made();
      if (said !== undefined && call !== undefined) return { call, said };
    }
    return undefined;
  }

  /** The first call whose plan is so. */
  find(isSo: (planned: PlannedCall) => boolean): Call | undefined {
    return this.firstWith((planned) => isSo(planned) || undefined)?.call;
  }

  /** The calls whose plans are so. */
  filter(isSo: (planned: PlannedCall) => boolean): SampleCalls<Call> {
    return new SampleCalls(this.#candidates.filter(isSo));
  }

  /** The same calls, at the end those whose plans are so. */
  withLast(isSo: (planned: PlannedCall) => boolean): SampleCalls<Call> {
    const ranked = this.#candidates.map((each) => ({ each, rank: Number(isSo(each)) }));
    return new SampleCalls(ranked.toSorted((a, b) => a.rank - b.rank).map(({ each }) => each));
  }

  /** The calls that are so when they are made. */
  filterMade(isSo: (call: Call) => boolean): SampleCalls<Call> {
    return this.#each((call) => (isSo(call) ? call : undefined));
  }

  /** The calls with more that is said of them; those of which it cannot be said are left out. */
  with<More extends object>(sayOf: (call: Call) => More | undefined): SampleCalls<Call & More> {
    return this.#each((call) => {
      const more = sayOf(call);
      return more && { ...call, ...more };
    });
  }

  #each<Other extends PlannedCall>(of: (call: Call) => Other | undefined): SampleCalls<Other> {
    return new SampleCalls(
      this.#candidates.map(({ operation, plan, made }) => {
        const other = late(() => {
          const call = made();
          return call && of(call);
        });
        return { operation, plan, made: other };
      }),
    );
  }
}
