import { DELIVERY_STATES, getWebhookDelivery, listWebhookDeliveries, redeliverWebhook } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { cutPage, PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { type DeliverySheet, type DeliveryView, deliverySheet, deliveryView } from './delivery-view.ts';
import { developersCopy as copy } from './developers.copy.es.ts';
import { type DeliveryQuery, deliveryList } from './developers-paths.ts';

export interface DeliveriesView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly states: readonly PageLink[];
  readonly deliveries: readonly DeliveryView[];
  /** Name of the address by which the deliveries are filtered, if there are any. */
  readonly onlyOf?: string;
}

/** Reads one page of deliveries. One row more is read, to see whether there is another page. */
export async function readDeliveries(call: Call, query: DeliveryQuery): Promise<DeliveriesView> {
  const answer = await call(listWebhookDeliveries, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the deliveries', answer.refusal);
  const page = pageOf(deliveryList, query);
  const { rows, last } = cutPage(answer.data);
  return {
    states: page.tabs('state', DELIVERY_STATES, (state) =>
      state ? copy.deliveries.stateTabs[state] : copy.deliveries.all,
    ),
    deliveries: rows.map(deliveryView),
    ...(query.webhookId && rows[0] && { onlyOf: rows[0].webhookName }),
    ...page.links(last?.id, copy.pages),
  };
}

/** Reads one delivery and its tries; undefined when there is none with this id. */
export async function readDelivery(call: Call, id: string): Promise<DeliverySheet | undefined> {
  const answer = await call(getWebhookDelivery, { params: { id } });
  if (answer.ok) return deliverySheet(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the delivery', answer.refusal);
}

/** Sends a delivery again. */
export async function redeliverFrom(
  call: Call,
  id: string,
  data: FormData,
): Promise<Outcome<{ readonly said: string }>> {
  const sent = await call(redeliverWebhook, { params: { id } }, formKeyOf(data));
  if (sent.ok) return leadTo(withFlash(screenPath('webhookDelivery', { id }), 'otra'));
  return showRefusal({ said: copy.gone }, 409);
}
