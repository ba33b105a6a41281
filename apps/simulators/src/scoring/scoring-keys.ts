import type { DatabaseSync } from 'node:sqlite';
import { type ChunkKeys, generateChunkKeys } from '@lender/scoring-collector/server';
import { z } from 'zod';

const kid = 'simulator-1';

const jwkSchema = z.object({ kid: z.string() }).catchall(z.string());
const keysSchema = z.object({ publicKey: jwkSchema, privateKey: jwkSchema });
const rowSchema = z.object({ keys: z.string().transform((text) => keysSchema.parse(JSON.parse(text))) }).optional();

/**
 * Returns the key that pages seal for. It is made once, so that a page which was open during a restart can still be
 * read.
 */
export async function ensureScoringKeys(database: DatabaseSync): Promise<ChunkKeys> {
  const read = () => rowSchema.parse(database.prepare('select keys from scoring_key').get())?.keys;
  const found = read();
  if (found) return found;
  const made = JSON.stringify(await generateChunkKeys(kid));
  database.prepare('insert into scoring_key (id, keys) values (1, ?) on conflict do nothing').run(made);
  return read() ?? keysSchema.parse(JSON.parse(made));
}
