import { formatPlainDate, parsePlainDate } from '@lender/calculator';
import type { listCollection, Reply } from '@lender/contract';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { collectionsCopy as copy } from './collections.copy.es.ts';

type MayCall = Reply<typeof listCollection>['rows'][number]['mayCall'];

/** Returns in words whether a person may be called now. */
export function mayCallWord({ refusal, allowedAt, zone }: MayCall): StatusWord {
  if (refusal === null) return { label: copy.mayCall.now, tone: 'ok' };
  if (allowedAt !== null) return { label: copy.mayCall.from(localMoment(allowedAt, zone)), tone: 'warn' };
  return { label: copy.mayCall.refusals[refusal], tone: 'danger' };
}

/**
 * Formats a moment by the clock of a place: `dd.mm.yyyy hh:mm`.
 *
 * @example
 * localMoment('2026-11-24T14:00:00Z', 'America/Hermosillo') // → '24.11.2026 07:00'
 */
export function localMoment(instant: string, zone: string): string {
  const at = Date.parse(instant);
  const day = parsePlainDate(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at));
  return `${day.ok ? formatPlainDate(day.value) : ''} ${localTime(instant, zone)}`.trim();
}

/** Formats the time on a clock of a place: `hh:mm`. */
export const localTime = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('es-MX', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    Date.parse(instant),
  );
