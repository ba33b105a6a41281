import type { Refusal } from './refusal.ts';

/** A list that was refused in its midst. Thrown by `eachRow` alone: a loop that merely ended would look whole. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;
  /** The endpoint's name in the contract, as `listCases`. */
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
