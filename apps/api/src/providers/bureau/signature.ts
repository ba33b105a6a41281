import { type KeyObject, sign, verify } from 'node:crypto';

/** Returns Círculo de Crédito's `x-signature`: ECDSA with SHA-256 over the body as it is sent, in hexadecimal. */
export const signatureOf = (body: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(body), key).toString('hex');

/** Tells whether a body was signed with the private half of a key. */
export const isSignedBy = (
  key: KeyObject,
  { body, signature }: { readonly body: string; readonly signature: string | null },
): boolean =>
  signature !== null &&
  /^[0-9a-f]+$/i.test(signature) &&
  verify('sha256', Buffer.from(body), key, Buffer.from(signature, 'hex'));
