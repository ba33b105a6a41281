/** Kind of failure of a call. A refusal is no failure: it comes back as a value. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'server' | 'contract';

/** Known facts about a call that failed. */
export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly endpoint?: string | undefined;
  readonly path: string;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** A call that could not be carried out: the network, the server or the contract is broken. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no whole answer. */
  declare readonly status: number;
  /** Name of the endpoint in the contract, such as `getBanks`. */
  declare readonly endpoint: string | undefined;
  /** Path that was called, parameters filled in, without query. */
  declare readonly path: string;
  /**
   * Id of this request in the API's log; `undefined` when no answer began. After several tries it is the id of the last
   * one for which an answer began, also when the call failed later.
   */
  declare readonly requestId: string | undefined;

  constructor(message: string, { cause, status = 0, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    Object.assign(this, { status, ...facts });
  }
}

/** Recognises an {@link ApiError} from any copy of this package. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
