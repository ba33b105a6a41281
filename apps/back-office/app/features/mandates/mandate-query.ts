import { MANDATE_DEBITS, type MandateDebits } from '@lender/contract';
import { MANDATE_STATUSES, type MandateStatus } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Selection of mandates, and the mandate below which the page begins; all of it is kept in the address. */
export interface MandateQuery {
  readonly status?: MandateStatus;
  readonly debits?: MandateDebits;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

/** Address of the mandates. */
export const mandateList = defineList<MandateQuery>({
  path: () => screenPath('mandates', {}),
  parameters: {
    status: wordParameter('estado', MANDATE_STATUSES),
    debits: wordParameter('cargos', MANDATE_DEBITS),
    before: idParameter('desde'),
  },
  place: 'before',
});

export const { parse: parseMandateQuery, pathOf: mandatesPath } = mandateList;
