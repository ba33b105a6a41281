/** Distance of a due date, in everyday terms. */
export type WhenDue = 'late' | 'today' | 'tomorrow' | 'later';

/**
 * @param days - until it is due; below zero when it is late
 *
 * @example
 * whenDue(1) // → 'tomorrow'
 */
export function whenDue(days: number): WhenDue {
  if (days < 0) return 'late';
  if (days > 1) return 'later';
  return days === 0 ? 'today' : 'tomorrow';
}
