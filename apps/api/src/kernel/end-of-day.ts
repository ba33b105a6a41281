import { addDays, type PlainDate } from '@lender/calculator';

/** The moment at which a day is over in Mexico City, which has kept one time all year since 2022. */
export const endOfDay = (date: PlainDate): Date => new Date(`${addDays(date, 1)}T06:00:00Z`);
