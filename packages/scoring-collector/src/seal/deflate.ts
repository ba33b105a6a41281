import type { Bytes } from './bytes.ts';

/** Raw DEFLATE (RFC 1951), as JWE wants it; the work is done beside the page's own thread. */
export async function deflate(text: string): Promise<Bytes> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}
