import { formatPlainDate } from '@lender/calculator';
import type { listBankLines, Reply } from '@lender/contract';
import { type Centavos, sumCentavos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { statementsCopy as copy } from './statements.copy.es.ts';

export type Listing = Reply<typeof listBankLines>;

/** Line as a list shows it. */
export interface LineRow {
  readonly id: string;
  readonly href: string;
  readonly date: string;
  readonly amount: string;
  readonly reference: string;
  readonly key: string;
  readonly state: StatusWord;
  /** Meaning of the line in the books, or why it waits. */
  readonly what: string;
}

export interface TotalRow {
  readonly id: string;
  readonly state: string;
  readonly lines: string;
  readonly credits: string;
  readonly debits: string;
}

export interface StatementRow {
  readonly id: string;
  readonly name: string;
  readonly of: string;
  readonly days: string;
  readonly fresh: string;
  readonly closing: string;
  readonly hasGap: boolean;
}

export const lineRow = (line: Listing['rows'][number]): LineRow => ({
  id: line.id,
  href: screenPath('statementLine', { id: line.id }),
  date: formatPlainDate(line.date),
  amount: formatPesos(line.amount),
  reference: line.reference ?? '',
  key: line.trackingKey ?? '',
  state: copy.states[line.state],
  what: whatOf(line),
});

/** Returns in words what a line is, or why that is unknown. */
export function whatOf({ kind, reason }: Pick<Listing['rows'][number], 'kind' | 'reason'>): string {
  if (reason) return copy.reasons[reason];
  return kind ? copy.kinds[kind] : '';
}

/** Returns the totals of bank lines, with their sum. */
export function totalRows(totals: Listing['totals']): readonly TotalRow[] {
  const amounts = (credits: Centavos, debits: Centavos) => ({
    credits: formatPesos(credits),
    debits: formatPesos(debits),
  });
  const sum = amounts(
    sumCentavos(totals.map(({ credits }) => credits)),
    sumCentavos(totals.map(({ debits }) => debits)),
  );
  const lines = totals.reduce((count, row) => count + row.lines, 0);
  return [
    ...totals.map((row) => ({
      ...{ id: row.state, state: copy.states[row.state].label, lines: String(row.lines) },
      ...amounts(row.credits, row.debits),
    })),
    { id: 'sum', state: copy.totals.sum, lines: String(lines), ...sum },
  ];
}

export const statementRow = (row: Listing['statements'][number]): StatementRow => ({
  id: row.id,
  name: row.name,
  of: copy.statements.of(row.account, row.byName, formatInstant(row.importedAt)),
  days: copy.statements.span(formatPlainDate(row.from), formatPlainDate(row.to)),
  fresh: String(row.fresh),
  closing: formatPesos(row.closing),
  hasGap: row.hasGap,
});
