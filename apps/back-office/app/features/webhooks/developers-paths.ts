import { DELIVERY_STATES, type DeliveryState } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';
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

/** Address of the deliveries. */
export const deliveryList = defineList<DeliveryQuery>({
  path: () => developersPath('deliveries'),
  parameters: {
    webhookId: idParameter('direccion'),
    state: wordParameter('estado', DELIVERY_STATES),
    before: idParameter('desde'),
  },
  place: 'before',
});

export const { parse: parseDeliveryQuery, pathOf: deliveriesPath } = deliveryList;
