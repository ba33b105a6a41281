import { randomBytes } from 'node:crypto';

const MAX_SEQUENCE = 0xfff;

/**
 * Makes UUIDs of version 7. The first 48 bits are the time and the next 12 count within one millisecond, so that every
 * id sorts after all that the same maker made before, even when the clock stands or steps back.
 *
 * @param epochMs - the wall clock, in milliseconds since 1970
 *
 * @example
 * const newId = createUuidv7();
 * newId() < newId(); // → true
 */
export function createUuidv7(epochMs: () => number = Date.now): () => string {
  let lastMs = 0;
  let sequence = 0;
  return () => {
    const now = epochMs();
    if (now > lastMs) {
      lastMs = now;
      // Half of the range is left for counting.
      sequence = randomBytes(2).readUInt16BE() & (MAX_SEQUENCE >> 1);
    } else if (sequence < MAX_SEQUENCE) sequence += 1;
    else {
      lastMs += 1;
      sequence = 0;
    }
    return write(lastMs, sequence);
  };
}

function write(epochMs: number, sequence: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(epochMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
