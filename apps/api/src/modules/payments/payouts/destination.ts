import type { Services } from '../../../services.ts';
import { openPersonal } from '../../clients/index.ts';
import type { PayoutRow } from './payout-row.ts';

/** Where a payout goes, and whose account that is. */
export interface Destination {
  readonly clabe: string;
  readonly holderName: string;
}

/** The account of the client's own, which bears their name. */
export async function destinationOf(
  { id, client_id: clientId, clabe_sealed }: PayoutRow,
  { db, vault }: Pick<Services, 'db' | 'vault'>,
): Promise<Destination> {
  if (clientId === null) throw new Error(`payout ${id} goes to nobody`);
  const { first_name, last_name } = await db
    .selectFrom('client_details')
    .select(['first_name', 'last_name'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const clabe = openPersonal(vault, 'clabe', { clientId, sealed: clabe_sealed });
  return { clabe, holderName: `${first_name} ${last_name}` };
}
