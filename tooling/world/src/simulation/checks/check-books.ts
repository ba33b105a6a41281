import type { Db } from '@lender/api/kernel/database/database';
import { sql } from 'kysely';
import type { BankWorld } from '../bank/bank-world.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';

/** Part of the simulated world's own books about incoming money. */
export type BooksOfWorld = Pick<BankWorld, 'receivedCentavos' | 'looseCentavos'>;

/** Balance of every account, by everything that was ever booked, and the entries whose lines do not balance. */
export interface WholeBooks {
  readonly balances: ReadonlyMap<string, number>;
  readonly unbalanced: readonly string[];
}

export async function readBooks(db: Db): Promise<WholeBooks> {
  const { rows } = await sql<{ account: string; balance: string }>`
    select account, sum(amount_centavos)::text as balance from ledger_posting group by account`.execute(db);
  const unbalanced = await sql<{ entry_id: string }>`
    select entry_id from ledger_posting group by entry_id having sum(amount_centavos) <> 0`.execute(db);
  return {
    balances: new Map(rows.map(({ account, balance }) => [account, Number(balance)])),
    unbalanced: unbalanced.rows.map(({ entry_id }) => entry_id),
  };
}

/**
 * Checks the books as a whole: every entry and everything sums to zero, and the books hold exactly the money that the
 * simulated world moved.
 */
export function checkBooks({ balances, unbalanced }: WholeBooks, world: BooksOfWorld): BrokenPromise[] {
  const of = (account: string) => balances.get(account) ?? 0;
  const total = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
  const received = RECEIVED.reduce((sum, account) => sum + of(account), 0);
  const [came, unclaimed, suspense] = [world.receivedCentavos(), world.looseCentavos(), -of('suspense')];
  return [
    ...kept('every entry sums to zero', unbalanced.length === 0, unbalanced),
    ...kept('the ledger sums to zero', total === 0, total),
    ...kept('all that came in is booked, once', received === came, { books: received, world: came }),
    ...kept('suspense holds what nobody claimed', suspense === unclaimed, { books: suspense, world: unclaimed }),
  ];
}

/** Accounts of money that was received and not settled yet. */
const RECEIVED = ['openpay_store_clearing', 'openpay_spei_clearing', 'openpay_card_clearing', 'belvo_debit_clearing'];
