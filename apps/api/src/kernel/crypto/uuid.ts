import { randomUUID } from 'node:crypto';

const MAX_SEQUENCE = 0xfff;

/**
 * Makes UUIDs of version 7. The first 48 bits are the time and the next 12 count within one millisecond, so that every
 * id sorts after all that the same maker made before, even when the clock stops or steps back.
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
      sequence = Number.parseInt(randomUUID().slice(0, 3), 16) & (MAX_SEQUENCE >> 1);
    } else if (sequence < MAX_SEQUENCE) sequence += 1;
    else {
      lastMs += 1;
      sequence = 0;
    }
    return write(lastMs, sequence);
  };
}

/** Takes the random half of a version 4 UUID, which Node makes from bytes that it keeps ready. */
function write(epochMs: number, sequence: number): string {
  const time = epochMs.toString(16).padStart(12, '0');
  const count = sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${randomUUID().slice(19)}`;
}
