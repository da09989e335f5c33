/** Random requests and answers of operations, made from all that the manifest says of them. */
import type { ApiModel } from "../../../generator/model/model.js";
import type { Sent } from "../conversation.js";
import { operationSchemas, type OperationSchemas } from "./operation-schemas.js";
import { unknownContent } from "./random-bodies.js";
import { type Answered, listedStatuses, randomReply } from "./random-replies.js";
import { randomRequest } from "./random-requests.js";
import { randomValues } from "./random-values.js";

/** Makes the messages of one operation; the same for the same seed. */
export interface Messages {
  /** Id of the operation. */
  readonly id: string;
  readonly of: OperationSchemas;
  /** The statuses that it may answer, as the manifest lists them; 200 where it lists none. */
  readonly statuses: readonly string[];
  /** The media type of a request's body. */
  typeOf(sent: Sent): string;
  request(seed: string): Sent;
  reply(status: string, seed: string): Answered;
}

/** The makers of messages of all operations that can be called. */
export function messagesOf(model: ApiModel): readonly Messages[] {
  const { operations, schemas } = operationSchemas(model);
  const values = randomValues(schemas);
  return operations.map((of) => ({
    id: of.operation.id,
    of,
    statuses: listedStatuses(of),
    typeOf: ({ contentType }) => contentType ?? (of.contents[0] ?? unknownContent).mediaType,
    request: (seed) => randomRequest(of, values, seed),
    reply: (status, seed) => randomReply(of, { status, values, seed: `${seed} ${status}` }),
  }));
}
