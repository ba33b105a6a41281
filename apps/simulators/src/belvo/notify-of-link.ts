import { randomUUID } from 'node:crypto';
import type { BelvoServices } from './belvo-services.ts';
import type { Link } from './link-store.ts';
import { LISTS } from './link-wire.ts';

/** Notifies the lender that all data of a link is there, as Belvo does for a link that was made a moment ago. */
export function notifyOfLink(link: Link, { bankNotices }: Pick<BelvoServices, 'bankNotices'>): void {
  const transactions = LISTS.transactions(link);
  const found = {
    ACCOUNTS: { total_accounts: LISTS.accounts(link).length },
    OWNERS: { total_owners: LISTS.owners(link).length },
    TRANSACTIONS: {
      total_transactions: transactions.length,
      total_inflow_transactions: transactions.filter(({ type }) => type === 'INFLOW').length,
      total_outflow_transactions: transactions.filter(({ type }) => type === 'OUTFLOW').length,
      first_transaction_date: transactions.at(-1)?.value_date ?? null,
      last_transaction_date: transactions[0]?.value_date ?? null,
    },
  };
  for (const [webhook_type, data] of Object.entries(found))
    bankNotices.add({
      webhook_id: randomUUID().replaceAll('-', ''),
      webhook_type,
      process_type: 'historical_update',
      webhook_code: 'historical_update',
      link_id: link.id,
      request_id: randomUUID(),
      external_id: link.externalId,
      data,
    });
}
