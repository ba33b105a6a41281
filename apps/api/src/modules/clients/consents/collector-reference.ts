import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import type { Services } from '../../../services.ts';

const VALID_HOURS = 24;
/** About 128 bits: a person who knows a reference may upload under it. */
const CHARACTERS = 26;

/** Issues a reference under which the scoring collector uploads for a client. */
export async function issueReference(
  tx: Tx,
  clientId: string,
  { clock, newId, randomInt }: Pick<Services, 'clock' | 'newId' | 'randomInt'>,
): Promise<{ readonly referenceNumber: string; readonly expiresAt: Date }> {
  const now = clock.wall();
  const referenceNumber = publicReference(randomInt, CHARACTERS);
  const expiresAt = new Date(now.getTime() + VALID_HOURS * 3_600_000);
  const row = { client_id: clientId, id: newId(), reference_number: referenceNumber };
  await tx
    .insertInto('collector_reference')
    .values({ ...row, created_at: now, expires_at: expiresAt })
    .execute();
  await giveNewName(tx, row, { kind: 'collector_reference', name: referenceNumber });
  return { referenceNumber, expiresAt };
}

/** Tells whether the client has this reference and it has neither ended nor been taken back. */
export async function isActiveReference(
  tx: Tx,
  { clientId, referenceNumber }: { clientId: string; referenceNumber: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const active = await tx
    .selectFrom('collector_reference')
    .select('id')
    .where('client_id', '=', clientId)
    .where('reference_number', '=', referenceNumber)
    .where('expires_at', '>', clock.wall())
    .executeTakeFirst();
  return active !== undefined;
}

/** Ends every reference of a client who no longer agrees to the collector. */
export async function endReferences(tx: Tx, clientId: string, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const now = clock.wall();
  await tx
    .updateTable('collector_reference')
    .set({ expires_at: now })
    .where('client_id', '=', clientId)
    .where('expires_at', '>', now)
    .execute();
}
