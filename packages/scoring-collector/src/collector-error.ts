/** Kind of error. Kinds are public API and keep their meaning. */
export type CollectorErrorKind =
  /** The scoring host does not know the account's key. */
  | 'auth_key_invalid'
  /** The scoring host failed while it signed us in. */
  | 'internal'
  /** The reference is not in a state for this: used twice, complete or expired. */
  | 'state_invalid'
  /** The reference is none. */
  | 'value_invalid'
  /** The scoring host could not read a chunk. */
  | 'unknown'
  /** The account may not do this. */
  | 'action_forbidden'
  /** Any other answer of the scoring host. */
  | 'other'
  /** No answer. */
  | 'network'
  /** An answer that cannot be read. */
  | 'exception'
  /** `stop` before `start`. */
  | 'not_started'
  /** `start` after `start`. */
  | 'already_started'
  /** No consent was given, or the browser says no for its person (Global Privacy Control). */
  | 'consent_missing'
  /** The browser cannot encrypt or compress, the page is not served securely, or the public key is none. */
  | 'unsupported'
  /** Chunks that could not be sent became too many, and the oldest was given up. */
  | 'queue_full';

/** An error of the collector. It never contains what a visitor typed. */
export class CollectorError extends Error {
  declare readonly kind: CollectorErrorKind;
  /** HTTP status; 0 when there was no answer. */
  declare readonly status: number;

  constructor(kind: CollectorErrorKind, message = 'Something went wrong', status = 0) {
    super(message);
    this.name = 'CollectorError';
    this.kind = kind;
    this.status = status;
  }
}

/** Recognises a {@link CollectorError} from any copy of this package. */
export const isCollectorError = (error: unknown): error is CollectorError =>
  error instanceof Error && error.name === 'CollectorError';
