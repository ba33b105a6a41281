import { mexicoDate } from '@lender/calculator';
import { affiliateIn } from '../../applications/index.ts';
import { defineTable } from '../table/export-table.ts';
import { momentsOf } from '../table/moments-of.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';
import { identifiersOf, PERSON_COLUMNS } from './identifiers.ts';

/** The applications that were begun in a period, oldest first. */
export const caseTable = defineTable({
  columns: {
    ...{ application: 'text', status: 'code', statusWords: 'text', startedOn: 'day' },
    ...PERSON_COLUMNS,
    ...{ asked: 'money', partner: 'text' },
  },
  headings: headings.cases,
  read: (asked) => {
    const { first, end } = momentsOf(asked.period);
    const begun = asked.tx
      .selectFrom('application')
      .select(['client_id', 'hashed_id', 'status', 'created_at', 'desired_centavos', 'signals'])
      .where('created_at', '>=', first)
      .where('created_at', '<', end)
      .orderBy('created_at')
      .orderBy('id');
    return readInPages(begun, async (page) => {
      const personOf = await identifiersOf(
        asked,
        page.map(({ client_id }) => client_id),
      );
      return page.map(({ client_id, hashed_id, status, created_at, desired_centavos, signals }) => ({
        application: hashed_id,
        status,
        statusWords: words.applicationStatuses[status],
        startedOn: mexicoDate(created_at.getTime()),
        ...personOf(client_id),
        asked: desired_centavos,
        partner: affiliateIn(signals)?.partner ?? null,
      }));
    });
  },
});
