import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Services } from '../../../services.ts';
import { openPersonal, readPerson } from '../../clients/index.ts';
import type { PayoutRow } from './payout-row.ts';

/** Account to which a payout goes, and its holder. */
export interface Destination {
  readonly clabe: string;
  readonly holderName: string;
}

/**
 * Returns the destination of a payout. An account of the client's own has their name; money that goes back has the name
 * that it came with.
 */
export async function destinationOf(
  { id, client_id: clientId, clabe_sealed, holder_sealed }: PayoutRow,
  { db, vault }: Pick<Services, 'db' | 'vault'>,
): Promise<Destination> {
  if (clabe_sealed === null) throw new Error(`payout ${id} goes to no account`);
  if (holder_sealed !== null) {
    const holderName = vault.openText(holder_sealed, contextOf(id, 'holder'));
    return { clabe: vault.openText(clabe_sealed, contextOf(id, 'clabe')), holderName };
  }
  if (clientId === NO_CLIENT) throw new Error(`payout ${id} goes to nobody`);
  const { shortName: holderName } = await readPerson(db, clientId);
  const clabe = openPersonal(vault, 'clabe', { clientId, sealed: clabe_sealed });
  return { clabe, holderName };
}

/** Seals the account to which money goes back, for one payout. */
export const sealDestination = (
  vault: Services['vault'],
  payoutId: string,
  { clabe, holderName }: Destination,
): { readonly clabe_sealed: Buffer; readonly holder_sealed: Buffer } => ({
  clabe_sealed: vault.seal(clabe, contextOf(payoutId, 'clabe')),
  holder_sealed: vault.seal(holderName, contextOf(payoutId, 'holder')),
});

const contextOf = (payoutId: string, column: 'clabe' | 'holder'): string => `payout:${payoutId}:${column}`;
