import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../database.ts';

const keptMs = 30 * 24 * 3_600_000;

/** Size of a chunk that is kept; its content never is. */
export interface ChunkCount {
  readonly reference: string;
  readonly sequence: number;
  readonly isFinal: boolean;
  readonly events: number;
  readonly dropped: number;
  /** Size of the envelope. */
  readonly bytes: number;
}

const datasetSchema = z.object({
  reference: z.string(),
  chunks: z.int(),
  events: z.int(),
  dropped: z.int(),
  bytes: z.int(),
  /** ISO 8601, UTC. */
  lastAt: z.string(),
  isComplete: z.int().transform(Boolean),
});

/** Everything received under one reference. */
export type Dataset = Readonly<z.output<typeof datasetSchema>>;

export interface ChunkStore {
  /** Stores a chunk, unless it came before, or the dataset is complete. */
  keep(chunk: ChunkCount): 'new' | 'repeat' | 'complete';
  isComplete(reference: string): boolean;
  /** Lists the hundred datasets with the latest chunks, newest first. */
  listNewest(): Dataset[];
}

/** Stores thirty days of counts. */
export function createChunkStore(database: DatabaseSync, wall: () => Date): ChunkStore {
  const find = database.prepare('select 1 from scoring_chunk where reference = ? and sequence = ?');
  const findFinal = database.prepare('select 1 from scoring_chunk where reference = ? and is_final = 1');
  const forget = database.prepare('delete from scoring_chunk where received_at < ?');
  const add = database.prepare(`
    insert into scoring_chunk (reference, sequence, is_final, events, dropped, bytes, received_at)
    values (:reference, :sequence, :isFinal, :events, :dropped, :bytes, :receivedAt)
  `);
  const list = database.prepare(`
    select reference, count(*) as chunks, sum(events) as events, sum(dropped) as dropped, sum(bytes) as bytes,
      max(received_at) as lastAt, max(is_final) as isComplete
    from scoring_chunk group by reference order by lastAt desc, max(rowid) desc limit 100
  `);
  const isComplete = (reference: string) => findFinal.get(reference) !== undefined;
  return {
    keep: (chunk) =>
      inTransaction(database, () => {
        const now = wall();
        forget.run(new Date(now.getTime() - keptMs).toISOString());
        if (find.get(chunk.reference, chunk.sequence)) return 'repeat';
        if (isComplete(chunk.reference)) return 'complete';
        add.run({ ...chunk, isFinal: Number(chunk.isFinal), receivedAt: now.toISOString() });
        return 'new';
      }),
    isComplete,
    listNewest: () => z.array(datasetSchema).parse(list.all()),
  };
}
