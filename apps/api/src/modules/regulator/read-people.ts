import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { fullName, NAME_COLUMNS, openPersonal } from '../clients/index.ts';
import type { PackPeople, PackPerson } from './pack-part.ts';

/** Number of people read at a time. */
const PAGE = 500;

/** Reads the identities of the people in a pack, in full. */
export async function readPeople(tx: Tx, clientIds: readonly string[], vault: Vault): Promise<PackPeople> {
  const ids = [...new Set(clientIds)];
  const people = new Map<string, PackPerson>();
  for (let at = 0; at < ids.length; at += PAGE) {
    const rows = await tx
      .selectFrom('client_details')
      .select(['client_id', 'curp_sealed', 'birth_date', ...NAME_COLUMNS])
      .where('client_id', 'in', ids.slice(at, at + PAGE))
      .execute();
    for (const { client_id: clientId, curp_sealed: sealed, birth_date: bornOn, ...names } of rows)
      people.set(clientId, {
        lastName: names.last_name,
        secondLastName: names.second_last_name ?? '',
        givenNames: [names.first_name, names.middle_name].filter((name) => name !== null).join(' '),
        bornOn,
        curp: openPersonal(vault, 'curp', { clientId, sealed }),
        fullName: fullName(names),
      });
  }
  return people;
}
