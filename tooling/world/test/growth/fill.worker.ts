import { workerData } from 'node:worker_threads';
import { createVault } from '@lender/api/kernel/crypto/vault';
import type pg from 'pg';
import { copyRows } from './copy-rows.ts';
import type { Filling } from './filling.ts';
import { patternOf, writeCopy } from './life-pattern.ts';
import { withClient } from './with-client.ts';

/** Writes a share of all copies, table by table, in batches. */
const { connectionString, lives, shared, recorded, keys, counts, worker, workers }: Filling = workerData;
const vault = createVault(keys);
const patterns = lives.map((life, template) => patternOf(life, { shared, recorded, template }));
const firstNumbers = counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 0));

/** Number of rounds: lives alternate in each, as the clients of a lender do. */
const ROUNDS = 500;
const BATCH_CHARACTERS = 8_000_000;

await withClient(connectionString, async (client) => {
  await client.query('set session_replication_role = replica');
  let into = new Map<string, string[]>();
  let characters = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, pattern] of patterns.entries()) {
      const count = counts[at] ?? 0;
      for (let nth = Math.floor((count * round) / ROUNDS); nth < Math.floor((count * (round + 1)) / ROUNDS); nth++) {
        if (nth % workers !== worker) continue;
        characters += writeCopy(pattern, { nth, number: (firstNumbers[at] ?? 0) + nth, vault, into });
        if (characters < BATCH_CHARACTERS) continue;
        await write(client, into);
        [into, characters] = [new Map(), 0];
      }
    }
  await write(client, into);
});

async function write(client: pg.Client, batch: ReadonlyMap<string, readonly string[]>): Promise<void> {
  for (const [head, lines] of batch) await copyRows(client, head, lines);
}
