import { DELIVERY_STATES, type DeliveryState } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';

/** The parts of the page for whoever connects other systems. */
export const DEVELOPERS_TABS = ['webhooks', 'deliveries', 'events'] as const;
export type DevelopersTab = (typeof DEVELOPERS_TABS)[number];

const TAB_SCREENS = { webhooks: 'developers', deliveries: 'webhookDeliveries', events: 'webhookEvents' } as const;

export const developersPath = (tab: DevelopersTab = 'webhooks'): string => screenPath(TAB_SCREENS[tab], {});

/** What is asked to be confirmed, or filled in, before it is done. */
export const ASKED_DEEDS = ['rotate', 'redeliver', 'remove'] as const;
export type AskedDeed = (typeof ASKED_DEEDS)[number];

export const parseAskedDeed = (text: unknown): AskedDeed | undefined => ASKED_DEEDS.find((deed) => deed === text);

/** Where a deed about an address is confirmed. */
export const askedPath = (id: string, deed: AskedDeed): string =>
  withParameter(withParameter(developersPath(), 'direccion', id), 'accion', deed);

/** Which deliveries, and below which of them the page begins: all of it stands in the address. */
export interface DeliveryQuery {
  readonly webhookId?: string;
  readonly state?: DeliveryState;
  /** The id of the last row of the page before. */
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

/** Where a page of deliveries is. */
export function deliveriesPath({ webhookId, state, before }: DeliveryQuery): string {
  const search = new URLSearchParams({
    ...(webhookId && { direccion: webhookId }),
    ...(state && { estado: state }),
    ...(before && { desde: before }),
  });
  return search.size > 0 ? `${developersPath('deliveries')}?${search}` : developersPath('deliveries');
}
