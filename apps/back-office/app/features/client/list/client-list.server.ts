import { listClients, type Reply } from '@lender/contract';
import { CLIENT_STATUSES } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../../platform/unreadable.ts';
import { screenPath } from '../../../screens.ts';
import { cutPage, PER_PAGE, pageOf } from '../../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../../shell/page-links.ts';
import { formatInstant } from '../../../vocabulary/moment.ts';
import { clientStatusWords } from '../../../vocabulary/status/client-status.copy.es.ts';
import { clientListCopy as copy } from './client-list.copy.es.ts';
import { type ClientListQuery, clientList } from './client-list-query.ts';

/** Client in the list, as the page shows it. */
export interface ClientLine {
  readonly id: string;
  readonly href: string;
  readonly client: string;
  readonly phone: string;
  readonly status: string;
  readonly registered: string;
  readonly loans: number;
}

export interface ClientListView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly clients: readonly ClientLine[];
}

/** Reads one page of clients, in words. One row more is read, to see whether there is another page. */
export async function readClientList(call: Call, query: ClientListQuery): Promise<ClientListView> {
  const answer = await call(listClients, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the clients', answer.refusal);
  const page = pageOf(clientList, query);
  const { rows, last } = cutPage(answer.data);
  return {
    tabs: page.tabs('status', CLIENT_STATUSES, (status) => (status ? clientStatusWords[status] : copy.all)),
    clients: rows.map(clientLine),
    ...page.links(last?.id, copy),
  };
}

const clientLine = (row: Reply<typeof listClients>[number]): ClientLine => ({
  id: row.id,
  href: screenPath('client', { id: row.id }),
  client: row.clientName || copy.unnamed,
  phone: `••••\u00a0${row.phoneLastFour}`,
  status: clientStatusWords[row.status],
  registered: formatInstant(row.registeredAt),
  loans: row.loans,
});
