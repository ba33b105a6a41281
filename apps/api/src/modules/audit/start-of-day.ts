import type { PlainDate } from '@lender/calculator';
import { sql } from 'kysely';

/** Returns the moment at which a day begins in Mexico City. */
export const startOfDay = (day: PlainDate) => sql<Date>`(${day}::date::timestamp at time zone 'America/Mexico_City')`;
