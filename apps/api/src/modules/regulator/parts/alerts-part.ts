import { addDays } from '@lender/calculator';
import { csvOf } from '../../../kernel/csv.policy.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ReadPart } from '../pack-part.ts';
import { regulatorCopy as copy } from '../regulator.copy.es.ts';

/** Counts the alerts against money laundering, by kind and outcome. It names no person. */
export const readAlertsPart: ReadPart = async (tx, { first, last }) => {
  const counted = await tx
    .selectFrom('aml_alert')
    .select(['kind', 'rule', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('alerts'))
    .where('raised_at', '>=', endOfDay(addDays(first, -1)))
    .where('raised_at', '<', endOfDay(last))
    .groupBy(['kind', 'rule', 'state'])
    .orderBy('kind')
    .orderBy('rule')
    .orderBy('state')
    .execute();
  const isOpen = ({ state }: (typeof counted)[number]) => state === 'new' || state === 'in_review';
  return {
    file: 'alerts',
    rows: counted.length,
    doubts: counted.filter(isOpen).reduce((sum, { alerts }) => sum + Number(alerts), 0),
    sums: {},
    matchesBooks: null,
    clientIds: [],
    write: () => [
      {
        name: 'alertas-pld.csv',
        text: csvOf(copy.alertsTitle(first, last), {
          headings: copy.alerts,
          rows: counted.map(({ kind, rule, state, alerts }) => [
            copy.alertKinds[kind],
            copy.alertRules[rule],
            copy.alertStates[state],
            Number(alerts),
          ]),
        }),
      },
    ],
  };
};
