import { BANK_LINE_STATES, type BankLineState, listBankLines } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { percent } from '../../vocabulary/percent.ts';
import { type StatementQuery, statementList } from './statement-query.ts';
import {
  type LineRow,
  type Listing,
  lineRow,
  type StatementRow,
  statementRow,
  type TotalRow,
  totalRows,
} from './statement-view.ts';
import { statementsCopy as copy } from './statements.copy.es.ts';

/** Result of an imported file. */
export interface TakenIn {
  readonly title: string;
  readonly hasGap: boolean;
}

export interface StatementsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly sentence: string;
  readonly tabs: readonly PageLink[];
  readonly lines: readonly LineRow[];
  readonly totals: readonly TotalRow[];
  readonly statements: readonly StatementRow[];
  /** File that was just imported. */
  readonly taken?: TakenIn;
  /** Account that was used last. */
  readonly account: string;
}

/**
 * Reads one page of lines, their totals, and the newest files.
 *
 * @param takenId - of the file that was just imported
 */
export async function readStatements(
  call: Call,
  query: StatementQuery,
  takenId: string | null = null,
): Promise<StatementsView> {
  const answer = await call(listBankLines, { query });
  if (!answer.ok) throw unreadable('the lines of statements', answer.refusal);
  const { rows, next, totals, statements } = answer.data;
  const page = pageOf(statementList, query);
  const taken = statements.find(({ id }) => id === takenId);
  return {
    sentence: sentenceOf(totals),
    tabs: page.tabs('state', BANK_LINE_STATES, (state) => (state ? tabLabel(totals, state) : copy.all)),
    lines: rows.map(lineRow),
    totals: totalRows(totals),
    statements: statements.map(statementRow),
    account: statements[0]?.account ?? '',
    ...(taken && {
      taken: {
        title: copy.upload.done(taken.name, copy.upload.fresh(taken.fresh, taken.lines)),
        hasGap: taken.hasGap,
      },
    }),
    ...page.links(next, copy.pages),
  };
}

function sentenceOf(totals: Listing['totals']): string {
  const count = (of: (row: Listing['totals'][number]) => number) => totals.reduce((sum, row) => sum + of(row), 0);
  const [found, lines] = [count(({ automatic }) => automatic), count((row) => row.lines)];
  return copy.rate(found, lines, percent(found, lines));
}

const tabLabel = (totals: Listing['totals'], state: BankLineState): string =>
  `${copy.states[state].label} (${totals.find((row) => row.state === state)?.lines ?? 0})`;
