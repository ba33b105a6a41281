import type { ServicedLoan } from '@lender/api/modules/loans';
import { clientToken } from '@lender/api/test/loans/client-token';
import type { Lender } from '@lender/api/test/loans/lender';
import type { PlainDate } from '@lender/calculator';
import { addDays } from '@lender/calculator';
import { compareExtending, getActiveLoan, getLoanStatement, getPaymentSchedule, getPayoff } from '@lender/contract';
import { figuresOn } from '../../independent-replay/figures.ts';
import type { Happening, Tally } from '../../tally.ts';
import { type BrokenPromise, kept } from '../broken-promise.ts';
import { differences } from '../differences.ts';
import { comparedWays, invoiceFigures } from './extension-figures.ts';
import { pageFigures, payoffFigures } from './page-figures.ts';
import { scheduleFigures } from './schedule-figures.ts';
import { statementFigures } from './statement-figures.ts';
import { readStatement } from './statement-text.ts';
import type { Compared } from './sums.ts';

interface Shown {
  readonly server: Lender;
  readonly tally: Tally;
  readonly today: PlainDate;
  /** True when the loan's statement is read too. */
  readonly withPapers: boolean;
}

/** Days ahead for which a payoff is requested, besides today. */
const AHEAD_DAYS = 3;

/** Checks that every figure that the borrower of a loan is shown today is what the independent replay says. */
export async function checkShown(
  { record, terms, events }: ServicedLoan,
  { server, tally, today, withPapers }: Shown,
): Promise<BrokenPromise[]> {
  const as = { token: await clientToken(record.client_id, server) };
  const [query, on] = [{ loanId: record.id }, { terms, events, today }];
  const broken: BrokenPromise[] = [];
  const compare = (what: Happening, { shown: reported, replayed }: Compared): void => {
    tally.add(what);
    const found = differences(reported, replayed);
    const promise = `${what}: what borrowers are told is what the independent replay says`;
    broken.push(...kept(promise, found.length === 0, { found, events, terms }));
  };
  const figures = figuresOn(terms, events, today);

  const [page, schedule] = [
    await server.call(getActiveLoan, { query }, as),
    await server.call(getPaymentSchedule, { query }, as),
  ];
  if (page.code === undefined) {
    compare('pages of loans compared', pageFigures(page.data, figures));
    const { rollovers } = page.data;
    for (const invoice of invoiceFigures(rollovers, on)) compare('invoices of extensions compared', invoice);
    const ways = await server.call(compareExtending, { query }, as);
    if (ways.code === undefined)
      for (const way of comparedWays(ways.data, rollovers, on)) compare('ways to extend compared', way);
    const date = addDays(today, AHEAD_DAYS);
    const payoff = await server.call(getPayoff, { query: { ...query, date } }, as);
    if (payoff.code === undefined)
      compare('payoffs compared', payoffFigures(payoff.data, figuresOn(terms, events, date)));
  }
  if (schedule.code === undefined) compare('schedules compared', scheduleFigures(schedule.data, on));
  if (!withPapers) return broken.map((one) => ({ ...one, loanId: record.id }));

  const statement = await server.call(getLoanStatement, { params: { id: record.id }, query: {} }, as);
  if (statement.code === undefined)
    compare('statements compared', statementFigures(await readStatement(statement.data), figures));
  return broken.map((one) => ({ ...one, loanId: record.id }));
}
