import type { MatchOutcome, matchReceipt, RefusalOf } from '@lender/contract';
import type { Tx } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../services.ts';
import { lockClient } from '../../../clients/index.ts';
import { type LoanRecord, loansOfNumbers } from '../../../loans/index.ts';
import { matchOne } from '../match-one.ts';
import type { AskedMatch } from './read-matches.policy.ts';

export interface FileMatch extends AskedMatch {
  readonly outcome: MatchOutcome;
}

interface Named extends AskedMatch {
  readonly loan: LoanRecord | undefined;
  readonly receiptId: string | undefined;
}

/**
 * Matches the lines of a file, each as by hand. All clients are locked first, then one receipt after the other, each in
 * the order of their ids: so two files never wait for each other.
 *
 * @returns the results, in the order of the file
 */
export async function matchByFile(
  tx: Tx,
  { asked, by }: { readonly asked: readonly AskedMatch[]; readonly by: string },
  services: Services,
): Promise<readonly FileMatch[]> {
  const named = await nameLines(tx, asked);
  const outcomes = new Map<number, MatchOutcome>();
  const clients = new Set(named.flatMap(({ loan }) => loan?.client_id ?? []));
  for (const clientId of [...clients].toSorted()) await lockClient(tx, clientId);
  const byReceipt = (a: Named, b: Named) => (a.receiptId ?? '').localeCompare(b.receiptId ?? '') || a.line - b.line;
  for (const one of named.toSorted(byReceipt)) outcomes.set(one.line, await match(tx, one, by, services));
  return asked.map((one) => ({ ...one, outcome: outcomes.get(one.line) ?? 'unreadable' }));
}

async function nameLines(tx: Tx, asked: readonly AskedMatch[]): Promise<readonly Named[]> {
  const keys = [...new Set(asked.map(({ trackingKey }) => trackingKey))];
  const receipts = await tx
    .selectFrom('receipt')
    .select(['id', 'tracking_key'])
    .where('tracking_key', 'in', keys)
    .execute();
  const loans = await loansOfNumbers(tx, [...new Set(asked.map(({ number }) => number))]);
  const [receiptOf, loanOf] = [
    new Map(receipts.map(({ id, tracking_key }) => [tracking_key, id])),
    new Map(loans.map((loan) => [loan.hashed_id, loan])),
  ];
  return asked.map((one) => ({
    ...one,
    receiptId: receiptOf.get(one.trackingKey),
    loan: loanOf.get(one.number),
  }));
}

const OUTCOMES: Readonly<Record<RefusalOf<typeof matchReceipt>, MatchOutcome>> = {
  not_found: 'receipt_unknown',
  receipt_settled: 'receipt_settled',
  approval_own: 'approval_own',
  approval_not_independent: 'approval_not_independent',
};

async function match(tx: Tx, { trackingKey, number, receiptId, loan }: Named, by: string, services: Services) {
  if (trackingKey === '' || number === '') return 'unreadable';
  if (receiptId === undefined) return 'receipt_unknown';
  if (!loan) return 'loan_unknown';
  const matched = await matchOne(tx, { receiptId, loan, by }, services);
  return matched.ok ? 'matched' : OUTCOMES[matched.problem.code];
}
