import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { mexicoClock } from '../../../kernel/mexico-clock.ts';

/**
 * Formats a moment for people, in Mexico City's time: `dd.mm.yyyy hh:mm`.
 *
 * @example
 * momentWords(new Date('2026-11-21T05:59:00Z')) // → '20.11.2026 23:59'
 */
export const momentWords = (moment: Date): string =>
  `${formatPlainDate(mexicoDate(moment.getTime()))} ${mexicoClock(moment).toISOString().slice(11, 16)}`;
