import type { Refusal } from './refusal.ts';

/** Refusal in the middle of a list. Thrown by `eachRow` alone: a loop that just ended would look complete. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;
  /** Name of the endpoint in the contract, such as `listCases`. */
  readonly endpoint: string;
  /** Id of the refused request in the API's log. */
  readonly requestId: string | undefined;

  constructor(endpoint: string, refusal: Refusal, requestId: string | undefined) {
    super(`${endpoint} was refused: ${refusal.code}`);
    this.endpoint = endpoint;
    this.refusal = refusal;
    this.requestId = requestId;
  }
}

/** Recognises a {@link RefusedError} from any copy of this package. */
export const isRefusedError = (error: unknown): error is RefusedError =>
  error instanceof Error && error.name === 'RefusedError';
