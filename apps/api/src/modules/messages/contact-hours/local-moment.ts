import { type PlainDate, plainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { readZone } from './read-zone.ts';

/** Local time where a borrower lives: the day, and hours and minutes such as 18:05. */
export interface LocalMoment {
  readonly on: PlainDate;
  readonly at: string;
}

/** Returns the local time at a moment where a client lives. */
export async function localMoment(tx: Tx, clientId: string, moment: Date): Promise<LocalMoment> {
  return momentIn(await readZone(tx, clientId), moment);
}

/**
 * Returns the local time of a time zone at a moment.
 *
 * @example
 * momentIn('America/Tijuana', new Date('2026-11-26T20:05:00Z')) // → { on: '2026-11-26', at: '12:05' }
 */
export function momentIn(timeZone: string, moment: Date): LocalMoment {
  const style = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', { ...style, hourCycle: 'h23', timeZone }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    on: plainDate(`${part('year')}-${part('month')}-${part('day')}`),
    at: `${part('hour')}:${part('minute')}`,
  };
}
