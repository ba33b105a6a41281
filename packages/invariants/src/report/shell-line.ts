import type { RecordedCall } from '../world/trace.ts';

/**
 * Returns the `curl` command of a call: the server is `$URL`, and each caller's token a variable of its name.
 *
 * @example
 * shellLineOf({ as: 'borrower 1', method: 'GET', path: '/web/private/client/flow', status: 200 }) // → `curl -X GET "$URL"'/web/private/client/flow' -H "Authorization: Bearer $BORROWER_1" # 200`
 */
export function shellLineOf({ as, method, path, body, idempotencyKey, status }: RecordedCall): string {
  const token = as === 'visitor' ? [] : [`-H "Authorization: Bearer $${as.toUpperCase().replaceAll(/\W/g, '_')}"`];
  const key = idempotencyKey === undefined ? [] : [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`];
  const sent = body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(body)}`];
  return ['curl', '-X', method, `"$URL"${quoted(path)}`, ...token, ...key, ...sent, `# ${status ?? 'no answer'}`].join(
    ' ',
  );
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
