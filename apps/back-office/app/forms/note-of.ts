import { oneLine } from './one-line.ts';

/**
 * Returns the note of a form that offers reasons: the chosen reason, the typed text, or both.
 *
 * @example
 * noteOf({ why: 'No contesta', note: 'Tres llamadas' }) // → 'No contesta: Tres llamadas'
 */
export const noteOf = ({ why, note }: { readonly why: string; readonly note: string }): string =>
  [why, note]
    .map(oneLine)
    .filter((text) => text !== '')
    .join(': ');
