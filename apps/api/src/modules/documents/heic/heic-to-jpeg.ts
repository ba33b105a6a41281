import { Worker } from 'node:worker_threads';

export interface HeicQuestion {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
}
export type HeicAnswer = { readonly ok: true; readonly jpeg: Uint8Array } | { readonly ok: false };

/** The largest that phones make is 48 million; each takes four bytes while it is open. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_MS = 60_000;
const HEAP_MB = 256;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a JPEG of a HEIC, in a thread of its own so that nobody waits for it, and one after another since each takes
 * hundreds of megabytes.
 *
 * @returns `ok: false` for a picture that cannot be decoded or is too large
 * @throws when the thread broke or took too long
 */
export function heicToJpeg(bytes: Uint8Array, maxPixels = MAX_PIXELS): Promise<HeicAnswer> {
  const answer = last.then(() => ask({ bytes, maxPixels }));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(question: HeicQuestion): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The decoder writes what it thinks of a broken picture; that is no line of our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<HeicAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the conversion of a photo took too long')), TIMEOUT_MS);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the conversion of a photo ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
