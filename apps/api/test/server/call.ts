import assert from 'node:assert/strict';
import { decodeWire, type Endpoint, encodeWire, type Reply, type Send } from '@lender/contract';

export interface Called<E extends Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  /** Decoded reply; undefined when refused. */
  readonly data: Reply<E>;
  /** Code of a refusal; undefined for a success. */
  readonly code: string | undefined;
  /** Body of the answer as it was sent. */
  readonly body: unknown;
}

interface Options {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Calls an endpoint over real HTTP, in the form that the contract defines, and reads the answer through the contract.
 */
export async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  send: Send<E>,
  { token, key, headers }: Options = {},
): Promise<Called<E>> {
  const parts = send as { params?: never; query?: never; body?: never };
  const params = endpoint.params
    ? (encodeWire(endpoint.params(), parts.params as never) as Record<string, string>)
    : {};
  const asked = endpoint.query
    ? (encodeWire(endpoint.query(), (parts.query ?? {}) as never) as Record<string, string | undefined>)
    : {};
  const query = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const body = endpoint.body ? encodeWire(endpoint.body(), parts.body as never) : undefined;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const isForm = endpoint.bodyKind === 'multipart';
  const response = await fetch(`${origin}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? formOf(body as Record<string, string | Blob>) : JSON.stringify(body) }),
  });
  return readAnswer(endpoint, response);
}

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Called<E>> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.includes('json')) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status, headers, data: bytes as Reply<E>, code: undefined, body: bytes };
  }
  const body = (await response.json()) as { success: boolean; data?: unknown; error?: { code: string } };
  assertDeclared(endpoint, response);
  if (!body.success) return { status, headers, data: undefined as Reply<E>, code: body.error?.code, body };
  const decoded = decodeWire(endpoint.reply(), body.data as never);
  if (!decoded.ok)
    throw new Error(`${endpoint.name} answered outside the contract: ${JSON.stringify(decoded.violations)}`);
  // Fields that the contract does not name must not be sent: a column that was selected is not an answer.
  assert.deepEqual(body.data, encodeWire(endpoint.reply(), decoded.value as never));
  return { status, headers, data: decoded.value as Reply<E>, code: undefined, body };
}

/** A header that only some answers carry must be declared, since the documents list it for no other endpoint. */
function assertDeclared({ name, paginated, etag, repeat }: Endpoint, { ok, headers }: Response): void {
  const carried = ['x-page', 'etag', 'idempotent-replayed'].filter((header) => headers.has(header));
  const declared = [...(paginated ? ['x-page'] : []), ...(etag ? ['etag'] : [])];
  const mayReplay = ok && repeat === 'key' && headers.has('idempotent-replayed');
  assert.deepEqual(carried, [...(ok ? declared : []), ...(mayReplay ? ['idempotent-replayed'] : [])], name);
}

/** Sends any JSON, also what the contract would not let a caller write. */
export async function sendJson(
  origin: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { body, token, headers }: { body: unknown; token?: string | undefined; headers?: Readonly<Record<string, string>> },
): Promise<{ status: number; headers: Headers; code: string | undefined; body: unknown }> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { code: string } };
  return { status: response.status, headers: response.headers, code: answer.error?.code, body: answer };
}
