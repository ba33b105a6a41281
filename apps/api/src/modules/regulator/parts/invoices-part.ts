import { addDays } from '@lender/calculator';
import { type LedgerAccount, LOAN_CHARGES } from '@lender/lending';
import { csvOf } from '../../../kernel/csv.policy.ts';
import { balancesOn } from '../../ledger/index.ts';
import { type Invoice, invoiceSums, invoicesOf } from '../cfdi/cfdi.policy.ts';
import type { ReadPart } from '../pack-part.ts';
import { readLoanMoves } from '../read-loan-moves.ts';
import { readLoansOf } from '../read-loans-of.ts';
import { regulatorCopy as copy, inPesos } from '../regulator.copy.es.ts';

const INCOME: readonly LedgerAccount[] = LOAN_CHARGES.map(({ income }) => income);
const IVA: readonly LedgerAccount[] = LOAN_CHARGES.map(({ ivaPayable }) => ivaPayable);
const ACCOUNTS = [...INCOME, ...IVA, ...LOAN_CHARGES.map(({ receivable }) => receivable)];

/** Writes the invoices of what each loan earned in the month, ready to be stamped, and their list. */
export const readInvoicesPart: ReadPart = async (tx, { month, first, last }) => {
  // Loads the XML library, which only this part needs.
  const { invoiceFolio, invoiceXml } = await import('../cfdi/cfdi-xml.policy.ts');
  const moves = await readLoanMoves(tx, { from: first, to: last, accounts: ACCOUNTS });
  const movesOf = new Map(moves.map((own) => [own.loanId, own]));
  const invoices: Invoice[] = [];
  for await (const page of readLoansOf(tx, moves))
    for (const { record, terms } of page) {
      const own = movesOf.get(record.id);
      if (!own) continue;
      const charges = LOAN_CHARGES.map(({ name, income, ivaPayable, receivable }) => ({
        charge: name,
        incomeCentavos: -own.moved(income),
        ivaCentavos: own.waived(ivaPayable) - own.moved(ivaPayable),
        waivedCentavos: -own.waived(receivable),
        waivedIvaCentavos: own.waived(ivaPayable),
      }));
      const { ivaRate } = terms.rates;
      invoices.push(...invoicesOf({ clientId: own.clientId, loan: record.hashed_id, ivaRate, charges }));
    }
  const sums = invoiceSums(invoices);
  const [before, after] = [await balancesOn(tx, { date: addDays(first, -1) }), await balancesOn(tx, { date: last })];
  const booked = (accounts: readonly LedgerAccount[]) =>
    accounts.reduce((sum, account) => sum + before[account] - after[account], 0);
  return {
    file: 'invoices',
    rows: invoices.length,
    doubts: invoices.filter(({ isDoubtful }) => isDoubtful).length,
    sums,
    matchesBooks: sums.income === booked(INCOME) && sums.iva === booked(IVA),
    clientIds: invoices.map(({ clientId }) => clientId),
    write: (people) => [
      {
        name: 'cfdi.csv',
        text: csvOf(copy.invoicesTitle(first, last), {
          headings: copy.invoices,
          rows: invoices.map((invoice) => [
            invoiceFolio(invoice, month),
            invoice.type,
            invoice.loan,
            inPesos(invoice.subtotalCentavos),
            inPesos(invoice.ivaCentavos),
            inPesos(invoice.subtotalCentavos + invoice.ivaCentavos),
            copy.isDoubtful(invoice.isDoubtful),
          ]),
        }),
      },
      ...invoices.map((invoice) => ({
        name: `cfdi/${invoiceFolio(invoice, month)}.xml`,
        text: invoiceXml(invoice, {
          month,
          last,
          receiver: { name: (people.get(invoice.clientId)?.fullName ?? copy.nobody).toUpperCase() },
        }),
      })),
    ],
  };
};
