import type { StatementColumns } from '@lender/contract';
import { type CsvRow, plainName } from '../../../kernel/csv-rows.ts';

const NAMES = {
  date: ['fecha'],
  description: ['descripcion', 'concepto'],
  reference: ['referencia'],
  trackingKey: ['clave de rastreo', 'clave_rastreo', 'clave rastreo'],
  balance: ['saldo'],
  amount: ['importe', 'monto'],
  charge: ['cargo', 'cargos', 'retiro', 'retiros'],
  credit: ['abono', 'abonos', 'deposito', 'depositos'],
} as const;
type Column = keyof typeof NAMES;

const ALWAYS: readonly Column[] = ['date', 'description', 'reference', 'trackingKey', 'balance'];
const COLUMNS: readonly Column[] = [...ALWAYS, 'amount', 'charge', 'credit'];

/** Position of each column; an amount has one column with a sign, or two. */
export interface Columns {
  readonly width: number;
  readonly at: Readonly<Partial<Record<Column, number>>>;
}

/**
 * Reads the line of names; undefined where one is missing or occurs twice.
 *
 * @param layout - names that the bank of the account uses; a column that it does not name is not read
 */
export function readColumns({ cells = [] }: CsvRow, layout?: StatementColumns): Columns | undefined {
  const names = cells.map(plainName);
  const at: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const known = namesOf(column, layout);
    const places = names.flatMap((name, place) => (known.includes(name) ? [place] : []));
    if (places.length > 1 || (layout && known.length > 0 && places.length === 0)) return undefined;
    if (places[0] !== undefined) at[column] = places[0];
  }
  const has = (column: Column) => at[column] !== undefined;
  const hasSides = has('charge') && has('credit');
  const isWhole = layout !== undefined || ALWAYS.every(has);
  return isWhole && has('amount') !== hasSides && has('charge') === has('credit')
    ? { width: names.length, at }
    : undefined;
}

function namesOf(column: Column, layout: StatementColumns | undefined): readonly string[] {
  if (!layout) return NAMES[column];
  const name = layout[column];
  return name === undefined ? [] : [plainName(name)];
}
