import type { Recorder } from '../record/recorder.ts';
import type { Sealer } from '../seal/sealer.ts';
import { writePayload } from './write-payload.ts';

export interface ChunkMakerOptions {
  /** The visitor's clock, in ms since 1970. */
  readonly now: () => number;
  /** Takes the body of an upload when it is ready. */
  readonly onChunk: (body: string) => void;
  /** Source of random numbers, from 0 up to 1. @default Math.random */
  readonly random?: () => number;
}

export interface ChunkMaker {
  /** Makes a chunk of what there is. The first and the final one are made even of nothing. */
  make(isFinal: boolean): Promise<void>;
  /** Does the same before any other code can run. */
  makeAtOnce(): void;
}

/**
 * Largest numbers of rows that fit into a chunk: compressed, and as they are. No visitor makes as many in ten seconds.
 */
const mostRows = 2048;
const mostRowsAtOnce = 1024;

/**
 * Distance between the numbers of two consecutive chunks of a page. The range in between distinguishes pages that begin
 * at the same time.
 */
const step = 1000;

/**
 * Makes chunks of recorded rows. Rows are discarded only when they are in a chunk, so that none is lost between two,
 * whenever the page ends.
 */
export function createChunkMaker(
  referenceNumber: string,
  { read, forget, targets: tg }: Pick<Recorder, 'read' | 'forget' | 'targets'>,
  { seal, sealAtOnce }: Sealer,
  { now, onChunk, random = Math.random }: ChunkMakerOptions,
): ChunkMaker {
  // Greater than any number of an earlier page.
  const firstSeq = Math.trunc((now() + random()) * step);
  let seq = firstSeq;
  let fin = false;
  let isOver = false;
  let turn: Promise<void> = Promise.resolve();

  /**
   * Returns the content of a chunk, if there is enough for one. Of too many rows the oldest are left out, and are
   * counted.
   */
  const begin = (most: number) => {
    const batch = read();
    const { rows, dropped } = batch;
    if (isOver || !(rows.length || fin || seq === firstSeq)) return undefined;
    const fitting = rows.slice(-most);
    const facts = { dropped: dropped + rows.length - fitting.length, consent: seq === firstSeq || undefined, tg };
    const label = { ref: referenceNumber, seq, fin };
    return {
      text: writePayload(fitting, now(), facts),
      label,
      finish: (data: string | undefined) => {
        // Otherwise the page seemed to end meanwhile, and every row was taken already.
        if (!data || seq !== label.seq) return;
        seq += step;
        isOver = label.fin;
        forget(batch);
        onChunk(JSON.stringify({ referenceNumber, data, isFinal: isOver, isEncrypted: true }));
      },
    };
  };
  return {
    make: (isFinal) => {
      // Set at once: the page may seem to end before its turn comes.
      fin ||= isFinal;
      turn = turn.then(async () => {
        const begun = begin(mostRows);
        begun?.finish(await seal(begun.text, begun.label));
      });
      return turn;
    },
    makeAtOnce: () => {
      const begun = begin(mostRowsAtOnce);
      begun?.finish(sealAtOnce(begun.text, begun.label));
    },
  };
}
