import type { Bytes } from './bytes.ts';

/** The field's polynomial, x¹²⁸ + x⁷ + x² + x + 1, its bits in the order of NIST SP 800-38D. */
const reduction = 0xe1n << 120n;

/**
 * Computes GHASH of NIST SP 800-38D §6.4 over the authenticated and the encrypted bytes.
 *
 * @param key - 16 bytes, the hash subkey
 */
export function ghash(key: Bytes, authenticated: Bytes, encrypted: Bytes): bigint {
  let [multiple = 0n] = blocksOf(key);
  const multiples = Array.from({ length: 128 }, () => {
    const current = multiple;
    multiple = (multiple >> 1n) ^ (multiple & 1n ? reduction : 0n);
    return current;
  });
  const lengths = ((BigInt(authenticated.length) << 64n) | BigInt(encrypted.length)) << 3n;
  let hash = 0n;
  for (const block of [...blocksOf(authenticated), ...blocksOf(encrypted), lengths]) {
    const bits = digitsOf(hash ^ block, 128, 2);
    // The product with the key is the sum of its multiples whose bits are set.
    hash = multiples.reduce((sum, chosen, bit) => (bits[bit] === '1' ? sum ^ chosen : sum), 0n);
  }
  return hash;
}

/** Returns blocks of 128 bits; the last one is padded with zeros. */
export const blocksOf = (bytes: Bytes): readonly bigint[] =>
  (
    Array.from(bytes, (byte) => digitsOf(byte, 2))
      .join('')
      .match(/.{1,32}/g) ?? []
  ).map((block) => BigInt(`0x${block.padEnd(32, '0')}`));

/** 16 bytes. */
export const bytesOfBlock = (block: bigint): Bytes =>
  Uint8Array.from(digitsOf(block, 32).match(/../g) ?? [], (pair) => Number(`0x${pair}`));

const digitsOf = (number: number | bigint, length: number, base = 16): string =>
  number.toString(base).padStart(length, '0');
