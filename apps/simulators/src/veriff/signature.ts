import { createHmac } from 'node:crypto';

/**
 * Returns Veriff's `X-HMAC-SIGNATURE` of a body, or of a session's id: HMAC-SHA256 by the shared secret, in
 * hexadecimal.
 */
export const signatureOf = (signed: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(signed).digest('hex');
