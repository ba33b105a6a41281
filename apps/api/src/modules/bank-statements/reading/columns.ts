import type { CsvRow } from './csv-rows.ts';

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

/** Position of each column; an amount has one column with a sign, or two. */
export interface Columns {
  readonly width: number;
  readonly at: Readonly<Partial<Record<Column, number>>>;
}

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Reads the line of names; undefined where one is missing or occurs twice. */
export function readColumns({ cells = [] }: CsvRow): Columns | undefined {
  const names = cells.map(plainName);
  const at: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const places = names.flatMap((name, place) => (NAMES[column].some((known) => known === name) ? [place] : []));
    if (places.length > 1) return undefined;
    if (places[0] !== undefined) at[column] = places[0];
  }
  const has = (column: Column) => at[column] !== undefined;
  const hasSides = has('charge') && has('credit');
  return ALWAYS.every(has) && has('amount') !== hasSides && has('charge') === has('credit')
    ? { width: names.length, at }
    : undefined;
}

const COLUMNS: readonly Column[] = [...ALWAYS, 'amount', 'charge', 'credit'];
