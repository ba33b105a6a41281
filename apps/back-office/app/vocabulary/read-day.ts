import { formatPlainDate, type PlainDate, parsePlainDate } from '@lender/calculator';

/** Ways in which a day is written with its year last: with dots, slashes, dashes or spaces, or with nothing between. */
const WRITTEN = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/;
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/;

/**
 * Returns the day that a field or an address names, written `dd.mm.yyyy` or `YYYY-MM-DD`; undefined when it names no
 * valid day.
 *
 * @example
 * readDay('4.11.2026') // → '2026-11-04'
 */
export function readDay(text: string | null): PlainDate | undefined {
  const typed = text?.trim() ?? '';
  const [, day = '', month = '', year] = WRITTEN.exec(typed) ?? DIGITS.exec(typed) ?? [];
  const read = parsePlainDate(year === undefined ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return read.ok ? read.value : undefined;
}

/**
 * Returns the day that was typed, as it is sent to the API; text that is no day stays as it is, and no call accepts it.
 *
 * @example
 * typedDay('4.11.2026') // → '2026-11-04'
 */
export const typedDay = (text: string): string => readDay(text) ?? text.trim();

/**
 * Returns a day as its field shows it; text that is no day stays as it was typed.
 *
 * @example
 * shownDay('2026-11-04') // → '04.11.2026'
 */
export function shownDay(text: string): string {
  const day = readDay(text);
  return day === undefined ? text : formatPlainDate(day);
}

/**
 * Formats a day while it is typed: the dot after a complete part is added with the first digit after it, so that it can
 * be deleted. A day written in another way stays as it is.
 *
 * @example
 * typeDay('0411') // → '04.11'
 */
export const typeDay = (text: string): string =>
  /^[\d.]+$/.test(text) ? text.replace(/^(\d\d)(\d)/, '$1.$2').replace(/^(\d\d?\.\d\d)(\d)/, '$1.$2') : text;
