import type { Tx } from '../../../kernel/database/database.ts';

/** Where a client works, as they declared it. */
export interface Employer {
  readonly name: string;
  /** Position in words. */
  readonly position: string;
}

/** Finds where a client works; undefined for a client who declared nothing. */
export const findEmployer = (tx: Tx, clientId: string): Promise<Employer | undefined> =>
  tx
    .selectFrom('employment')
    .innerJoin('classification', (join) =>
      join
        .onRef('classification.key', '=', 'employment.employment_position')
        .on('classification.kind', '=', 'employment_position'),
    )
    .select(['employment.company_name as name', 'classification.title as position'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
