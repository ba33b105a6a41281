import type { ChunkUpload, OpenChunk } from '@lender/scoring-collector/server';
import type { ChunkStore } from './chunk-store.ts';
import type { ProblemTitle } from './problem.ts';

/**
 * Opens a chunk and keeps its counts. A chunk that comes again is accepted as well.
 *
 * @returns the reason of a refusal, if there is one
 */
export async function receiveChunk(
  upload: ChunkUpload,
  { open, chunks }: { readonly open: OpenChunk; readonly chunks: ChunkStore },
): Promise<ProblemTitle | undefined> {
  let isOver = false;
  const opened = await open(upload, ({ referenceNumber, sequence, isFinal, payload }) => {
    const { n: events, dropped } = payload;
    const count = { reference: referenceNumber, sequence, isFinal, events, dropped, bytes: upload.data.length };
    const kept = chunks.keep(count);
    isOver = kept === 'complete';
    return kept === 'new';
  });
  if (!opened.ok) return opened.code;
  return isOver ? 'dataset_in_complete_state' : undefined;
}
