import { MIGRATION_NAMES } from '../../kernel/database/migrate.ts';
import { BrokenBackup } from '../backup/broken-backup.ts';
import { fileOf, keptDocument } from '../backup/documents.ts';
import { isWhole } from '../backup/hashed-file.ts';
import type { Manifest } from '../backup/manifest.ts';
import { readLines } from './read-lines.ts';

/** Largest number of broken files that are named; there may be very many. */
const NAMED = 20;

/**
 * Reads every file of a backup once, before anything is restored from it.
 *
 * @throws BrokenBackup naming the files that are missing or not as they were written
 */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  const unknown = manifest.migrations.find((name) => !MIGRATION_NAMES.includes(name));
  if (unknown !== undefined)
    throw new BrokenBackup(
      `The backup is newer than this release, which does not know the migration ${unknown}. Restore it with the release that made it, or a newer one.`,
    );
  const broken: string[] = [];
  for (const part of [...manifest.tables, manifest.jobs, manifest.documents])
    if (!(await isWhole(folder, part))) broken.push(part.file);
  if (!broken.includes(manifest.documents.file))
    for await (const kept of readLines(folder, manifest.documents.file, keptDocument)) {
      const part = fileOf(kept);
      if (!(await isWhole(folder, part))) broken.push(part.file);
    }
  if (broken.length === 0) return;
  const named = broken.slice(0, NAMED).join(', ');
  throw new BrokenBackup(`Nothing was restored. ${broken.length} files are not as they were written: ${named}`);
}
