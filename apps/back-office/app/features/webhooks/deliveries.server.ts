import { DELIVERY_STATES, getWebhookDelivery, listWebhookDeliveries, redeliverWebhook } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import type { PageLink } from '../../shell/page-links.ts';
import { type DeliverySheet, type DeliveryView, deliverySheet, deliveryView } from './delivery-view.ts';
import { developersCopy as copy } from './developers.copy.es.ts';
import { type DeliveryQuery, deliveriesPath } from './developers-paths.ts';

export interface DeliveriesView {
  readonly states: readonly PageLink[];
  readonly deliveries: readonly DeliveryView[];
  /** Name of the address by which the deliveries are filtered, if there are any. */
  readonly onlyOf?: string;
  readonly previous?: { readonly href: string; readonly label: string };
  readonly next?: { readonly href: string; readonly label: string };
}

const PER_PAGE = 25;

/** Reads one page of deliveries. One row more is read, to see whether there is another page. */
export async function readDeliveries(call: Call, query: DeliveryQuery): Promise<DeliveriesView> {
  const answer = await call(listWebhookDeliveries, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the deliveries', answer.refusal);
  const { webhookId, state, before } = query;
  const ofWebhook = webhookId ? { webhookId } : {};
  const filters = { ...ofWebhook, ...(state && { state }) };
  const shown = answer.data.slice(0, PER_PAGE);
  const last = answer.data.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    states: [
      { href: deliveriesPath(ofWebhook), label: copy.deliveries.all, isCurrent: state === undefined },
      ...DELIVERY_STATES.map((one) => ({
        href: deliveriesPath({ ...ofWebhook, state: one }),
        label: copy.deliveries.stateTabs[one],
        isCurrent: one === state,
      })),
    ],
    deliveries: shown.map(deliveryView),
    ...(webhookId && shown[0] && { onlyOf: shown[0].webhookName }),
    ...(before && { previous: { href: deliveriesPath(filters), label: copy.pages.start } }),
    ...(last && { next: { href: deliveriesPath({ ...filters, before: last.id }), label: copy.pages.next } }),
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
