import { StatusBadge, type TableColumn, TextLink } from '@lender/ui';
import { caseRowCopy } from './case-row.copy.es.ts';
import type { CaseRow } from './case-row.ts';

const { columns: headers } = caseRowCopy;

export type CaseColumn = keyof typeof headers;

type Cells = Readonly<Record<CaseColumn, Omit<TableColumn<CaseRow>, 'id' | 'header'>>>;

/** Smallest width of each column where rows have one line, in CSS pixels; the remaining room is shared among them. */
const widths: Readonly<Record<CaseColumn, number>> = {
  client: 170,
  due: 212,
  amount: 96,
  status: 190,
  reasons: 170,
  waiting: 112,
  holder: 128,
  bank: 110,
  borrower: 84,
  phone: 90,
  asked: 140,
  reference: 120,
};

const cells: Cells = {
  client: {
    isRowHeader: true,
    cell: ({ href, client }) => (
      <TextLink href={href} data-row-link="">
        {client}
      </TextLink>
    ),
  },
  due: {
    cell: ({ due }) =>
      due && (
        <time dateTime={due.instant} title={due.exact}>
          <StatusBadge tone={due.tone}>{due.label}</StatusBadge>
        </time>
      ),
  },
  amount: { align: 'end', cell: ({ amount }) => amount },
  status: { cell: ({ status }) => <StatusBadge tone={status.tone}>{status.label}</StatusBadge> },
  reasons: { cell: ({ reasons }) => <span title={reasons}>{reasons}</span> },
  waiting: {
    align: 'end',
    cell: ({ waiting }) => (
      <time dateTime={waiting.instant} title={waiting.exact}>
        {waiting.words}
      </time>
    ),
  },
  holder: { cell: ({ holder }) => <span title={holder}>{holder}</span> },
  bank: { cell: ({ bank }) => <span title={bank}>{bank}</span> },
  borrower: { cell: ({ borrower }) => borrower },
  phone: { cell: ({ phone }) => phone },
  asked: { align: 'end', cell: ({ asked }) => <time dateTime={asked.instant}>{asked.exact}</time> },
  reference: { cell: ({ reference }) => reference },
};

/** Returns a column of a list of cases. */
export const caseColumn = (id: CaseColumn): TableColumn<CaseRow> => ({
  id,
  header: headers[id],
  width: widths[id],
  ...cells[id],
});
