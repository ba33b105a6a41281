import { DELIVERY_STATES, type DeliveryState } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';

/** Tabs of the page for developers of other systems. */
export const DEVELOPERS_TABS = ['webhooks', 'deliveries', 'events'] as const;
export type DevelopersTab = (typeof DEVELOPERS_TABS)[number];

const TAB_SCREENS = { webhooks: 'developers', deliveries: 'webhookDeliveries', events: 'webhookEvents' } as const;

export const developersPath = (tab: DevelopersTab = 'webhooks'): string => screenPath(TAB_SCREENS[tab], {});

/** Actions that ask for confirmation or input before they are done. */
export const ASKED_INTENTS = ['rotate', 'redeliver', 'remove'] as const;
export type AskedIntent = (typeof ASKED_INTENTS)[number];

export const parseAskedIntent = (text: unknown): AskedIntent | undefined =>
  ASKED_INTENTS.find((intent) => intent === text);

/** Returns the path at which an action on a webhook is confirmed. */
export const askedPath = (id: string, intent: AskedIntent): string =>
  withParameter(withParameter(developersPath(), 'direccion', id), 'accion', intent);

/** Selection of deliveries, and the delivery below which the page begins; all of it is kept in the address. */
export interface DeliveryQuery {
  readonly webhookId?: string;
  readonly state?: DeliveryState;
  /** Id of the last row of the previous page. */
  readonly before?: string;
}

const rowId = z.catch(z.optional(z.uuid()), undefined);
const stateName = z.catch(z.optional(z.enum(DELIVERY_STATES)), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseDeliveryQuery(search: URLSearchParams): DeliveryQuery {
  const webhookId = rowId.parse(search.get('direccion') ?? undefined);
  const state = stateName.parse(search.get('estado') ?? undefined);
  const before = rowId.parse(search.get('desde') ?? undefined);
  return { ...(webhookId && { webhookId }), ...(state && { state }), ...(before && { before }) };
}

/** Returns the path of a page of deliveries. */
export function deliveriesPath({ webhookId, state, before }: DeliveryQuery): string {
  const search = new URLSearchParams({
    ...(webhookId && { direccion: webhookId }),
    ...(state && { estado: state }),
    ...(before && { desde: before }),
  });
  return search.size > 0 ? `${developersPath('deliveries')}?${search}` : developersPath('deliveries');
}
