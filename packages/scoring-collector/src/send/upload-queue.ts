import { CollectorError } from '../collector-error.ts';
import type { ScoringHost } from '../host/scoring-host.ts';
import { nextPause } from './next-pause.ts';
import { isEnd, mayRepeat } from './verdict.ts';

export interface UploadQueue {
  /** Adds a chunk, which is sent when earlier ones have arrived. */
  add(chunk: string): void;
  /** Sends all that waits, at the same time: the page may be about to end. */
  sendAll(): void;
  /** Tries again at once: the network is back. */
  wake(): void;
  /** Discards waiting chunks. A request under way cannot be called back. */
  clear(): void;
  /** Resolves when no chunk waits. */
  empty(): Promise<void>;
}

/** Most chunks that wait: 40 minutes without a network. Most have about 2 KB, none more than 34 KB. */
const mostChunks = 240;

/**
 * Delivers chunks in order, again and again until they are accepted. The host recognises a repeated chunk by its
 * number.
 *
 * @param host - uploads, and says whether uploads wait for it to sign in, which a page that ends would not outlive
 * @param onGivenUp - called for every chunk that is given up, with the reason; `isOver` when all are, and nothing more
 *   will be accepted
 * @param random - from 0 up to 1
 */
export function createUploadQueue(
  { upload, isSigningIn }: Pick<ScoringHost, 'upload' | 'isSigningIn'>,
  onGivenUp: (error: CollectorError, isOver: boolean) => void,
  random = Math.random,
): UploadQueue {
  let chunks: string[] = [];
  const underWay = new Set<string>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onEmpty = () => {};

  const wake = () => {
    const [first] = chunks;
    if (first && !underWay.has(first)) void deliver(first, false);
  };

  async function deliver(chunk: string, isLast: boolean): Promise<void> {
    underWay.add(chunk);
    const error = await upload(chunk, isLast).catch((thrown: CollectorError) => thrown);
    underWay.delete(chunk);
    if (error && mayRepeat(error)) {
      // One timer for all failures: otherwise each hiding of the page would multiply the tries.
      clearTimeout(timer);
      timer = setTimeout(wake, nextPause(++failures, random()));
      return;
    }
    failures = 0;
    const isOver = !!error && isEnd(error);
    chunks = chunks.filter((other) => !isOver && other !== chunk);
    if (error) onGivenUp(error, isOver);
    if (chunks.length) wake();
    else onEmpty();
  }

  return {
    add: (chunk) => {
      chunks.push(chunk);
      if (chunks.length === 1) wake();
      if (chunks.length <= mostChunks) return;
      // The newest chunk says most: the oldest is removed, except the one that is on its way.
      chunks.splice(1, 1);
      onGivenUp(new CollectorError('queue_full'), false);
    },
    sendAll: () => {
      for (const chunk of chunks) if (!underWay.has(chunk) || isSigningIn()) void deliver(chunk, true);
    },
    wake,
    clear: () => {
      chunks.length = 0;
    },
    empty: () =>
      new Promise((resolve) => {
        onEmpty = resolve;
        if (!chunks.length) resolve();
      }),
  };
}
