import { isRecord } from './wire-body.ts';

/**
 * Input of a call that does not fit the contract: a bug of the caller, so nothing was sent. Names fields and never
 * values, which may be personal data; `cause` is the schema's own error. Of headers it only says that they cannot be
 * sent.
 */
export class InvalidInputError extends TypeError {
  override readonly name = 'InvalidInputError';
  /** Name of the endpoint in the contract, such as `loginClient`. */
  readonly endpoint: string;
  /** Places that do not fit, as `body.mobilePhone.number`, `query.page`, `params.id` or `headers`. */
  readonly fields: readonly string[];

  constructor(endpoint: string, part: 'params' | 'query' | 'body' | 'headers', cause?: unknown) {
    const fields = issuesOf(cause).flatMap(({ path, keys = [] }) => {
      const place = [part, ...path].join('.');
      return keys.length > 0 ? keys.map((key) => `${place}.${key}`) : place;
    });
    super(`${endpoint} was called with invalid input: ${fields.join(', ')}`, { cause });
    this.endpoint = endpoint;
    this.fields = fields;
  }
}

interface Issue {
  readonly path: readonly PropertyKey[];
  /** Unknown keys below `path`. */
  readonly keys?: readonly string[];
}

/** A schema lists its issues; any other error is about the part as a whole. */
const issuesOf = (cause: unknown): readonly Issue[] =>
  isRecord(cause) && Array.isArray(cause.issues) ? cause.issues : [{ path: [] }];
