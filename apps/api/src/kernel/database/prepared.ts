import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';
import { planOnce } from './planned-client.ts';

/** Placeholder for a parameter while its query is compiled. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * Returns a query that is built and compiled once, for nearly every request: building costs several times what sending
 * does. Its parameters are values, never lists, and do not change its text.
 *
 * @example
 * const sessionsOf = prepared((db, accountId: string) => db.selectFrom('session').selectAll().where('account_id', '=', accountId));
 * const sessions = await sessionsOf(tx, accountId);
 */
export function prepared<Parameters extends readonly unknown[], Row>(
  build: (db: Db | Tx, ...parameters: Parameters) => Compilable<Row>,
): (db: Db | Tx, ...parameters: Parameters) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...given) => {
    if (compiled === undefined) {
      compiled = build(db, ...(given.map((_, index) => new Place(index)) as unknown as Parameters)).compile();
      planOnce(compiled.sql);
    }
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? given[value.index] : value));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
