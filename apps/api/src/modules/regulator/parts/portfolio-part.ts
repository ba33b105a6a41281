import { LOAN_CHARGES, PRINCIPAL_ACCOUNT, perReceivable, RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { csvOf } from '../../../kernel/csv.policy.ts';
import { balancesOn } from '../../ledger/index.ts';
import { type AgedRow, agedPortfolio, type OwedLoan } from '../../reports/index.ts';
import type { ReadPart } from '../pack-part.ts';
import { readLoanMoves } from '../read-loan-moves.ts';
import { readLoansOf } from '../read-loans-of.ts';
import { regulatorCopy as copy, inPesos } from '../regulator.copy.es.ts';

/**
 * Builds the amounts owed on the last day of the month, by lateness. Amounts are the books'; lateness is
 * `positionOn`'s.
 */
export const readPortfolioPart: ReadPart = async (tx, { last }) => {
  const owing = await readLoanMoves(tx, { to: last, accounts: RECEIVABLE_ACCOUNTS });
  const owedOf = new Map(owing.map(({ loanId, moved }) => [loanId, perReceivable(moved)]));
  const loans: OwedLoan[] = [];
  for await (const page of readLoansOf(tx, owing))
    for (const { record, positionOn } of page) {
      const owed = owedOf.get(record.id);
      if (owed) loans.push({ daysLate: positionOn(last).daysLate, owed });
    }
  const aged = agedPortfolio(loans);
  const books = await balancesOn(tx, { date: last });
  return {
    file: 'portfolio',
    rows: loans.length,
    doubts: 0,
    sums: {
      principal: sumOf(aged, [PRINCIPAL_ACCOUNT]),
      charges: sumOf(
        aged,
        LOAN_CHARGES.map(({ receivable }) => receivable),
      ),
      charges_iva: sumOf(
        aged,
        LOAN_CHARGES.map(({ ivaReceivable }) => ivaReceivable),
      ),
    },
    matchesBooks: RECEIVABLE_ACCOUNTS.every((account) => sumOf(aged, [account]) === books[account]),
    clientIds: [],
    write: () => [
      {
        name: 'cartera-por-antiguedad.csv',
        text: csvOf(copy.portfolioTitle(last), {
          headings: copy.portfolio,
          rows: aged.map(({ bucket, loans: count, owed, totalCentavos }) => [
            copy.bucket(bucket),
            count,
            ...PORTFOLIO_ACCOUNTS.map((account) => inPesos(owed[account])),
            inPesos(totalCentavos),
          ]),
        }),
      },
    ],
  };
};

/** Order of the columns: the principal first. */
const PORTFOLIO_ACCOUNTS = [
  PRINCIPAL_ACCOUNT,
  ...LOAN_CHARGES.toReversed().flatMap(({ receivable, ivaReceivable }) => [receivable, ivaReceivable]),
] as const;

const sumOf = (aged: readonly AgedRow[], accounts: readonly (typeof RECEIVABLE_ACCOUNTS)[number][]): number =>
  aged.reduce((sum, { owed }) => sum + accounts.reduce((own, account) => own + owed[account], 0), 0);
