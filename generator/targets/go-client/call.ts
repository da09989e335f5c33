/** A call as the methods of its operation have it. */
import type { Code } from "../../emit/text/code.js";

/** The parts that the methods of one operation have in common. */
export interface Call {
  readonly service: string;
  readonly method: string;
  /** Declared and passed parameters between context and options. */
  readonly declared: Code;
  readonly passed: Code;
  /** Statements that make `r`, the request. */
  readonly statements: readonly Code[];
  /** The name of the method that makes a request, where several others need it. */
  readonly maker: string;
  readonly data: Code;
}
