const MARK = '~';

/**
 * Returns the name under which a receipt moves in the books. A name is booked once, so a match that was undone leaves
 * the receipt a new one.
 *
 * @example
 * bookedName('tr1', 0) // → 'tr1'
 * bookedName('tr1', 1) // → 'tr1~2'
 */
export const bookedName = (name: string, undone: number): string =>
  undone === 0 ? name : `${name}${MARK}${undone + 1}`;

/** Returns the name that a receipt had before any match was undone. */
export const firstName = (name: string): string => name.replace(/~\d+$/, '');
