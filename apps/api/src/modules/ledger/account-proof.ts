import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { postEntry } from './post-entry.ts';

interface ProofDeposit {
  readonly payoutId: string;
  readonly amountCentavos: Centavos;
  readonly businessDate: PlainDate;
  /** `true` where the bank returned it after it had arrived. */
  readonly isReturned: boolean;
}

/** Books centavos that were sent to see whose an account is: an expense of the lender's own, once each way. */
export async function bookAccountProof(
  tx: Tx,
  { payoutId, amountCentavos, businessDate, isReturned }: ProofDeposit,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const spent = isReturned ? -amountCentavos : amountCentavos;
  return postEntry(tx, {
    id: newId(),
    kind: 'account_proof',
    key: `account_proof:${isReturned ? 'in' : 'out'}:${payoutId}`,
    businessDate,
    postedAt: now,
    postings: [
      { account: 'account_proof_expense', amountCentavos: spent },
      { account: 'bank', amountCentavos: -spent },
    ],
  });
}
