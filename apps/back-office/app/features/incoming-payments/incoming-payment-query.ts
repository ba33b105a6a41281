import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Actions on unmatched payments, and beside them. */
export const INCOMING_PAYMENT_INTENTS = ['match', 'choose', 'undo', 'file', 'refund', 'settlement'] as const;
export type IncomingPaymentIntent = (typeof INCOMING_PAYMENT_INTENTS)[number];

/** Part of the page that an address opens. */
export interface IncomingPaymentQuery {
  readonly intent?: IncomingPaymentIntent;
  readonly depositId?: string;
  /** Id of the last deposit of the previous page; absent on the first page. */
  readonly after?: string;
}

/** Reads a word of a form or an address; nothing where it is none. */
export const parseIncomingPaymentIntent = (text: unknown): IncomingPaymentIntent | undefined =>
  INCOMING_PAYMENT_INTENTS.find((intent) => intent === text);

/** Address of the unmatched payments, with what is open on their page. */
export const incomingPaymentList = defineList<IncomingPaymentQuery>({
  path: () => screenPath('deposits', {}),
  parameters: {
    depositId: idParameter('deposito'),
    intent: wordParameter('accion', INCOMING_PAYMENT_INTENTS),
    after: idParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseIncomingPaymentQuery, pathOf: incomingPaymentsPath } = incomingPaymentList;
