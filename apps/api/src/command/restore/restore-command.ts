import { createVault } from '../../kernel/crypto/vault.ts';
import { openObjects } from '../../providers/storage/open-objects.ts';
import { readManifest } from '../backup/manifest.ts';
import { onBackup } from '../backup/on-backup.ts';
import type { CommandAround } from '../command-around.ts';
import type { ExitCode } from '../exit-code.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

const USAGE = `restore <folder>
Reads a backup into the empty database of DATABASE_URL and the empty place for documents of DATA_DIR or
DOCUMENTS_BUCKET. KEYS_FILE names the keys of whoever made it. Nobody is signed in afterwards.`;

/** Restores a lender from a backup. */
export const runRestoreCommand = (
  words: readonly string[],
  { readEnv, print, typedIn }: CommandAround,
): Promise<ExitCode> =>
  onBackup(words, { print, typedIn, usage: USAGE }, async (folder) => {
    const env = readEnv();
    const manifest = await readManifest(folder, createVault(env.keys));
    const restored = await restoreBackup(folder, { manifest, env, objects: await openObjects(env) });
    print(`Restored what was kept at ${manifest.madeAt}. Whatever happened since then is not in it.`);
    for (const line of reported(restored)) print(line);
    for (const missing of manifest.missing) print(`gone before the backup: ${missing}`);
    print(
      `Next: verify; start the apis; look at the provider for payouts made since ${manifest.madeAt} that nobody here knows; then start the workers, who send money.`,
    );
    return 0;
  });

const reported = ({ invitations, messages, unknownQueues }: Restored): readonly string[] => [
  'Nobody is signed in.',
  ...(invitations > 0 ? [`${invitations} invitations of staff ended: invite again whom you still want.`] : []),
  ...(messages > 0 ? [`${messages} messages may have been sent or not: they wait in Mensajes for a person.`] : []),
  ...unknownQueues.map((name) => `This release has no queue ${name}: a job of it is gone.`),
];
