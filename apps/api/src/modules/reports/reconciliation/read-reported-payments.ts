import type { getReconciliation, Reply } from '@lender/contract';
import { PAYMENT_METHODS, type PaymentMethod } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ReportPeriod } from '../report-period.policy.ts';

/**
 * Payment methods that a provider reports: payments at the office and on the bank's statement are reported by staff.
 */
const REPORTED_METHODS = (Object.keys(PAYMENT_METHODS) as PaymentMethod[]).filter(
  (method) => method !== 'cash' && method !== 'bank_transfer',
);

/**
 * Counts the payments that providers reported, and those of them that were matched automatically, which were never in
 * suspense.
 */
export async function readReportedPayments(
  tx: Tx,
  { from, to }: ReportPeriod,
): Promise<Reply<typeof getReconciliation>['payments']> {
  const { rows } = await sql<{ alone: number; helped: number }>`
    select
      (select count(*)::int from payment
        where paid_on between ${from}::date and ${to}::date and method in (${sql.join(REPORTED_METHODS)})
          and not exists (
            select from receipt where receipt.method = payment.method
              -- The payment of a later match has a number behind its name.
              and receipt.provider_id = regexp_replace(payment.provider_id, '~[0-9]+$', '')
          )) as alone,
      (select count(*)::int from receipt
        where received_on between ${from}::date and ${to}::date and registered_by is null
          and method in (${sql.join(REPORTED_METHODS)})) as helped`.execute(tx);
  const { alone = 0, helped = 0 } = rows[0] ?? {};
  return { told: alone + helped, alone };
}
