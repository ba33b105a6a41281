import { randomBytes } from 'node:crypto';

/**
 * A UUID of version 7: its first 48 bits are the time, so that ids made later sort later.
 *
 * @param epochMs - the wall clock, in milliseconds since 1970
 */
export function uuidv7(epochMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(epochMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
