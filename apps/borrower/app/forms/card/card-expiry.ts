/** Expiry month of a card. */
export interface CardExpiry {
  /** Two digits each, as the provider requires. */
  readonly month: string;
  readonly year: string;
}

/**
 * Reads a month as people and their browsers write it; `undefined` for anything else.
 *
 * @example
 * readExpiry('9/28') // → { month: '09', year: '28' }
 * readExpiry('12/2028') // → { month: '12', year: '28' }
 */
export function readExpiry(text: string): CardExpiry | undefined {
  const [, month, year] = /^(\d{1,2})[/-](?:20)?(\d\d)$/.exec(withSlash(text)) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: month.padStart(2, '0'), year };
}

/** Adds the slash that was left out between digits. */
const withSlash = (text: string): string => text.replace(/\s/g, '').replace(/^(\d\d)((?:20)?\d\d)$/, '$1/$2');

/** Adds the slash after a complete month, while it is typed. */
export const typeExpiry = (text: string): string => text.replace(/^(\d\d)(\d{1,2})$/, '$1/$2');

/** Formats a month that can be read as it is printed on a card; returns anything else as it was typed. */
export function formatExpiry(text: string): string {
  const expiry = readExpiry(text);
  return expiry ? `${expiry.month}/${expiry.year}` : text;
}
