import type { PlainDate } from '@lender/calculator';
import type { getPortfolioReport, Reply } from '@lender/contract';
import { LOAN_CHARGES, PRINCIPAL_ACCOUNT } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { type AgedRow, agedPortfolio } from './aged-portfolio.policy.ts';
import { figuresOf, type GroupedLoan, groupFigures } from './portfolio-figures.policy.ts';
import { readIncome } from './read-income.ts';
import { monthOf, readPortfolioLoans } from './read-portfolio-loans.ts';

type Report = Reply<typeof getPortfolioReport>;

/** Reads the portfolio of a day. */
export async function readPortfolio(tx: Tx, date: PlainDate): Promise<Report> {
  const loans: GroupedLoan[] = [];
  for await (const page of readPortfolioLoans(tx, { date })) loans.push(...page);
  const from = monthOf(date);
  return {
    ...{ date, from },
    figures: figuresOf(loans, date),
    aged: agedPortfolio(loans.filter(({ isOwed }) => isOwed)).map(toAged),
    income: await readIncome(tx, { from, to: date }),
    groups: groupFigures(loans, date),
  };
}

const toAged = ({ bucket, loans, owed, totalCentavos }: AgedRow): Report['aged'][number] => ({
  ...{ bucket, loans },
  principal: centavos(owed[PRINCIPAL_ACCOUNT]),
  charges: centavos(LOAN_CHARGES.reduce((sum, { receivable }) => sum + owed[receivable], 0)),
  vat: centavos(LOAN_CHARGES.reduce((sum, { ivaReceivable }) => sum + owed[ivaReceivable], 0)),
  total: centavos(totalCentavos),
});
