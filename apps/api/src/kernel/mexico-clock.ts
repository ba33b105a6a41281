const HOURS_BEHIND_UTC = 6;

/**
 * Returns the wall clock of Mexico City at a moment, as a date whose UTC fields show it: for files that know no zones.
 * The city has kept one time all year since 2022.
 *
 * @example
 * mexicoClock(new Date('2026-11-21T05:59:00Z')).toISOString() // → '2026-11-20T23:59:00.000Z'
 */
export const mexicoClock = (moment: Date): Date => new Date(moment.getTime() - HOURS_BEHIND_UTC * 3_600_000);
