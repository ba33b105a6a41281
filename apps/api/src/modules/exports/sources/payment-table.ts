import { maskClabe, NAME_COLUMNS } from '../../clients/index.ts';
import { openOrigin } from '../../payments/index.ts';
import type { ExportAsked } from '../table/export-asked.ts';
import { defineTable } from '../table/export-table.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { nameOf } from './identifiers.ts';

const paid = ({ tx, period }: ExportAsked) =>
  tx
    .selectFrom('payment')
    .innerJoin('loan', (join) =>
      join.onRef('loan.client_id', '=', 'payment.client_id').onRef('loan.id', '=', 'payment.loan_id'),
    )
    .leftJoin('client_details', 'client_details.client_id', 'payment.client_id')
    .select(['payment.id', 'hashed_id', 'amount_centavos', 'method', 'paid_on', 'booked_at', 'reversed_on'])
    .select(['tracking_key', 'provider_id', 'origin_sealed', ...NAME_COLUMNS])
    .where('paid_on', '>=', period.from)
    .where('paid_on', '<=', period.to)
    .orderBy('paid_on')
    .orderBy('payment.id');

/** The payments of loans whose payer paid in a period, oldest first; payments that were reversed say since when. */
export const paymentTable = defineTable({
  columns: {
    ...{ loan: 'text', name: 'text', amount: 'money', method: 'code', methodWords: 'text' },
    ...{ paidOn: 'day', bookedAt: 'moment', reversedOn: 'day' },
    ...{ fromClabe: 'text', trackingKey: 'text', providerId: 'text' },
  },
  headings: headings.payments,
  read: (asked) =>
    readInPages(paid(asked), (page) =>
      page.map(({ id, origin_sealed, method, ...payment }) => ({
        loan: payment.hashed_id,
        name: nameOf(payment),
        amount: payment.amount_centavos,
        method,
        methodWords: words.paymentMethods[method],
        paidOn: payment.paid_on,
        bookedAt: payment.booked_at,
        reversedOn: payment.reversed_on,
        fromClabe: origin_sealed && clabeCell(openOrigin(asked.vault, id, origin_sealed).clabe, asked),
        trackingKey: payment.tracking_key,
        providerId: payment.provider_id,
      })),
    ),
});

const clabeCell = (clabe: string, { isPersonal }: ExportAsked) => (isPersonal ? clabe : maskClabe(clabe.slice(-4)));
