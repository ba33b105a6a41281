const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

/**
 * Returns the name of a month, written `YYYY-MM`.
 *
 * @example
 * monthName('2026-11') // → 'noviembre de 2026'
 */
export const monthName = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`;
