import type { Bytes } from '../seal/bytes.ts';

/** @throws on anything that is not base64url without padding (RFC 4648 §5) */
export function fromBase64url(text: string): Bytes {
  if (!/^[\w-]*$/.test(text)) throw new Error('The text is not base64url');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
