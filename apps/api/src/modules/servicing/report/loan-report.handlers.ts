import { getLoanReports, reportLoan } from '@lender/contract';
import { isLoanOpen } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../../clients/index.ts';
import { chosenLoan, readLoan } from '../../loans/index.ts';
import { openTask } from '../../tasks/index.ts';
import { openReport, readReports } from './read-reports.ts';
import { reportMatter } from './report-matter.ts';

/** Reporting the same again changes nothing while staff look at it. */
export const reportLoanHandler = implement(reportLoan, async ({ query, body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const record = await chosenLoan(tx, { clientId, loanId: query.loanId });
  // A client who pays no more cannot be short of money for it; a loan that was never asked for may be reported at any
  // time.
  if (!record || (body.kind === 'hardship' && !isLoanOpen(record.status))) return refuse('no_active_loan');
  const present = await openReport(tx, record, body.kind);
  if (present) return ok(present);
  const loan = await readLoan(tx, record);
  const wasGranted = loan.events.some((event) => event.kind === 'hold' && event.reason === 'hardship');
  if (body.kind === 'hardship' && wasGranted) return refuse('limit_reached', { facts: { limit: 1 } });
  const { today } = await services.clock.business(tx);
  await openTask(tx, { subject: record.id, matter: reportMatter(loan, body, today) }, services);
  return ok({ kind: body.kind, reportedOn: today, isOpen: true });
});

export const getLoanReportsHandler = implement(getLoanReports, async ({ query }, { caller: { clientId }, tx }) => {
  const record = await chosenLoan(tx, { clientId, loanId: query.loanId });
  return record ? ok(await readReports(tx, record)) : refuse('no_active_loan');
});
