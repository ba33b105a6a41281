import { mexicoDate, type PlainDate } from '@lender/calculator';

/** Monday at eight in the morning in Mexico City. */
const BEGINNING = Date.parse('2026-11-23T14:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const morningOf = (day: number): Date => new Date(BEGINNING + day * DAY_MS);
/** Returns the evening of the same day. */
export const eveningOf = (day: number): Date => new Date(BEGINNING + day * DAY_MS + 8 * HOUR_MS);
export const dateOf = (day: number): PlainDate => mexicoDate(morningOf(day).getTime());
