/**
 * The plan of an SDK for a service, in no language: every decision that no language changes, made once. It is plain JSON
 * without facts: "not shown" is a side of a closed union, which emitters switch over. Schemas stay as the model has them, by
 * name where they have one.
 */
import type { EventPlan } from "./events/event-plan.js";
import type { AnswerPlan } from "./operations/answer.js";
import type { CallingPlan, PlacedRate } from "./operations/calling.js";
import type { ClientDefaults } from "./operations/client-defaults.js";
import type { MissingFact } from "./operations/facts.js";
import type { CredentialPlan } from "./operations/credentials.js";
import type { ServiceFailures } from "./operations/failures.js";
import type { CommentSentences } from "./words/comment-sentences.js";
import type { OperationWords } from "./words/operation-words.js";
import type { Prose } from "./words/prose.js";
import type { Name } from "./names/words.js";
import type { PagingPlan } from "./operations/paging.js";
import type { ParameterPlan, PlacePlan } from "./operations/parameters.js";
import type { RequestPlan } from "./operations/request.js";
import type { OperationSecurity, SecurityNeeds } from "./operations/security.js";

/** All of it. */
export interface SdkPlan {
  readonly service: ServicePlan;
  readonly groups: readonly GroupPlan[];
}

/** The facts that hold for every operation. */
export interface ServicePlan {
  readonly title?: string;
  readonly description?: string;
  /** The words for its version where nobody knows how a caller requests it. */
  readonly version?: Prose;
  /** Where it is, without a version that clients put behind it. */
  readonly baseUrl?: string;
  /** The defaults of a client. */
  readonly defaults: ClientDefaults;
  /** Folder of the manifest's groups, with a slash at its end: `manifest/groups/`. */
  readonly groupsFolder: string;
  /** The unsuccessful responses of any operation, and the classes of failures. */
  readonly failures: ServiceFailures;
  readonly credentials: readonly CredentialPlan[];
  /** True if there are credentials, and others beside these. */
  readonly credentialsAre: PlacePlan;
  /** The credentials that requests of operations carry, equal needs once; operations refer to them by their place in the list. */
  readonly needs: SecurityNeeds["needs"];
  /** The events that the service sends, as far as they are known by name. */
  readonly events: readonly EventPlan[];
  /** True if it sends anything by itself, and more than these. */
  readonly eventsAre: PlacePlan;
  /** How often it may be called: what it says of all calls, then what single operations say of theirs. */
  readonly rates: readonly PlacedRate[];
  /** True if nobody knows how often it may be called. */
  readonly isRateOpen: boolean;
  /** Headers that go with every request. */
  readonly headers: { readonly place: PlacePlan; readonly known: readonly ParameterPlan[] };
}

/** Operations that belong together; a sub-group has the same form. */
export interface GroupPlan extends GroupHead {
  readonly operations: readonly OperationPlan[];
  readonly groups: readonly GroupPlan[];
}

/** A group without its operations. */
export interface GroupHead {
  /** Ids from the outermost group, joined by dots. */
  readonly id: string;
  /** The last part of the id. */
  readonly name: Name;
  readonly title?: string;
  readonly description?: string;
  /** The file of the manifest that says it: `manifest/groups/books.yaml`. */
  readonly origin: string;
  /** Where it stands there: `manifest/groups/me.yaml#groups.saved-books`. */
  readonly place: string;
}

/** One operation: one that can be called, or one that each language keeps in sight in its own way. */
export type OperationPlan = CallableOperation | OperationNotShown;

/** An operation with a request and an answer. */
export interface CallableOperation extends OperationHead, CallingPlan {
  readonly kind: "callable";
  readonly request: RequestPlan;
  readonly answer: AnswerPlan;
  /** Left out where it is not known to have pages. */
  readonly paging?: PagingPlan;
  /** Which of the service's needs it has; left out = its requests are not known to have to carry anything. */
  readonly need?: number;
}

/** An operation that nobody can call yet. */
export interface OperationNotShown extends OperationHead {
  readonly kind: "not-shown";
  readonly missing: readonly MissingFact[];
}

/** The members of every operation. */
export interface OperationHead {
  /** Id of the group and the name, joined by a dot: `me.saved-books.save`. */
  readonly id: string;
  readonly name: Name;
  /** Names that it had before, in the same group. */
  readonly formerly: readonly Name[];
  /** Where the manifest says it: `manifest/groups/books.yaml#operations.retrieve`. */
  readonly place: string;
  readonly doc: OperationDoc;
  readonly security: OperationSecurity;
}

/** The texts of an operation for people. */
export interface OperationDoc {
  readonly title?: string;
  /** Where it is, without a version that clients put behind it. */
  readonly baseUrl?: string;
  readonly summary?: string;
  readonly description?: string;
  /** Where that stands, and who says it. */
  readonly origin: string;
  /** Its other unknown facts, in words for readers. */
  readonly notShown: readonly string[];
  /** Its facts, in sentences. */
  readonly words: OperationWords;
  /** The sentences of its comment beside its own texts. */
  readonly comment: CommentSentences;
}
