import { createVault } from '../../kernel/crypto/vault.ts';
import { openObjects } from '../../providers/storage/open-objects.ts';
import type { CommandAround } from '../command-around.ts';
import type { ExitCode } from '../exit-code.ts';
import { onBackup } from './on-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `backup <folder>
Writes the database and its documents into a new or empty folder, while servers go on. Keys are not in it: keep them
apart, since without them nobody restores it.`;

/** Backs up all data of a lender except its keys. */
export const runBackupCommand = (
  words: readonly string[],
  { readEnv, print, typedIn }: CommandAround,
): Promise<ExitCode> =>
  onBackup(words, { print, typedIn, usage: USAGE }, async (folder) => {
    const env = readEnv();
    const manifest = await writeBackup(folder, {
      connectionString: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
      objects: await openObjects(env),
      vault: createVault(env.keys),
      madeAt: new Date(),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.documents.rows} documents.`);
    for (const missing of manifest.missing) print(`gone before the backup: ${missing}`);
    return manifest.missing.length > 0 ? 1 : 0;
  });
