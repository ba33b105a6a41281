import { AML_KINDS, type AmlKind } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Filter of alerts, and the alert after which the page begins: all of it is in the address. */
export interface AlertQuery {
  /** @default open */
  readonly state?: 'closed';
  readonly kind?: AmlKind;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

/** Address of the alerts. */
export const alertList = defineList<AlertQuery>({
  path: () => screenPath('alerts', {}),
  parameters: {
    state: wordParameter('estado', ['closed']),
    kind: wordParameter('tipo', AML_KINDS),
    after: idParameter('desde'),
  },
  place: 'after',
});

export const { parse: parseAlertQuery, pathOf: alertsPath } = alertList;
