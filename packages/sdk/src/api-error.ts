/** What kind of trouble broke a call. A refusal is no trouble: it comes back as a value. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'server' | 'contract';

/** What is known of a call that broke. */
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
  /** The endpoint's name in the contract, as `getBanks`. */
  declare readonly endpoint: string | undefined;
  /** Path that was called, parameters filled in, without query. */
  declare readonly path: string;
  /**
   * What the API calls this request in its log; `undefined` when no answer began. Of several tries it is that of the last
   * one which an answer began for, also when what broke the call came after it.
   */
  declare readonly requestId: string | undefined;

  constructor(message: string, { cause, status = 0, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    Object.assign(this, { status, ...facts });
  }
}

/** Recognises an {@link ApiError} from any copy of this package. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
