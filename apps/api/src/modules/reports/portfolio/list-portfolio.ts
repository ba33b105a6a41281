import type { PlainDate } from '@lender/calculator';
import type { listPortfolioLoans, Reply, Send } from '@lender/contract';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import { readFullNames } from '../../clients/index.ts';
import { partOf } from './portfolio-figures.policy.ts';
import { type PortfolioRow, readPortfolioLoans } from './read-portfolio-loans.ts';

type Listing = Reply<typeof listPortfolioLoans>;
type Query = Omit<Send<typeof listPortfolioLoans>['query'], 'date'> & { readonly date: PlainDate };

interface CountedRow extends PortfolioRow {
  readonly amount: Centavos;
}

/** Lists one page of the loans that a figure counts. */
export async function listPortfolio(tx: Tx, { perPage = 25, ...query }: Query): Promise<Listing> {
  const rows = await countedRows(tx, query, perPage + 1);
  const shown = rows.slice(0, perPage);
  const names = await readFullNames(
    tx,
    shown.map(({ record }) => record.client_id),
  );
  return {
    date: query.date,
    rows: shown.map(({ record, arrivedOn, daysLate, principal, amount }) => ({
      ...{ id: record.id, hashedId: record.hashed_id, status: record.status },
      clientName: names.get(record.client_id) ?? '',
      ...{ arrivedOn, daysLate, principal, amount },
    })),
    next: rows.length > perPage ? (shown.at(-1)?.record.id ?? null) : null,
  };
}

/** Reads the loans that a figure counts, until there are enough. */
async function countedRows(tx: Tx, { date, figure, group, after }: Omit<Query, 'perPage'>, enough: number) {
  const rows: CountedRow[] = [];
  for await (const page of readPortfolioLoans(tx, { date, after })) {
    for (const row of page) {
      const amount = isIn(row, group) ? partOf(figure, row, date) : undefined;
      if (amount !== undefined) rows.push({ ...row, amount });
    }
    if (rows.length >= enough) break;
  }
  return rows;
}

/** Tells whether a loan is in a group, which is named by its kind and its key. */
const isIn = ({ groups }: PortfolioRow, group: string | undefined): boolean =>
  group === undefined || Object.entries(groups).some(([kind, key]) => group === `${kind}:${key}`);
