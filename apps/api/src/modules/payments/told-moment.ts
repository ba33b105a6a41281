import type { PlainDate } from '@lender/calculator';

/**
 * A moment as the provider tells it. Its clock may run apart from ours, and nothing that it tells of is still to come.
 *
 * @param text - ISO 8601; without it, the moment at which we hear of it
 */
export const toldMoment = (text: string | undefined, now: Date): Date =>
  text === undefined ? now : new Date(Math.min(new Date(text).getTime(), now.getTime()));

const SECOND_MS = 1_000;

/**
 * A moment that the provider tells of something that we had asked for. It tells whole seconds, so what was done in the
 * second of the question would seem to come before it, and before whatever led to it.
 */
export const answeredMoment = (told: Date, askedAt: Date): Date =>
  told < askedAt && askedAt.getTime() - told.getTime() < SECOND_MS ? askedAt : told;

/** The moment of money of whose day nobody knows the hour: noon in Mexico City, and not one that is still to come. */
export const momentOfDay = (date: PlainDate, now: Date): Date =>
  new Date(Math.min(Date.parse(`${date}T18:00:00Z`), now.getTime()));
