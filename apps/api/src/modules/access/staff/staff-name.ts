import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Selects the name of the member of staff whose id a column of the query holds; null where it holds none.
 *
 * @param id - column with its table, as `eb.ref('loan_hold.made_by')`
 */
export const staffName = (id: Expression<string | null>): RawBuilder<string | null> =>
  sql<string | null>`(select member.name from staff_user as member where member.id = ${id})`;

/** Selects the names of all members of staff whose ids a column of the query holds, in their order. */
export const staffNames = (ids: Expression<string[]>): RawBuilder<string[]> =>
  sql<string[]>`array(
    select member.name from staff_user as member where member.id = any(${ids}) order by member.name)`;
