/** Reads the envelope of every JSON answer. Bodies may be anything: they come from outside. */

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True when the body says `success: false`, whatever the status is. */
export const saysNo = (body: unknown): boolean => isRecord(body) && body.success === false;

/** Returns the wrapped data, or the whole answer where a server sends it unwrapped. */
export const unwrap = (body: unknown): unknown =>
  isRecord(body) && 'success' in body && 'data' in body ? body.data : body;

/** Returns the token that an answer has in `Authorization`, at its top or in its data, without `Bearer`. */
export function tokenIn(body: unknown): string | undefined {
  for (const place of [body, unwrap(body)]) {
    const token = isRecord(place) ? place.Authorization : undefined;
    if (typeof token === 'string' && token !== '') return token.replace(/^Bearer\s+/i, '');
  }
  return undefined;
}
