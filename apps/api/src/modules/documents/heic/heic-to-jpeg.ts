import type { Result } from '@lender/result';
import { askThread } from '../threads/ask-thread.ts';
import { createLane } from '../threads/lane.ts';

export interface HeicQuestion {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}
/** A JPEG, or a picture that cannot be decoded or is too large. */
export type HeicAnswer = Result<Uint8Array, 'undecodable'>;

/** Pixel limit. The largest photos of phones have 48 million; each takes four bytes while it is open. */
const MAX_PIXELS = 50_000_000;
const PROGRAM = new URL('./heic-worker.ts', import.meta.url);
const LIMITS = { cpuMs: 60_000, heapMb: 256, waitMs: 300_000 };

/** One at a time, since each takes hundreds of megabytes. */
const lane = createLane(1);

/**
 * Makes a JPEG of a HEIC.
 *
 * @throws when it took too long
 */
export async function heicToJpeg(bytes: Uint8Array, maxPixels = MAX_PIXELS): Promise<HeicAnswer> {
  const answer = await lane.run(() => askThread<HeicQuestion, HeicAnswer>(PROGRAM, { bytes, maxPixels }, LIMITS));
  if (!answer.ok) throw new Error('the conversion of a photo used up its time or memory');
  return answer.value;
}
