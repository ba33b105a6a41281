import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openPersonal } from '../personal.ts';

/**
 * Returns the ids of the clients whose money is paid out to an account. Few accounts of a bank share their last digits,
 * and only those are opened.
 */
export async function clientsOfAccount(
  db: Db | Tx,
  clabe: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('bank_account')
    .select(['client_id', 'clabe_sealed'])
    .where('bank_code', '=', clabe.slice(0, 3))
    .where('last_four', '=', clabe.slice(-4))
    .orderBy('client_id')
    .execute();
  const isIt = ({ client_id: clientId, clabe_sealed: sealed }: (typeof rows)[number]) =>
    openPersonal(vault, 'clabe', { clientId, sealed }) === clabe;
  return rows.filter(isIt).map(({ client_id }) => client_id);
}
