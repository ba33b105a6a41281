import { createHash } from 'node:crypto';

/** Returns a source of numbers from 0 up to, not including, 1: the same ones for the same seed. */
export function chanceOf(seed: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    const digest = createHash('sha256').update(`${seed}:${drawn}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}

/** Returns a UUID that is the same for the same seed. */
export function uuidOf(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
