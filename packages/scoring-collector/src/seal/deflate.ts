import type { Bytes } from './bytes.ts';

/** Compresses as raw DEFLATE (RFC 1951), as JWE requires, outside the page's own thread. */
export async function deflate(text: string): Promise<Bytes> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}
