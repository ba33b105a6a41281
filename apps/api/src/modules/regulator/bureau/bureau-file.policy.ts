import type { PlainDate } from '@lender/calculator';
import type { LoanState } from '@lender/lending';
import { BUREAU_LINES, type BureauField } from './bureau-layout.data.ts';

/** A loan as it is reported to a bureau. */
export interface BureauLoan {
  readonly account: string;
  readonly openedOn: PlainDate;
  readonly lastPaidOn: PlainDate | null;
  readonly closedOn: PlainDate | null;
  readonly principalCentavos: number;
  readonly owedCentavos: number;
  readonly overdueCentavos: number;
  readonly daysLate: number;
  readonly state: LoanState;
}

export interface BureauPerson {
  readonly lastName: string;
  readonly secondLastName: string;
  readonly givenNames: string;
  readonly bornOn: PlainDate | null;
  readonly curp: string;
}

/** Codes of late payment (MOP), with the smallest number of days late for each. */
const LATE_CODES = [
  [366, '96'],
  [150, '07'],
  [120, '06'],
  [90, '05'],
  [60, '04'],
  [30, '03'],
  [1, '02'],
  [0, '01'],
] as const;

/**
 * Returns the bureaus' code for the payment of a loan: `01` on time, `02` to `07` and `96` late, `97` lost.
 *
 * @example
 * paymentCode({ state: 'open', daysLate: 45 }) // → '03'
 */
export function paymentCode({ state, daysLate }: Pick<BureauLoan, 'state' | 'daysLate'>): string {
  if (state === 'written_off') return '97';
  return LATE_CODES.find(([from]) => daysLate >= from)?.[1] ?? '01';
}

type Value = string | number | null;

const NUMBERS = { text: false, date: false, number: true, centavos: true } as const;

function fieldText({ name, width, type }: BureauField, value: Value): string {
  if (NUMBERS[type]) {
    const digits = String(value ?? 0);
    if (!/^\d+$/.test(digits) || digits.length > width) throw new RangeError(`${name}: ${digits} has no place`);
    return digits.padStart(width, '0');
  }
  if (type === 'date') {
    const [year = '', month = '', day = ''] = String(value ?? '0000-00-00').split('-');
    return `${day}${month}${year}`;
  }
  return plain(String(value ?? ''))
    .slice(0, width)
    .padEnd(width);
}

/** Returns a text in capitals without accents: whatever was typed, a line stays one line of known width. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,&/-]/g, ' ');

const lineOf = (fields: readonly BureauField[], values: Readonly<Record<string, Value>>): string =>
  fields.map((field) => fieldText(field, values[field.name] ?? null)).join('');

interface BureauFile {
  readonly lender: string;
  readonly on: PlainDate;
  readonly loans: readonly { readonly loan: BureauLoan; readonly person: BureauPerson | undefined }[];
}

/**
 * Writes the whole file: a header, a line for each loan, a trailer with their number and sums. Lines end with CR LF.
 */
export function bureauFile({ lender, on, loans }: BureauFile): string {
  const records = loans.map(({ loan, person }) =>
    lineOf(BUREAU_LINES.loan, {
      tipo: 'CRE',
      cuenta: loan.account,
      apellido_paterno: person?.lastName ?? null,
      apellido_materno: person?.secondLastName ?? null,
      nombres: person?.givenNames ?? null,
      nacimiento: person?.bornOn ?? null,
      curp: person?.curp ?? null,
      tipo_de_credito: 'PL',
      moneda: 'MXN',
      apertura: loan.openedOn,
      ultimo_pago: loan.lastPaidOn,
      cierre: loan.closedOn,
      importe_original: loan.principalCentavos,
      saldo_actual: loan.owedCentavos,
      saldo_vencido: loan.overdueCentavos,
      dias_de_atraso: loan.daysLate,
      mop: paymentCode(loan),
    }),
  );
  const sums = bureauSums(loans.map(({ loan }) => loan));
  const header = lineOf(BUREAU_LINES.header, { tipo: 'ENC', version: 'EJ01', otorgante: lender, fecha_de_corte: on });
  const trailer = lineOf(BUREAU_LINES.trailer, {
    tipo: 'CIF',
    registros: records.length,
    suma_saldo_actual: sums.owed,
    suma_saldo_vencido: sums.overdue,
  });
  return [header, ...records, trailer, ''].join('\r\n');
}

export const bureauSums = (loans: readonly Pick<BureauLoan, 'owedCentavos' | 'overdueCentavos'>[]) => ({
  owed: loans.reduce((sum, { owedCentavos }) => sum + owedCentavos, 0),
  overdue: loans.reduce((sum, { overdueCentavos }) => sum + overdueCentavos, 0),
});

/** Lists the fields of the layout, one row per field: its line, position, width and type. */
export const bureauFields = (): (string | number)[][] =>
  Object.entries(BUREAU_LINES).flatMap(([line, fields]) => {
    let from = 1;
    return fields.map(({ name, width, type }) => {
      const row = [line, name, from, from + width - 1, width, type];
      from += width;
      return row;
    });
  });
