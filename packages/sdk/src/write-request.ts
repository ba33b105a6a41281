import { type Endpoint, encodeWire } from '@lender/contract';
import { fillPath } from './fill-path.ts';

/** What a call sends, decoded. */
export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A request as it travels. At most one of `json` and `form` is there. */
export interface WrittenRequest {
  /** Parameters filled in, without query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
}

/** Writes what a call sends the way the endpoint declares it. */
export function writeRequest(endpoint: Endpoint, { params, query = {}, body }: Parts): WrittenRequest {
  const path = fillPath(endpoint.path, endpoint.params && encodeWire(endpoint.params(), params));
  const written = {
    path,
    ...(endpoint.query && { query: withoutGaps(encodeWire(endpoint.query(), query)) }),
  };
  if (!endpoint.body) return written;
  const wire = encodeWire(endpoint.body(), body);
  return endpoint.bodyKind === 'multipart'
    ? { ...written, form: formData(wire as Record<string, unknown>) }
    : { ...written, json: wire };
}

const withoutGaps = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Files go last, so that a server that streams knows the fields before the bytes arrive. */
function formData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) if (!(value instanceof Blob)) form.set(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.set(name, value);
  return form;
}
