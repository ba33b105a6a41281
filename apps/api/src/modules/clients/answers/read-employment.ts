import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import type { Db, Tx } from '../../../kernel/database/database.ts';

/** What a client states about work and money. */
export interface StatedEmployment {
  readonly employedSince: PlainDate;
  readonly monthlyIncomeCentavos: Centavos;
  readonly monthlyObligationsCentavos: Centavos;
  readonly statedAt: Date;
}

/** Reads what a client states about work and money. @throws when nothing was stated */
export async function readEmployment(db: Db | Tx, clientId: string): Promise<StatedEmployment> {
  const row = await db
    .selectFrom('employment')
    .select(['employed_since', 'monthly_income_centavos', 'monthly_obligations_centavos', 'updated_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    employedSince: row.employed_since,
    monthlyIncomeCentavos: row.monthly_income_centavos,
    monthlyObligationsCentavos: row.monthly_obligations_centavos,
    statedAt: row.updated_at,
  };
}
