import { addDays, type PlainDate } from '@lender/calculator';

/** Returns the moment at which a day ends in Mexico City, which has kept one time all year since 2022. */
export const endOfDay = (date: PlainDate): Date => new Date(`${addDays(date, 1)}T06:00:00Z`);
