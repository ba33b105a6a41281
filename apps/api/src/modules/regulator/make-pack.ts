import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { packMonth } from './pack-month.policy.ts';
import { packZip } from './pack-zip.policy.ts';
import { readPack } from './read-pack.ts';
import { readPeople } from './read-people.ts';

/** Builds the pack that authorities receive for a month, with the names of people in full. */
export async function makePack(
  tx: Tx,
  month: string,
  vault: Vault,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly rows: number }> {
  const asked = packMonth(month);
  const parts = await readPack(tx, asked);
  const people = await readPeople(
    tx,
    parts.flatMap(({ clientIds }) => clientIds),
    vault,
  );
  return { bytes: await packZip(asked, parts, people), rows: parts.reduce((sum, { rows }) => sum + rows, 0) };
}
