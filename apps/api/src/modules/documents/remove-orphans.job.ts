import type { Services } from '../../services.ts';

/** Longer than any request or job takes from writing a file to committing its row. */
const GRACE_MS = 3_600_000;

/**
 * Takes away files that no row names. A file is written before its row commits, so a transaction that was undone, or a
 * process that ended in between, leaves one.
 */
export const removeOrphansJob =
  ({ clock, db, storage, log }: Pick<Services, 'clock' | 'db' | 'storage' | 'log'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.wall().getTime() - GRACE_MS);
    const removed = await storage.removeUnnamed(before, (keys) => named(db, keys));
    if (removed > 0) log.warn({ event: 'storage.orphans_removed', count: removed });
  };

/** Those of the keys that a row names. */
async function named(db: Services['db'], keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const documents = await db
    .selectFrom('document')
    .select(['storage_key', 'view_storage_key'])
    .where((eb) => eb.or([eb('storage_key', 'in', keys), eb('view_storage_key', 'in', keys)]))
    .execute();
  const agreements = await db
    .selectFrom('agreement')
    .select('pdf_storage_key')
    .where('pdf_storage_key', 'in', keys)
    .execute();
  const exported = await db.selectFrom('export_file').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set([
    ...documents.flatMap(({ storage_key, view_storage_key }) => [storage_key, view_storage_key ?? '']),
    ...agreements.map(({ pdf_storage_key }) => pdf_storage_key ?? ''),
    ...exported.map(({ storage_key }) => storage_key ?? ''),
  ]);
}
