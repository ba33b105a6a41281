import { type PlainDate, parsePlainDate } from '@lender/calculator';

/**
 * Order in which a day is written in a field: `m/d/Y` for a day of birth, `Y/m/d` for the day until which a document is
 * valid.
 */
export type DateOrder = 'm/d/Y' | 'Y/m/d';

/** Patterns of the complete first part, then of the first two, each before one more digit. */
const COMPLETE: Readonly<Record<DateOrder, readonly RegExp[]>> = {
  'm/d/Y': [/^(\d\d)(\d)/, /^(\d\d?\/\d\d)(\d)/],
  'Y/m/d': [/^(\d{4})(\d)/, /^(\d{4}\/\d\d)(\d)/],
};

/**
 * Formats a day while it is typed: the slash after a complete part is added with the first digit after it, so that it
 * can be deleted. A day written in another way stays as it is.
 *
 * @example
 * typeDate('123', 'm/d/Y') // → '12/3'
 */
export const typeDate = (typed: string, order: DateOrder): string =>
  COMPLETE[order].reduce((text, part) => text.replace(part, '$1/$2'), typed);

/**
 * Reads a day as its field asks for it, with slashes, dots, dashes, spaces or nothing between the parts, or with the year
 * first, as browsers fill it in.
 *
 * @returns `undefined` for what is no day of the calendar
 *
 * @example
 * readDate('4/11/1993', 'm/d/Y') // → '1993-04-11'
 */
export function readDate(text: string, order: DateOrder): PlainDate | undefined {
  const [year = '', month = '', day = ''] = partsOf(text.trim(), order);
  const parsed = parsePlainDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
  return parsed.ok ? parsed.value : undefined;
}

/** Returns year, month and day, as they were written. */
function partsOf(text: string, order: DateOrder): readonly (string | undefined)[] {
  const yearFirst = /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/.exec(text);
  if (yearFirst) return yearFirst.slice(1);
  if (order === 'Y/m/d') return /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1) ?? [];
  const monthFirst = /^(\d\d?)[-/. ](\d\d?)[-/. ](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text);
  return [monthFirst?.[3], monthFirst?.[1], monthFirst?.[2]];
}

/**
 * Returns a day as its field shows it.
 *
 * @example
 * writeDate(plainDate('1993-04-11'), 'm/d/Y') // → '04/11/1993'
 */
export function writeDate(date: PlainDate, order: DateOrder): string {
  const [year, month, day] = date.split('-');
  return (order === 'Y/m/d' ? [year, month, day] : [month, day, year]).join('/');
}

/** Formats a day once its field is left: completed when it can be read, else as it was typed. */
export function maskDate(text: string, order: DateOrder): string {
  const date = readDate(text, order);
  return date === undefined ? text : writeDate(date, order);
}
