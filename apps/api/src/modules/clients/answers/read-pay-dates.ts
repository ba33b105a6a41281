import type { PayDays } from '@lender/calculator';
import type { Db, Tx } from '../../../kernel/database/database.ts';

/** Reads when a client is paid; undefined while the client has not stated it. @throws when there is no such client */
export async function readPayDates(db: Db | Tx, clientId: string): Promise<PayDays | undefined> {
  const { pay_cycle, first_pay_date, second_pay_date } = await db
    .selectFrom('client')
    .select(['pay_cycle', 'first_pay_date', 'second_pay_date'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (pay_cycle === null || first_pay_date === null || second_pay_date === null) return undefined;
  return { cycle: pay_cycle, payDates: [first_pay_date, second_pay_date] };
}
