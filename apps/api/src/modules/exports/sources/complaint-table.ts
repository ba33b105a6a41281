import { latestOutcome } from '../../complaints/index.ts';
import { defineTable } from '../table/export-table.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { exportWords as words } from '../words/export-words.copy.es.ts';
import { headings } from '../words/headings.copy.es.ts';

/** The complaints that were received in a period, oldest first. What was said is left out unless two people agreed. */
export const complaintTable = defineTable({
  columns: {
    ...{ folio: 'text', kind: 'code', kindWords: 'text', channel: 'code', channelWords: 'text', name: 'text' },
    ...{ loan: 'text', openedOn: 'day', dueOn: 'day', answeredOn: 'day', outcome: 'code', outcomeWords: 'text' },
    ...{ text: 'text', answer: 'text' },
  },
  headings: headings.complaints,
  read: ({ tx, period, isPersonal }) =>
    readInPages(
      tx
        .selectFrom('complaint')
        .leftJoin('loan', (join) =>
          join.onRef('loan.client_id', '=', 'complaint.client_id').onRef('loan.id', '=', 'complaint.loan_id'),
        )
        .select([
          'folio',
          'kind',
          'channel',
          'person_name',
          'hashed_id',
          'opened_on',
          'complaint.due_on',
          'answered_on',
        ])
        .select(['text', 'answer', latestOutcome.as('outcome')])
        .where('opened_on', '>=', period.from)
        .where('opened_on', '<=', period.to)
        .orderBy('opened_on')
        .orderBy('complaint.id'),
      (page) =>
        page.map(({ folio, kind, channel, outcome, text, answer, ...complaint }) => ({
          ...{ folio, kind, kindWords: words.complaintKinds[kind] },
          ...{ channel, channelWords: words.complaintChannels[channel] },
          ...{ name: complaint.person_name, loan: complaint.hashed_id },
          ...{ openedOn: complaint.opened_on, dueOn: complaint.due_on, answeredOn: complaint.answered_on },
          ...{ outcome, outcomeWords: outcome && words.complaintOutcomes[outcome] },
          ...(isPersonal ? { text, answer } : { text: null, answer: null }),
        })),
    ),
});
