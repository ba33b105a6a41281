import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Actions on unmatched payments, and beside them. */
export const DEPOSIT_INTENTS = ['match', 'choose', 'undo', 'file', 'refund', 'settlement'] as const;
export type DepositIntent = (typeof DEPOSIT_INTENTS)[number];

/** Part of the page that an address opens. */
export interface DepositQuery {
  readonly intent?: DepositIntent;
  readonly depositId?: string;
  /** Id of the last deposit of the previous page; absent on the first page. */
  readonly after?: string;
}

/** Reads a word of a form or an address; nothing where it is none. */
export const parseDepositIntent = (text: unknown): DepositIntent | undefined =>
  DEPOSIT_INTENTS.find((intent) => intent === text);

/** Address of the unmatched payments, with what is open on their page. */
export const depositList = defineList<DepositQuery>({
  path: () => screenPath('deposits', {}),
  parameters: {
    depositId: idParameter('deposito'),
    intent: wordParameter('accion', DEPOSIT_INTENTS),
    after: idParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseDepositQuery, pathOf: depositsPath } = depositList;
