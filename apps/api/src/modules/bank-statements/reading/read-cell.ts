import { type PlainDate, parsePlainDate } from '@lender/calculator';
import { type Centavos, centavos } from '@lender/money';

const YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)$/;
const DAY_FIRST = /^(\d\d)[/.-](\d\d)[/.-](\d{4})$/;

/** Reads a day as banks write it: `2026-11-21`, `21/11/2026`, `21.11.2026` or `21-11-2026`. */
export function readDay(text: string): PlainDate | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  const read = parsePlainDate(YEAR_FIRST.test(text) ? text : `${year}-${month}-${day}`);
  return read.ok ? read.value : undefined;
}

const AMOUNT = /^(-?)\$? ?(-?)(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.(\d{1,2}))?$/;

/**
 * Reads an amount in pesos with its sign, at most two decimals, and commas between all thousands or none.
 *
 * @example
 * readAmount('-$1,500.5') // → -150050
 */
export function readAmount(text: string): Centavos | undefined {
  const [, before = '', after = '', whole = '', cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === '' || (before !== '' && after !== '')) return undefined;
  const unsigned = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  // A plain minus would turn zero into -0.
  const signed = before === '' && after === '' ? unsigned : 0 - unsigned;
  return Number.isSafeInteger(signed) ? centavos(signed) : undefined;
}
