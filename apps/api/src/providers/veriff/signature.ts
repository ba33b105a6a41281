import { createHmac } from 'node:crypto';

/**
 * Computes Veriff's `X-HMAC-SIGNATURE`: HMAC-SHA256 with the shared secret, in hexadecimal. It signs the body, byte for
 * byte, or the session's id when there is no body.
 */
export const signatureOf = (signed: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(signed).digest('hex');
