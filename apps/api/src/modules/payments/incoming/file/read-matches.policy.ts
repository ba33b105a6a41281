import { MOST_MATCHES } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import { csvRows, plainName, separatorOf, utf8Text } from '../../../../kernel/csv-rows.ts';

/** One line of a file of matches; a cell that is missing is empty. */
export interface AskedMatch {
  readonly line: number;
  readonly trackingKey: string;
  readonly number: string;
}

const KEY_NAMES = ['clave de rastreo', 'clave_rastreo', 'clave rastreo'];
const LOAN_NAMES = ['prestamo', 'numero de prestamo'];
const LONGEST_CELL = 60;

/** Reads a file of matches; refused where it is no CSV in UTF-8 with both columns, or has too many lines. */
export function readMatches(bytes: Uint8Array): Result<readonly AskedMatch[], 'unreadable'> {
  const written = utf8Text(bytes)?.split(/\r\n|\n|\r/) ?? [];
  const head = written.find((row) => row.trim() !== '') ?? '';
  const [names, ...rows] = csvRows(written, separatorOf(head));
  const titles = names?.cells?.map(plainName) ?? [];
  const [keyAt, loanAt] = [KEY_NAMES, LOAN_NAMES].map((known) => titles.findIndex((title) => known.includes(title)));
  if (keyAt === undefined || loanAt === undefined || keyAt < 0 || loanAt < 0) return fail('unreadable');
  if (rows.length === 0 || rows.length > MOST_MATCHES) return fail('unreadable');
  const cellOf = (cells: readonly string[] | undefined, at: number) => (cells?.[at] ?? '').slice(0, LONGEST_CELL);
  return ok(
    rows.map(({ line, cells }) => ({
      line,
      trackingKey: cellOf(cells, keyAt),
      number: cellOf(cells, loanAt).toUpperCase(),
    })),
  );
}
