import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Checked, findings } from './finding.ts';

const DIFFERING = sql<{ payment: string | null; event: string | null }>`
  select payment.id as payment, event.key as event
  from payment full join (select * from loan_event where kind = 'payment') event
    on event.client_id = payment.client_id and event.loan_id = payment.loan_id
    and event.key = 'payment:' || payment.method || ':' || payment.provider_id
  where payment.id is null or event.id is null
    or (payment.amount_centavos, payment.paid_on) is distinct from
      ((event.event ->> 'amountCentavos')::bigint, event.value_date)
  order by 1, 2`;

/** Checks that each payment is an event of its loan with the same amount, method and value date, and vice versa. */
export async function checkPayments(tx: Tx): Promise<Checked> {
  const broken = findings();
  for await (const rows of batchesOf(tx, DIFFERING))
    for (const { payment, event } of rows)
      broken.add(
        payment === null ? `event ${event}: its payment is gone` : `payment ${payment}: is not what its loan was told`,
      );
  const { rows } = await sql<{ payments: string }>`select count(*)::text as payments from payment`.execute(tx);
  return { looked: `payments: ${rows[0]?.payments}`, broken: broken.all() };
}
