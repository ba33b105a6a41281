import { CLIENT_STATUSES, type ClientStatus } from '@lender/lending';
import { screenPath } from '../../../screens.ts';
import { defineList } from '../../../shell/list/define-list.ts';
import { idParameter, numberParameter } from '../../../shell/list/list-parameter.ts';

/** Selection of clients, and the client below whom the page begins; all of it is kept in the address. */
export interface ClientListQuery {
  readonly status?: ClientStatus;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

/** Address of the clients. */
export const clientList = defineList<ClientListQuery>({
  path: () => screenPath('clients', {}),
  parameters: {
    status: numberParameter('estado', CLIENT_STATUSES),
    before: idParameter('desde'),
  },
  place: 'before',
});

export const { parse: parseClientListQuery } = clientList;
