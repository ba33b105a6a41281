import { NO_CLIENT } from '../../../kernel/database/no-client.ts';
import type { Services } from '../../../services.ts';
import { openPersonal, readPerson } from '../../clients/index.ts';
import type { PayoutRow } from './payout-row.ts';

/** Columns of a payout to an account from which that account is opened. */
interface SealedAccount extends Pick<PayoutRow, 'id' | 'client_id' | 'holder_sealed'> {
  readonly clabe_sealed: Buffer;
}

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
  if (holder_sealed === null && clientId === NO_CLIENT) throw new Error(`payout ${id} goes to nobody`);
  const clabe = openPayoutClabe({ id, client_id: clientId, clabe_sealed, holder_sealed }, vault);
  if (holder_sealed !== null) return { clabe, holderName: vault.openText(holder_sealed, contextOf(id, 'holder')) };
  const { shortName: holderName } = await readPerson(db, clientId);
  return { clabe, holderName };
}

/** Opens the CLABE to which a payout goes. A payout with a holder has its own account; the others go to the client's. */
export function openPayoutClabe(
  { id, client_id: clientId, clabe_sealed, holder_sealed }: SealedAccount,
  vault: Services['vault'],
): string {
  return holder_sealed === null
    ? openPersonal(vault, 'clabe', { clientId, sealed: clabe_sealed })
    : vault.openText(clabe_sealed, contextOf(id, 'clabe'));
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
