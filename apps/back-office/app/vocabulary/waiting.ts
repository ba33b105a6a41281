const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/**
 * Returns how long something has waited, in the largest unit that is full.
 *
 * @param minutes - full minutes by the business clock
 *
 * @example
 * waitingWords(179) // → '2 h'
 */
export function waitingWords(minutes: number): string {
  if (minutes < 1) return 'menos de 1 min';
  if (minutes < hourMinutes) return `${minutes} min`;
  if (minutes < dayMinutes) return `${Math.floor(minutes / hourMinutes)} h`;
  const days = Math.floor(minutes / dayMinutes);
  return days === 1 ? '1 día' : `${days} días`;
}
