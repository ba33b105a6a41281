/** What kind of trouble broke a call. A refusal is no trouble: it comes back as a value. */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'server' | 'contract';

/** A call that could not be carried out: the network, the server or the contract is broken. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Path that was called, parameters filled in, without query. */
  readonly path: string;

  constructor(message: string, facts: { kind: ApiErrorKind; status?: number; path: string; cause?: unknown }) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.path = facts.path;
  }
}

/** Recognises an {@link ApiError} from any copy of this package. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
