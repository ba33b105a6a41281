import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ServicedLoan } from '../../loans/index.ts';

/** Facts of the application that a loan was sold by. */
export interface SoldBy {
  readonly productVersion: number;
  /** Partner whose link the client came by, if any. */
  readonly partner: string | undefined;
}

const PARTNER = sql<string | null>`signals -> 'affiliate' ->> 'partner'`;

/** Reads the application of each loan, by the application's id. */
export async function applicationsOf(tx: Tx, loans: readonly ServicedLoan[]): Promise<ReadonlyMap<string, SoldBy>> {
  if (loans.length === 0) return new Map();
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'product_version', PARTNER.as('partner')])
    .where(
      'client_id',
      'in',
      loans.map(({ record }) => record.client_id),
    )
    .execute();
  return new Map(
    rows.map(({ id, product_version: productVersion, partner }) => [
      id,
      { productVersion, partner: partner ?? undefined },
    ]),
  );
}
