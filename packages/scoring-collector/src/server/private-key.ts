import { keyWrap, type PublicKey } from '../seal/public-key.ts';

/** A private key as a JSON Web Key (RFC 7517), with the name by which its chunks refer to it. */
export interface PrivateKey extends PublicKey {
  readonly d?: string | undefined;
  readonly p?: string | undefined;
  readonly q?: string | undefined;
  readonly dp?: string | undefined;
  readonly dq?: string | undefined;
  readonly qi?: string | undefined;
}

/** Both keys of a pair: the public one is put into the page, the private one opens the page's chunks. */
export interface ChunkKeys {
  readonly publicKey: PublicKey;
  readonly privateKey: PrivateKey;
}

/** Makes a key of 2048 bits, which is enough for years and adds least to each chunk. */
export async function generateChunkKeys(kid: string): Promise<ChunkKeys> {
  const how = { ...keyWrap, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(how, true, ['encrypt', 'decrypt']);
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', publicKey);
  const { key_ops: _, ext: __, ...parts } = await crypto.subtle.exportKey('jwk', privateKey);
  const named = { kid, alg: 'RSA-OAEP-256', use: 'enc' };
  return { publicKey: { kty, n, e, ...named }, privateKey: { ...parts, ...named } };
}
