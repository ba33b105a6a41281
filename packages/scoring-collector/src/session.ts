import { createChunkMaker } from './chunk/chunk-maker.ts';
import { CollectorError } from './collector-error.ts';
import type { ScoringHost } from './host/scoring-host.ts';
import { type RecorderOptions, record } from './record/recorder.ts';
import type { Sealer } from './seal/sealer.ts';
import { createUploadQueue } from './send/upload-queue.ts';

export interface SessionOptions extends RecorderOptions {
  readonly chunkMs?: number;
  readonly now?: () => number;
  readonly onError?: (error: CollectorError) => void;
}

/**
 * Ends the recording, and uploads the rest or forgets it.
 *
 * @throws CollectorError when the rest could not be delivered in time; the page continues to try
 */
export type StopSession = (isFinal: boolean, timeoutMs: number, isDiscarded?: boolean) => Promise<void>;

/** `unload` and `beforeunload` are not used: they would keep the page out of the browser's cache of pages. */
const turns = ['visibilitychange', 'pagehide', 'pageshow', 'online'];

/** Collects for one reference on one page, until it is stopped. */
export function startSession(
  referenceNumber: string,
  host: ScoringHost,
  sealer: Sealer,
  options: SessionOptions,
): StopSession {
  const { chunkMs = 10_000, onError, now = Date.now } = options;
  const recorder = record(options);
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = document.hidden;
  let isRecording = true;
  /** Reason why nothing more is accepted, or why the rest could not be delivered. */
  let failure: CollectorError | undefined;

  const stopRecording = () => {
    isRecording = false;
    clearTimeout(timer);
    recorder.stop();
  };
  const queue = createUploadQueue(host, (error, isEnd) => {
    if (isEnd) stopRecording();
    if (!isRecording) failure = error;
    onError?.(error);
  });
  const chunks = createChunkMaker(referenceNumber, recorder, sealer, { now, onChunk: queue.add });
  /** The time to the next chunk is counted from the last one, and no chunk is made while the page is hidden. */
  const rest = () => {
    clearTimeout(timer);
    if (!isAway && isRecording) timer = setTimeout(makeChunk, chunkMs);
  };
  const makeChunk = () => void chunks.make(false).then(rest);

  const onTurn = ({ type }: Event) => {
    const isLeaving = type === 'pagehide' || document.hidden;
    if (isLeaving !== isAway && isRecording) recorder.see(isAway);
    isAway = isLeaving;
    rest();
    if (!isLeaving) return queue.wake();
    // The page may be gone for good: this is the last moment in which a script surely runs.
    chunks.makeAtOnce();
    queue.sendAll();
  };
  for (const turn of turns) addEventListener(turn, onTurn, watching);
  // Made at once: the first chunk carries the consent, and lets the browser ask the host for permission before the page
  // may end.
  makeChunk();

  return async (isFinal, timeoutMs, isDiscarded) => {
    stopRecording();
    if (isDiscarded) queue.clear();
    else if (!failure) await chunks.make(isFinal);
    const late = new Promise((_, reject) => {
      setTimeout(reject, timeoutMs, new CollectorError('network'));
    });
    await Promise.race([queue.empty().then(() => watching.abort()), late]);
    if (failure) throw failure;
  };
}
