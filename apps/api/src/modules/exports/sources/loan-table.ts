import { loansInPages } from '../../reports/index.ts';
import { defineTable, type RowOf } from '../table/export-table.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { identifiersOf, PERSON_COLUMNS } from './identifiers.ts';

const COLUMNS = {
  loan: 'text',
  status: 'code',
  statusWords: 'text',
  ...PERSON_COLUMNS,
  startDate: 'day',
  dueDate: 'day',
  principal: 'money',
  outstanding: 'money',
  daysLate: 'number',
} as const;

/** The loans that were paid out in a period, with their present status. */
export const loanTable = defineTable({
  columns: COLUMNS,
  headings: headings.loans,
  read: async (asked) => {
    const { tx, period, today } = asked;
    const rows: RowOf<typeof COLUMNS>[] = [];
    const paidOut = loansInPages(tx, (loans) =>
      loans.where('start_date', '>=', period.from).where('start_date', '<=', period.to),
    );
    for await (const page of paidOut) {
      const personOf = await identifiersOf(
        asked,
        page.map(({ record }) => record.client_id),
      );
      for (const { record, positionOn } of page) {
        const { outstandingCentavos, daysLate } = positionOn(today);
        rows.push({
          loan: record.hashed_id,
          status: record.status,
          statusWords: words.loanStatuses[record.status],
          ...personOf(record.client_id),
          startDate: record.start_date,
          dueDate: record.due_date,
          principal: record.principal_centavos,
          outstanding: outstandingCentavos,
          daysLate,
        });
      }
    }
    return rows;
  },
});
