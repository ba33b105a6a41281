import { getLoan } from '@lender/contract';
import { LOAN_TRANSITIONS, payoffQuote } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { openRequests } from '../../approvals/index.ts';
import { findPerson } from '../../clients/index.ts';
import { readExtensions } from '../../extensions/index.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { findLoan } from '../../loans/index.ts';
import { mandateForStaff } from '../../mandates/index.ts';
import { currentHold } from '../own/current-hold.ts';
import { toExplanationsReply } from '../own/to-explanations-reply.ts';
import { toPositionReply } from '../own/to-position-reply.ts';
import { toScheduleReply } from '../own/to-schedule-reply.ts';
import { toWithdrawalReply } from '../withdrawal/to-withdrawal-reply.ts';

export const getLoanHandler = implement(getLoan, async ({ params, query }, { tx, services }) => {
  const found = await findLoan(tx, params.id);
  if (!found.ok) return found;
  const loan = found.value;
  const { record, offer, terms, events } = loan;
  const moment = await services.clock.business(tx);
  const date = query.date ?? moment.today;
  const position = loan.positionOn(date);
  const quote = payoffQuote(terms, events, date);
  return ok({
    id: record.id,
    hashedId: record.hashed_id,
    clientId: record.client_id,
    applicationId: record.application_id,
    clientName: (await findPerson(tx, record.client_id))?.shortName ?? null,
    status: record.status,
    permitted: LOAN_TRANSITIONS.filter(({ from }) => from === record.status).map(({ to, actors, when }) => ({
      ...{ to, when },
      actors: [...actors],
    })),
    signedOn: terms.signedOn,
    principal: offer.principalCentavos,
    total: offer.totalCentavos,
    position: toPositionReply(position),
    explanations: quote.ok ? toExplanationsReply(quote.value) : [],
    schedule: toScheduleReply(loan, date),
    hold: position.isOnHold ? await holdOf(tx, loan) : null,
    withdrawal: toWithdrawalReply(loan, date),
    rollovers: await readExtensions(tx, loan, { ...moment, today: date }),
    mandate: await mandateForStaff(tx, record.client_id),
    requests: await openRequests(tx, { loanId: record.id }),
  });
});

async function holdOf(tx: Tx, { record, events }: ServicedLoan) {
  const hold = currentHold(events);
  if (!hold) return null;
  const review = await tx
    .selectFrom('loan_hold')
    .select('review_on')
    .where('client_id', '=', record.client_id)
    .where('loan_id', '=', record.id)
    .where('event_key', '=', hold.id)
    .executeTakeFirst();
  return { reason: hold.reason, since: hold.valueDate, reviewOn: review?.review_on ?? null };
}
