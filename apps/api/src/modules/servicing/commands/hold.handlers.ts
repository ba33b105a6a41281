import { addDays } from '@lender/calculator';
import { holdLoan, releaseLoan } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';
import { settleTask } from '../../tasks/index.ts';
import { actOnLoan } from './act-on-loan.ts';
import { toCommandReply } from './to-command-reply.ts';

/** Longest hold, in days: each hold is reviewed within that time. */
const LONGEST_HOLD_DAYS = 180;

export const holdLoanHandler = implement(
  holdLoan,
  async ({ params, body: { reason, reviewOn, note } }, { caller: { userId: by }, tx, services }) => {
    const { today } = await services.clock.business(tx);
    if (reviewOn <= today || reviewOn > addDays(today, LONGEST_HOLD_DAYS))
      return refuse('invalid_input', { field: ['reviewOn'] });
    const loan = await lockLoan(tx, params.id);
    if (!loan.ok) return loan;
    const act = { command: 'hold', event: { kind: 'hold', reason }, note, by, actor: 'operator' } as const;
    const done = await actOnLoan(tx, { loan: loan.value, act }, services);
    if (!done.ok) return done;
    const { record, event } = done.value;
    await tx
      .insertInto('loan_hold')
      .values({ client_id: record.client_id, loan_id: record.id, event_key: event.id, review_on: reviewOn })
      .execute();
    if (reason === 'hardship') await settleTask(tx, { kind: 'hardship_asked', subject: record.id, by }, services);
    return ok(toCommandReply(record));
  },
);

export const releaseLoanHandler = implement(
  releaseLoan,
  async ({ params, body: { note } }, { caller: { userId: by }, tx, services }) => {
    const loan = await lockLoan(tx, params.id);
    if (!loan.ok) return loan;
    const act = { command: 'release', event: { kind: 'hold_end' }, note, by, actor: 'operator' } as const;
    const done = await actOnLoan(tx, { loan: loan.value, act }, services);
    return done.ok ? ok(toCommandReply(done.value.record)) : done;
  },
);
