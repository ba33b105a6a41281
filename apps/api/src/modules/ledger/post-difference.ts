import type { PlainDate } from '@lender/calculator';
import { LEDGER_ACCOUNTS, type LedgerEntryKind, perAccount } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type Balances, balancesByLoan, loanBalances } from './loan-balances.ts';
import { type NewEntry, postEntries } from './post-entries.ts';

export interface Difference {
  readonly loan: { readonly client_id: string; readonly id: string };
  readonly kind: LedgerEntryKind;
  /** Key of the cause of the difference; booked once. */
  readonly key: string;
  readonly businessDate: PlainDate;
  /** Balance that each account of the loan should have; they sum to zero. */
  readonly target: Balances;
}

type Posting = Pick<Services, 'clock' | 'newId'>;

/**
 * Corrects the books of a loan with one entry: the balances that they should have less those that they have. Earlier
 * entries stay unchanged. The caller holds the client's lock, so that no other entry is booked in between.
 *
 * @returns whether an entry was booked; `false` when the books were already right, or the key was booked before
 */
export async function postDifference(tx: Tx, difference: Difference, services: Posting): Promise<boolean> {
  const { loan } = difference;
  const booked = await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id });
  return (await post(tx, { differences: [difference], booked: new Map([[loan.id, booked]]) }, services)) === 1;
}

/**
 * Posts what brings the books of many loans to their target, reading and writing them together. One loan may have
 * several differences, in the order of their days. The caller holds the locks of all their clients.
 */
export async function postDifferences(tx: Tx, differences: readonly Difference[], services: Posting): Promise<void> {
  if (differences.length === 0) return;
  const clientIds = [...new Set(differences.map(({ loan }) => loan.client_id))];
  await post(tx, { differences, booked: await balancesByLoan(tx, clientIds) }, services);
}

const NOTHING_BOOKED: Balances = perAccount(() => 0);

/** @param booked - by loan */
async function post(
  tx: Tx,
  { differences, booked }: { readonly differences: readonly Difference[]; readonly booked: Map<string, Balances> },
  { clock, newId }: Posting,
): Promise<number> {
  const { now } = await clock.business(tx);
  const entries: NewEntry[] = [];
  for (const { loan, target, ...entry } of differences) {
    const held = booked.get(loan.id) ?? NOTHING_BOOKED;
    const postings = LEDGER_ACCOUNTS.map((account) => ({ account, amountCentavos: target[account] - held[account] }));
    booked.set(loan.id, target);
    if (postings.every(({ amountCentavos }) => amountCentavos === 0)) continue;
    entries.push({ ...entry, clientId: loan.client_id, loanId: loan.id, id: newId(), postedAt: now, postings });
  }
  return postEntries(tx, entries);
}
