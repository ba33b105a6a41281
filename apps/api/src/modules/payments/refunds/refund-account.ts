import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openPersonal, readPerson } from '../../clients/index.ts';
import { openOrigin } from '../incoming/origin.ts';
import type { Destination } from '../payouts/destination.ts';

/** Account to which money is refunded. */
export interface RefundAccount extends Destination {
  /** True for the account of origin. */
  readonly isOrigin: boolean;
}

/** Name of the holder when the account is known and the name is not. */
const UNNAMED_HOLDER = 'Titular de la cuenta';

type Deps = Pick<Services, 'vault'>;

/** Returns the account that money came from, if its bank reported it in full. */
export function originAccount(
  { id, origin_sealed }: { readonly id: string; readonly origin_sealed: Buffer | null },
  { vault }: Deps,
): RefundAccount | undefined {
  if (origin_sealed === null) return undefined;
  const { clabe, holderName = UNNAMED_HOLDER } = openOrigin(vault, id, origin_sealed);
  return { clabe, holderName, isOrigin: true };
}

/** Reads a client's own account, proven by money of ours that arrived there. */
export async function provenAccount(tx: Tx, clientId: string, { vault }: Deps): Promise<RefundAccount | undefined> {
  const arrived = await tx
    .selectFrom('payout')
    .select('clabe_sealed')
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'loan')
    .where('status', '=', 'settled')
    // What was fetched in cash proves no account.
    .where('clabe_sealed', 'is not', null)
    .orderBy('status_since', 'desc')
    .executeTakeFirst();
  if (!arrived?.clabe_sealed) return undefined;
  const clabe = openPersonal(vault, 'clabe', { clientId, sealed: arrived.clabe_sealed });
  const { shortName: holderName } = await readPerson(tx, clientId);
  return { clabe, holderName, isOrigin: false };
}
