import { defineTable } from '../table/export-table.ts';
import { momentsOf } from '../table/moments-of.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { identifiersOf, PERSON_COLUMNS } from './identifiers.ts';

/** The clients who registered in a period, oldest first. */
export const clientTable = defineTable({
  columns: {
    ...{ client: 'text', status: 'code', statusWords: 'text', registeredAt: 'moment' },
    ...PERSON_COLUMNS,
    limit: 'money',
  },
  headings: headings.clients,
  read: (asked) => {
    const { first, end } = momentsOf(asked.period);
    const registered = asked.tx
      .selectFrom('client')
      .select(['client_id', 'hashed_user_id', 'status', 'created_at', 'limit_centavos'])
      .where('created_at', '>=', first)
      .where('created_at', '<', end)
      .orderBy('created_at')
      .orderBy('client_id');
    return readInPages(registered, async (page) => {
      const personOf = await identifiersOf(
        asked,
        page.map(({ client_id }) => client_id),
      );
      return page.map(({ client_id, hashed_user_id, status, created_at, limit_centavos }) => ({
        client: hashed_user_id,
        status,
        statusWords: words.clientStatuses[status],
        registeredAt: created_at,
        ...personOf(client_id),
        limit: limit_centavos,
      }));
    });
  },
});
