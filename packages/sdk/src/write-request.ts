import { type Endpoint, encodeWire } from '@lender/contract';
import { fillPath } from './fill-path.ts';
import { InvalidInputError } from './invalid-input-error.ts';
import { isRecord } from './wire-body.ts';

/** Decoded parts of a request. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A request as it is sent. It has at most one of `json` and `form`. */
export interface WrittenRequest {
  /** Parameters filled in, without query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
}

/**
 * Writes what a call sends the way the endpoint declares it.
 *
 * @throws InvalidInputError when it does not fit
 */
export function writeRequest(endpoint: Endpoint, { params, query = {}, body }: Parts): WrittenRequest {
  const { name } = endpoint;
  const path = part(name, 'params', () =>
    fillPath(endpoint.path, endpoint.params && encodeWire(endpoint.params(), params)),
  );
  const asked = endpoint.query;
  const written = { path, ...(asked && { query: part(name, 'query', () => withoutGaps(encodeWire(asked(), query))) }) };
  const content = endpoint.body;
  if (!content) return written;
  const wire = part(name, 'body', () => encodeWire(content(), body));
  return endpoint.bodyKind === 'multipart'
    ? { ...written, form: formData(isRecord(wire) ? wire : {}) }
    : { ...written, json: wire };
}

function part<Written>(endpoint: string, which: keyof Parts, write: () => Written): Written {
  try {
    return write();
  } catch (cause) {
    throw new InvalidInputError(endpoint, which, cause);
  }
}

type HeaderFields = Readonly<Record<string, string>>;

/**
 * Returns the headers of a call: the caller's, and ours, which the caller cannot replace in any spelling.
 *
 * @throws InvalidInputError when a header cannot be sent; without a cause, which would repeat it, and it may be a token
 */
export function writeHeaders({ name }: Endpoint, theirs: HeaderFields | undefined, ours: HeaderFields): Headers {
  try {
    const headers = new Headers(theirs);
    for (const [header, value] of Object.entries(ours)) headers.set(header, value);
    return headers;
  } catch {
    throw new InvalidInputError(name, 'headers');
  }
}

const withoutGaps = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Files come last, so that a server that streams knows the fields before the bytes arrive. */
function formData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.set(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.set(name, value);
  return form;
}
