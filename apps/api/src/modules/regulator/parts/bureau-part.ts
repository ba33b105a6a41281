import { brand } from '@lender/brand';
import { addDays } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES } from '@lender/lending';
import { csvOf } from '../../../kernel/csv.policy.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import { loansInPages } from '../../reports/index.ts';
import { type BureauLoan, bureauFields, bureauFile, bureauSums } from '../bureau/bureau-file.policy.ts';
import type { ReadPart } from '../pack-part.ts';
import { regulatorCopy as copy } from '../regulator.copy.es.ts';

/** Builds the report for a bureau: every loan that is owed on the last day, was lost, or ended in the month. */
export const readBureauPart: ReadPart = async (tx, { first, last }) => {
  const reported: { readonly clientId: string; readonly loan: BureauLoan }[] = [];
  const pages = loansInPages(tx, (loans) =>
    loans
      .where('start_date', '<=', last)
      // A contract that was cancelled or void is not reported to a bureau.
      .where('status', '<>', LOAN_STATUS.terminated)
      .where((eb) =>
        eb.or([
          eb('status', 'in', [...OPEN_LOAN_STATUSES, LOAN_STATUS.writeOff, LOAN_STATUS.soldDebt]),
          eb('status_since', '>=', endOfDay(addDays(first, -1))),
        ]),
      ),
  );
  for await (const page of pages)
    for (const { record, positionOn } of page) {
      const position = positionOn(last);
      const { state, startDate, settledOn } = position;
      if (state === 'pending' || startDate === undefined || (settledOn !== undefined && settledOn < first)) continue;
      const loan = {
        account: record.hashed_id,
        openedOn: startDate,
        lastPaidOn: position.payments.at(-1)?.valueDate ?? null,
        closedOn: settledOn ?? null,
        principalCentavos: record.principal_centavos,
        owedCentavos: state === 'sold' ? 0 : position.outstandingCentavos,
        overdueCentavos: state === 'sold' ? 0 : position.overdueCentavos,
        daysLate: position.daysLate,
        state,
      };
      reported.push({ clientId: record.client_id, loan });
    }
  return {
    file: 'bureau',
    rows: reported.length,
    doubts: 0,
    sums: bureauSums(reported.map(({ loan }) => loan)),
    matchesBooks: null,
    clientIds: reported.map(({ clientId }) => clientId),
    write: (people) => {
      const loans = reported.map(({ clientId, loan }) => ({ loan, person: people.get(clientId) }));
      return [
        { name: 'buro.txt', text: bureauFile({ lender: brand.company, on: last, loans }) },
        { name: 'buro-campos.csv', text: csvOf(copy.bureauTitle, { headings: copy.bureau, rows: bureauFields() }) },
      ];
    },
  };
};
