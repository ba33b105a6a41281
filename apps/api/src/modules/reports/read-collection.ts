import { addDays } from '@lender/calculator';
import type { getCollectionReport, Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { bucketsOf, type CollectedLoan, collectedOf } from './collected.policy.ts';
import { owedInPages } from './portfolio/owed-in-pages.ts';
import type { ReportPeriod } from './report-period.policy.ts';

type Report = Reply<typeof getCollectionReport>;

/**
 * Reads the amounts that were overdue on the first day of a period, the part of them paid by the last, and the work of
 * collectors meanwhile.
 */
export async function readCollection(tx: Tx, { from, to }: ReportPeriod): Promise<Report> {
  const collected: CollectedLoan[] = [];
  for await (const page of owedInPages(tx, from))
    for (const { positionOn } of page) {
      const loan = collectedOf(positionOn(from), positionOn(to), { from, to });
      if (loan) collected.push(loan);
    }
  const [after, until] = [endOfDay(addDays(from, -1)), endOfDay(to)];
  return {
    ...{ from, to, buckets: bucketsOf(collected) },
    contacts: await contactsIn(tx, after, until),
    promises: await promisesIn(tx, after, until),
  };
}

async function contactsIn(tx: Tx, after: Date, until: Date): Promise<Report['contacts']> {
  const rows = await tx
    .selectFrom('collection_contact')
    .select((eb) => ['channel', 'outcome', eb.fn.countAll<number>().as('contacts')])
    .where('at', '>=', after)
    .where('at', '<', until)
    .groupBy(['channel', 'outcome'])
    .orderBy('channel')
    .orderBy('outcome')
    .execute();
  return rows.map(({ contacts, ...row }) => ({ ...row, contacts: Number(contacts) }));
}

async function promisesIn(tx: Tx, after: Date, until: Date): Promise<Report['promises']> {
  const rows = await tx
    .selectFrom('payment_promise')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('promises'),
      eb.fn.sum<string>('amount_centavos').as('promised'),
      eb.fn.sum<string>('paid_centavos').as('paid'),
    ])
    .where('made_at', '>=', after)
    .where('made_at', '<', until)
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, promises, promised, paid }) => ({
    ...{ state, promises: Number(promises) },
    promised: centavos(Number(promised)),
    paid: centavos(Number(paid)),
  }));
}
