import { createHmac } from 'node:crypto';

/**
 * Veriff's `X-HMAC-SIGNATURE`: HMAC-SHA256 by the shared secret, in hexadecimal. What is signed is a body, byte for byte,
 * or the session's id where there is none.
 */
export const signatureOf = (signed: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(signed).digest('hex');
