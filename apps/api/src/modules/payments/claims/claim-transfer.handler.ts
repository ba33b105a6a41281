import { addDays, mexicoDate } from '@lender/calculator';
import { claimTransfer, type Send } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { chosenLoan, type LoanRecord, readPaper } from '../../loans/index.ts';
import { referenceExpiry } from '../references/reference-expiry.policy.ts';
import { type ClaimRow, toClaimReply } from './claim-row.ts';
import { loanClabe } from './loan-clabe.ts';

/** Largest age of a transfer, in days, for which a proof is looked up. */
const OLDEST_DAYS = 90;

export const claimTransferHandler = implement(
  claimTransfer,
  async ({ body }, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const loan = await chosenLoan(tx, { clientId, loanId: body.loanId });
    if (!loan) return refuse('no_active_loan');
    const reference = await loanClabe(tx, loan);
    if (!reference) return refuse('account_unknown');
    const { today } = await services.clock.business(tx);
    const isReported =
      body.sentOn >= mexicoDate(reference.created_at.getTime()) && body.sentOn >= addDays(today, -OLDEST_DAYS);
    if (body.sentOn > today || !isReported) return refuse('invalid_input', { field: ['sentOn'] });
    const claim = await keep(tx, { loan, body }, services);
    if (claim.status === 'claimed') await services.jobs.enqueue(tx, 'check-transfer', { clientId, claimId: claim.id });
    return ok(toClaimReply(claim));
  },
  { limits: ['transfer-claims'] },
);

/** Stores the claim, or returns the earlier one; a claim that had expired is checked again. */
async function keep(
  tx: Tx,
  { loan, body }: { readonly loan: LoanRecord; readonly body: Send<typeof claimTransfer>['body'] },
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<ClaimRow> {
  const { now, today } = await clock.business(tx);
  const { calendar } = readPaper(loan).terms.policy;
  const asked = {
    until_date: referenceExpiry({ dueDate: today, today, calendar }),
    status: 'claimed',
    status_since: now,
  } as const;
  const said = {
    client_id: loan.client_id,
    loan_id: loan.id,
    tracking_key: body.trackingKey,
    sent_on: body.sentOn,
    sender_bank: body.senderBank,
    amount_centavos: body.amount,
  };
  await tx
    .insertInto('transfer_claim')
    .values({ ...said, ...asked, id: newId(), created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'loan_id', 'tracking_key', 'sent_on', 'sender_bank', 'amount_centavos'])
        .doUpdateSet(asked)
        .where('transfer_claim.status', '=', 'not_found'),
    )
    .execute();
  return tx
    .selectFrom('transfer_claim')
    .selectAll()
    .where((eb) => eb.and(said))
    .executeTakeFirstOrThrow();
}
