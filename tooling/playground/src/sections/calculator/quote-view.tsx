import { formatPlainDate, type Instalment, type Offer } from '@lender/calculator';
import { type Charge, formatPesos, sumCharges } from '@lender/money';
import { Receipt, type ReceiptLine, Stack, Table } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { calculatorEn } from './calculator.copy.en.ts';
import { calculatorEs } from './calculator.copy.es.ts';

const CHARGES = ['interest', 'serviceFee', 'processingFee', 'withdrawalFee', 'invoicingFee'] as const;

/** Shows the cost of a loan, line by line, and the date on which it is paid back. */
export function QuoteView({ offer }: { readonly offer: Offer }) {
  const words = useWords({ es: calculatorEs, en: calculatorEn });
  const charges = CHARGES.filter((name) => offer[name].grossCentavos > 0).map(
    (name): ReceiptLine => ({
      label: words.lines[name],
      note: words.withIva(formatPesos(offer[name].ivaCentavos)),
      amount: formatPesos(offer[name].grossCentavos),
    }),
  );
  return (
    <Stack>
      <Receipt
        lines={[
          { label: words.lines.receives, amount: formatPesos(offer.principalCentavos), kind: 'strong' },
          ...charges,
        ]}
        total={{
          label: words.total,
          note: words.due(formatPlainDate(offer.endDate), offer.termDays),
          amount: formatPesos(offer.totalCentavos),
        }}
        foot={words.cat(offer.aprPercent)}
      />
      {offer.instalments.length > 1 && <Schedule instalments={offer.instalments} />}
    </Stack>
  );
}

function Schedule({ instalments }: { readonly instalments: readonly Instalment[] }) {
  const { schedule, columns } = useWords({ es: calculatorEs, en: calculatorEn });
  const gross = (...charges: readonly Charge[]) => formatPesos(sumCharges(charges).grossCentavos);
  return (
    <Table
      caption={schedule}
      rows={instalments}
      rowKey={({ dueDate }) => dueDate}
      empty=""
      columns={[
        { id: 'due', header: columns.dueDate, cell: (row) => formatPlainDate(row.dueDate), isRowHeader: true },
        { id: 'principal', header: columns.principal, cell: (row) => formatPesos(row.principalCentavos), align: 'end' },
        { id: 'interest', header: columns.interest, cell: (row) => gross(row.interest), align: 'end' },
        { id: 'fees', header: columns.fees, cell: (row) => gross(row.serviceFee, row.otherFees), align: 'end' },
        { id: 'total', header: columns.total, cell: (row) => formatPesos(row.totalCentavos), align: 'end' },
      ]}
    />
  );
}
