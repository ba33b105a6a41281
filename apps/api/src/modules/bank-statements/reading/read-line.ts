import type { PlainDate } from '@lender/calculator';
import type { StatementFault } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import { fail, ok, type Result } from '@lender/result';
import type { CsvRow } from '../../../kernel/csv-rows.ts';
import type { Columns } from './columns.ts';
import { readAmount, readDay } from './read-cell.ts';
import type { StatementLine } from './statement-line.ts';
import { textFault } from './text-fault.ts';

type Read<Value> = Result<Value, StatementFault>;

/** Reads one line of a statement; the first thing that is wrong with it is what is said. */
export function readLine(row: CsvRow, columns: Columns, today: PlainDate): Read<StatementLine> {
  const { cells, line } = row;
  if (!cells) return fail('quotes');
  if (cells.length !== columns.width) return fail('cells');
  const cell = (column: keyof Columns['at']): string => cells[columns.at[column] ?? -1] ?? '';
  const words = {
    reference: cell('reference') || null,
    trackingKey: cell('trackingKey') || null,
    description: cell('description'),
  };
  const wrong = textFault(words);
  if (wrong) return fail(wrong);
  const date = readDay(cell('date'));
  if (!date) return fail('date');
  if (date > today) return fail('future');
  const amount =
    columns.at.amount === undefined ? readSides(cell('charge'), cell('credit')) : readWhole(cell('amount'));
  if (!amount.ok) return amount;
  const balance = readAmount(cell('balance'));
  if (balance === undefined) return fail('balance');
  return ok({ line, date, amount: amount.value, balance, ...words });
}

function readWhole(text: string): Read<Centavos> {
  const amount = readAmount(text);
  return amount === undefined || amount === 0 ? fail('amount') : ok(amount);
}

/**
 * Reads the one side that has an amount; the other is empty or zero. A charge may have a minus sign: it is the same.
 */
function readSides(charge: string, credit: string): Read<Centavos> {
  const [out, came] = [charge, credit].map((text) => (text === '' ? 0 : readAmount(text)));
  if (out === undefined || came === undefined) return fail('amount');
  if ((out === 0) === (came === 0)) return fail('both_sides');
  return came < 0 ? fail('amount') : ok(centavos(came === 0 ? 0 - Math.abs(out) : came));
}
