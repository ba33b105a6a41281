import { type RawBuilder, sql } from 'kysely';

/** Returns the moment that is some hours after the moment in a column. */
export const dueAfter = (column: string, hours: number): RawBuilder<Date> =>
  sql<Date>`(${sql.ref(column)} + make_interval(hours => ${hours}))`;
