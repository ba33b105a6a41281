import type { PlainDate } from '@lender/calculator';

/**
 * Returns a moment as the provider reports it, and never one in the future. Its clock may differ from ours, and it
 * reports only what has happened.
 *
 * @param text - ISO 8601; without it, the moment of the report
 */
export const reportedMoment = (text: string | undefined, now: Date): Date =>
  text === undefined ? now : new Date(Math.min(new Date(text).getTime(), now.getTime()));

const SECOND_MS = 1_000;

/**
 * Returns the moment that the provider reports for something that we had requested. It reports whole seconds, so an
 * event in the second of the request would seem to come before it, and before its cause.
 */
export const answeredMoment = (reported: Date, askedAt: Date): Date =>
  reported < askedAt && askedAt.getTime() - reported.getTime() < SECOND_MS ? askedAt : reported;

/** Returns the moment of money whose day is known but not the hour: noon in Mexico City, and not one in the future. */
export const momentOfDay = (date: PlainDate, now: Date): Date =>
  new Date(Math.min(Date.parse(`${date}T18:00:00Z`), now.getTime()));
