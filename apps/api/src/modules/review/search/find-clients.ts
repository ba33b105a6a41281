import { sql } from 'kysely';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { SearchTerm } from './search-terms.policy.ts';

interface Finding {
  readonly term: SearchTerm;
  readonly limit: number;
  readonly vault: Vault;
}

/** Finds the ids of the clients whom a term names, in display order. */
export async function findClients(tx: Tx, { term, limit, vault }: Finding): Promise<readonly string[]> {
  switch (term.kind) {
    case 'phone':
    case 'email':
    case 'curp':
    case 'clabe':
      return holdersOf(tx, { kind: term.kind, keyed_hash: vault.searchHash(term.kind, term.value) });
    case 'id':
      return idsOf(await tx.selectFrom('client').select('client_id').where('client_id', '=', term.value).execute());
    case 'last_four':
      return byLastFour(tx, term.value, limit);
    case 'name':
      return byName(tx, term.value, limit);
    default:
      return [];
  }
}

type Found = readonly { readonly client_id: string }[];
const idsOf = (rows: Found): readonly string[] => rows.map(({ client_id }) => client_id);

const holdersOf = async (
  tx: Tx,
  { kind, keyed_hash }: { readonly kind: 'phone' | 'email' | 'curp' | 'clabe'; readonly keyed_hash: Buffer },
) =>
  idsOf(
    await tx
      .selectFrom('identity_claim')
      .select('client_id')
      .where('kind', '=', kind)
      .where('keyed_hash', '=', keyed_hash)
      .execute(),
  );

/**
 * Finds clients by the last four digits of a phone, of an account, of a card. Each list is limited on its own, so that
 * none is read to its end.
 */
async function byLastFour(tx: Tx, digits: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select distinct client_id from (
      (select client_id from client where phone_last_four = ${digits} order by client_id limit ${limit})
      union all (select client_id from bank_account where last_four = ${digits} order by client_id limit ${limit})
      union all (select client_id from payment_card where last_four = ${digits} order by client_id limit ${limit})
    ) as found order by client_id limit ${limit}`.execute(tx);
  return idsOf(rows);
}

const middle = sql`coalesce(' ' || middle_name, '')`;
const second = sql`coalesce(' ' || second_last_name, '')`;

/** Ways in which a name may begin. Each has an index of its own, which must have exactly the same expression. */
const SPELLINGS = [
  { name: sql`folded_name(first_name || ${middle} || ' ' || last_name || ${second})`, of: sql`true` },
  { name: sql`folded_name(last_name || ${second} || ' ' || first_name || ${middle})`, of: sql`true` },
  { name: sql`folded_name(first_name || ' ' || last_name || ${second})`, of: sql`middle_name is not null` },
  { name: sql`folded_name(last_name || ' ' || first_name)`, of: sql`second_last_name is not null` },
];

/** After every text that begins with the term: no character sorts after it. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Sorts alphabetically, by the spelling that matched. */
async function byName(tx: Tx, prefix: string, limit: number): Promise<readonly string[]> {
  const spelled = SPELLINGS.map(({ name, of }) => {
    const bytes = sql`${name} collate "C"`;
    return sql`(select client_id, ${bytes} as spelling from client_details
      where ${of} and ${bytes} >= ${prefix} and ${bytes} < ${prefix + LAST_CHARACTER}
      order by ${bytes}, client_id limit ${limit})`;
  });
  const { rows } = await sql<{ client_id: string }>`
    select client_id from (${sql.join(spelled, sql` union all `)}) as found
    group by client_id order by min(spelling), client_id limit ${limit}`.execute(tx);
  return idsOf(rows);
}
