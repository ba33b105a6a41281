import { maskClabe, NAME_COLUMNS } from '../../clients/index.ts';
import { openPayoutClabe } from '../../payments/index.ts';
import type { ExportAsked } from '../table/export-asked.ts';
import { defineTable } from '../table/export-table.ts';
import { momentsOf } from '../table/moments-of.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { nameOf } from './identifiers.ts';

function payouts({ tx, period }: ExportAsked) {
  const { first, end } = momentsOf(period);
  return tx
    .selectFrom('payout')
    .leftJoin('loan', (join) =>
      join.onRef('loan.client_id', '=', 'payout.client_id').onRef('loan.id', '=', 'payout.loan_id'),
    )
    .leftJoin('client_details', 'client_details.client_id', 'payout.client_id')
    .select(['payout.client_id', 'payout.id', 'purpose', 'amount_centavos', 'method', 'clabe_sealed', 'holder_sealed'])
    .select(['last_four', 'payout.status', 'return_cause', 'payout.created_at', 'payout.status_since', 'tracking_key'])
    .select(['folio', 'hashed_id', ...NAME_COLUMNS])
    .where('payout.created_at', '>=', first)
    .where('payout.created_at', '<', end)
    .orderBy('payout.created_at')
    .orderBy('payout.id');
}

type FoundPayout = Awaited<ReturnType<ReturnType<typeof payouts>['execute']>>[number];

/** The payouts that were queued in a period, oldest first, with their present status. */
export const payoutTable = defineTable({
  columns: {
    ...{ loan: 'text', name: 'text', purpose: 'code', purposeWords: 'text', amount: 'money' },
    ...{ method: 'code', methodWords: 'text', toClabe: 'text', status: 'code', statusWords: 'text' },
    ...{ cause: 'text', createdAt: 'moment', since: 'moment', trackingKey: 'text', folio: 'text' },
  },
  headings: headings.payouts,
  read: (asked) =>
    readInPages(payouts(asked), (page) =>
      page.map(({ purpose, method, status, ...payout }) => ({
        loan: payout.hashed_id,
        name: nameOf(payout),
        purpose,
        purposeWords: words.payoutPurposes[purpose],
        amount: payout.amount_centavos,
        method,
        methodWords: words.payoutMethods[method],
        toClabe: clabeOf(payout, asked),
        status,
        statusWords: words.payoutStatuses[status],
        cause: payout.return_cause,
        createdAt: payout.created_at,
        since: payout.status_since,
        trackingKey: payout.tracking_key,
        folio: payout.folio,
      })),
    ),
});

function clabeOf(
  {
    clabe_sealed,
    last_four,
    ...payout
  }: Pick<FoundPayout, 'client_id' | 'id' | 'clabe_sealed' | 'holder_sealed' | 'last_four'>,
  { isPersonal, vault }: ExportAsked,
): string | null {
  if (isPersonal) return clabe_sealed && openPayoutClabe({ ...payout, clabe_sealed }, vault);
  return last_four && maskClabe(last_four);
}
