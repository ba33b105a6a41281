import { formatPlainDate } from '@lender/calculator';
import { pesosFromCentavos } from '@lender/money';
import { loansInPages } from '../../reports/index.ts';
import type { ExportAsked, ExportRow } from './export-asked.ts';
import { identifiersOf } from './identifiers.ts';

const NO_ONE = [null, null, null, null, null];

/** Lists the loans that were paid out in a period, with their present status. */
export async function loanRows(asked: ExportAsked): Promise<readonly ExportRow[]> {
  const { tx, period, today } = asked;
  const rows: ExportRow[] = [];
  const paidOut = loansInPages(tx, (loans) =>
    loans.where('start_date', '>=', period.from).where('start_date', '<=', period.to),
  );
  for await (const page of paidOut) {
    const people = await identifiersOf(
      asked,
      page.map(({ record }) => record.client_id),
    );
    for (const { record, positionOn } of page) {
      const { outstandingCentavos, daysLate } = positionOn(today);
      rows.push([
        record.hashed_id,
        record.status,
        ...(people.get(record.client_id) ?? NO_ONE),
        record.start_date && formatPlainDate(record.start_date),
        record.due_date && formatPlainDate(record.due_date),
        pesosFromCentavos(record.principal_centavos),
        pesosFromCentavos(outstandingCentavos),
        daysLate,
      ]);
    }
  }
  return rows;
}
