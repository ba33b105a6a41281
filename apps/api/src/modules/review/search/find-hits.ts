import type { SearchHit } from '@lender/contract';
import type { Permission } from '@lender/lending';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { clientHits } from './client-hits.ts';
import { findClients } from './find-clients.ts';
import { applicationHits, loanHits } from './loan-hits.ts';
import { loansOfMoney, paymentHits, payoutHits, receiptHits } from './money-hits.ts';
import type { SearchTerm } from './search-terms.policy.ts';

interface Finding {
  readonly term: SearchTerm;
  readonly limit: number;
  readonly vault: Vault;
}

/** Permission that is needed to find each kind of hit. */
export const HIT_PERMISSIONS: Readonly<Record<SearchHit['kind'], Permission>> = {
  client: 'case.read',
  application: 'case.read',
  loan: 'loan.read',
  payment: 'loan.read',
  payout: 'payout.read',
  receipt: 'payment.match',
};

/** Finds everything that a term names. Only clients are found by parts of their names or numbers. */
export async function findHits(tx: Tx, finding: Finding): Promise<readonly SearchHit[]> {
  const { term, limit } = finding;
  const clients = await clientHits(tx, await findClients(tx, finding), term.kind);
  return [...clients, ...(await beside(tx, term, limit))];
}

async function beside(tx: Tx, { kind: matched, value }: SearchTerm, limit: number): Promise<readonly SearchHit[]> {
  switch (matched) {
    case 'id':
    case 'number': {
      const lookup = { column: matched === 'id' ? 'id' : 'hashed_id', values: [value], matched } as const;
      return [...(await applicationHits(tx, lookup)), ...(await loanHits(tx, lookup))];
    }
    case 'clabe':
      return loanHits(tx, { column: 'id', values: await loansOfMoney(tx, { value, limit, matched }), matched });
    case 'payment_reference':
    case 'tracking_key': {
      const money = { value, limit, matched };
      return [
        ...(await loanHits(tx, { column: 'id', values: await loansOfMoney(tx, money), matched })),
        ...(matched === 'tracking_key' ? await paymentHits(tx, money) : []),
        ...(matched === 'tracking_key' ? await receiptHits(tx, money) : []),
        ...(await payoutHits(tx, money)),
      ];
    }
    default:
      return [];
  }
}
