import type { Bytes } from '../seal/bytes.ts';

/**
 * Unpacks raw DEFLATE (RFC 1951), at most `mostBytes` of a bomb.
 *
 * @throws on what is no DEFLATE, or more than `mostBytes` of it
 */
export async function inflate(compressed: Bytes, mostBytes: number): Promise<Blob> {
  const reader = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Bytes[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    parts.push(next.value);
    if (bytes <= mostBytes) continue;
    await reader.cancel();
    throw new Error(`The content exceeds ${mostBytes} bytes`);
  }
  return new Blob(parts);
}
