import { formatPlainDate, mexicoDate } from '@lender/calculator';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Formats a moment in Mexico City's time: `dd.mm.yyyy hh:mm`.
 *
 * @param instant - ISO 8601 in UTC
 *
 * @example
 * formatInstant('2026-11-21T05:59:00Z') // → '20.11.2026 23:59'
 */
export function formatInstant(instant: string): string {
  const epochMs = Date.parse(instant);
  return `${formatPlainDate(mexicoDate(epochMs))} ${clock.format(epochMs)}`;
}
