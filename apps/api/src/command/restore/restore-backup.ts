import { createReadStream } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../../env.ts';
import { createClock } from '../../kernel/clock.ts';
import { connect } from '../../kernel/database/database.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { endRestore } from '../../kernel/database/unfinished-restore.ts';
import type { Objects } from '../../providers/storage/objects.ts';
import { fileOf, keptDocument } from '../backup/documents.ts';
import type { Manifest } from '../backup/manifest.ts';
import { endWhatWasUnderWay, type PutAside } from './after-restore.ts';
import { checkBackup } from './check-backup.ts';
import { loadTables } from './load-tables.ts';
import { queueJobs } from './queue-jobs.ts';
import { readLines } from './read-lines.ts';
import { requireEmpty } from './require-empty.ts';

export interface Restoring {
  readonly manifest: Manifest;
  readonly env: Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;
  readonly objects: Objects;
}

export interface Restored extends PutAside {
  /** Queues that this release does not have; their jobs are lost. */
  readonly unknownQueues: readonly string[];
}

/**
 * Restores a backup into an empty database and an empty storage of documents, and migrates it to this release's schema.
 * Everything is read and checked before anything is written; documents are written before the rows that name them. A
 * restore that breaks off is repeated into other empty ones; no server starts on an unfinished one.
 *
 * @throws BrokenBackup with the reason
 */
export async function restoreBackup(folder: string, { manifest, env, objects }: Restoring): Promise<Restored> {
  const owner = env.DATABASE_OWNER_URL ?? env.DATABASE_URL;
  const { db, close } = connect(owner, { connections: 1 });
  try {
    await requireEmpty(db, objects);
    await checkBackup(folder, manifest);
    await restoreDocuments(folder, manifest, objects);
    await migrate(owner, { to: manifest.migrations.at(-1) ?? '', contracted: manifest.contracted.at(-1) });
    await loadTables(owner, folder, manifest);
    await migrate(owner);
    const unknownQueues = await queueJobs(env.DATABASE_URL, folder, manifest);
    const ended = await inTransaction(db, async (tx) => {
      const putAside = await endWhatWasUnderWay(tx, { clock: createClock() });
      await endRestore(tx);
      return putAside;
    });
    return { ...ended, unknownQueues };
  } finally {
    await close();
  }
}

async function restoreDocuments(folder: string, { documents }: Manifest, objects: Objects): Promise<void> {
  for await (const kept of readLines(folder, documents.file, keptDocument)) {
    const sealed = await buffer(createReadStream(path.join(folder, fileOf(kept).file)));
    await objects.write('documents', kept.key, sealed);
  }
}
