import type { Recorder } from '../record/recorder.ts';
import type { Sealer } from '../seal/sealer.ts';
import { writePayload } from './write-payload.ts';

export interface ChunkMakerOptions {
  /** The visitor's clock, in ms since 1970. */
  readonly now: () => number;
  /** Takes the body of an upload when it is ready. */
  readonly onChunk: (body: string) => void;
  /** From 0 up to 1. @default Math.random */
  readonly random?: () => number;
}

export interface ChunkMaker {
  /** Makes a chunk of what there is. The first and the final one are made even of nothing. */
  make(isFinal: boolean): Promise<void>;
  /** The same before anything else can happen. */
  makeAtOnce(): void;
}

/** So many rows fit into a chunk: compressed, and as they are. Nobody makes as many in ten seconds. */
const mostRows = 2048;
const mostRowsAtOnce = 1024;

/** Between the numbers of two chunks of a page. What is left in between tells pages apart that begin at the same time. */
const step = 1000;

/**
 * Makes chunks of what is recorded. Rows are forgotten only when they are in one, so that nothing falls between two,
 * whenever the page ends.
 */
export function createChunkMaker(
  referenceNumber: string,
  { read, forget, targets: tg }: Pick<Recorder, 'read' | 'forget' | 'targets'>,
  { seal, sealAtOnce }: Sealer,
  { now, onChunk, random = Math.random }: ChunkMakerOptions,
): ChunkMaker {
  // Greater than any of an earlier page.
  const firstSeq = Math.trunc((now() + random()) * step);
  let seq = firstSeq;
  let fin = false;
  let isOver = false;
  let turn: Promise<void> = Promise.resolve();

  /** What there is for a chunk, if it is worth one. Of too many rows the oldest stay behind, and are counted. */
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
        // Otherwise the page seemed to end meanwhile, and all of it is out already.
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
      // At once: the page may seem to end before its turn comes.
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
