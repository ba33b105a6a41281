import { toBase64url } from './base64url.ts';
import { type Bytes, bytesOf, randomBytes } from './bytes.ts';
import { blocksOf, bytesOfBlock, ghash } from './ghash.ts';
import { keyWrap } from './public-key.ts';

/** Number of bytes in an AES block, and in a tag. */
const blockBytes = 16;

/** Largest number of bytes that a pad can seal. With their envelopes, two fit into the requests that outlive a page. */
export const PAD_BYTES = 24 * 1024;

/**
 * Seals bytes without waiting for anything, with the same result as AES-256-GCM (NIST SP 800-38D), and writes them as a
 * JWE in its compact form (RFC 7516). A pad is for one chunk: a second chunk under it would reveal both.
 *
 * @param header - encoded; it is authenticated too
 * @param plain - no longer than the pad
 */
export type SealPad = (header: string, plain: Bytes) => string;

/**
 * Does all slow work of sealing one chunk in advance: lets WebCrypto, which answers only later, encrypt the counter
 * ahead, so that a page which is about to end can seal its rows before it ends.
 */
export async function preparePad(recipient: CryptoKey): Promise<SealPad> {
  const { subtle } = crypto;
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const aes = await subtle.importKey('raw', key, 'AES-CTR', false, ['encrypt']);
  const encrypt = async (how: AesCtrParams | RsaOaepParams, own: CryptoKey, plain: Bytes) =>
    new Uint8Array(await subtle.encrypt(how, own, plain));
  const encryptZeros = (counter: Bytes, length: number) =>
    encrypt({ name: 'AES-CTR', counter, length: 32 }, aes, new Uint8Array(length));
  const wrappedKey = await encrypt(keyWrap, recipient, key);
  const hashKey = await encryptZeros(new Uint8Array(blockBytes), blockBytes);
  // The first block of the keystream hides the tag, the following ones hide the text.
  const keystream = await encryptZeros(Uint8Array.of(...iv, 0, 0, 0, 1), blockBytes + PAD_BYTES);
  return (header, plain) => {
    const sealed = plain.map((byte, at) => byte ^ (keystream[at + blockBytes] ?? 0));
    const [mask = 0n] = blocksOf(keystream.subarray(0, blockBytes));
    const tag = bytesOfBlock(ghash(hashKey, bytesOf(header), sealed) ^ mask);
    return [header, ...[wrappedKey, iv, sealed, tag].map(toBase64url)].join('.');
  };
}
