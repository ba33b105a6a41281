import { addAgency, assignAgency, logContact, promisePayment, sendCollectionText } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Lived } from '../../world/lived.ts';
import { CALLS, WORDS } from '../notes.copy.es.ts';
import { type DeskWork, lateLoans } from './desk-work.ts';

/** Work of collectors: calls, texts, promises, and an agency for the oldest debts. */
export const COLLECTED: readonly DeskWork[] = [
  { daysAgo: 70, hour: 10, work: hireAgency },
  call(24, { place: 0, said: 'no_answer' }),
  call(16, { place: 0, said: 'will_pay' }),
  promise(16, { place: 0, days: 4 }),
  call(11, { place: 1, said: 'cannot_pay' }),
  { daysAgo: 10, hour: 12, work: giveOldest },
  call(6, { place: 3, said: 'no_answer' }),
  call(5, { place: 3, said: 'spoke' }),
  text(3),
  call(2, { place: 2, said: 'will_pay' }),
  promise(2, { place: 2, days: 4 }),
  call(1, { place: 5, said: 'will_pay' }),
  promise(1, { place: 5, days: 1 }),
  call(1, { place: 6, said: 'no_answer' }),
];

async function hireAgency({ server, staff }: Lived): Promise<void> {
  const token = await staff.as('supervisor');
  await server.ask(addAgency, { body: { name: WORDS.buyer, redecoNumber: 'RD-2024/0417' } }, token);
  await server.ask(addAgency, { body: { name: WORDS.newAgency, redecoNumber: null } }, token);
}

/** Assigns a loan that has long been late to an agency with a registration number. */
async function giveOldest(lived: Lived): Promise<void> {
  const { server, staff } = lived;
  const [loan] = (await lateLoans(lived, 25)).slice(1);
  const agency = await server.services.db
    .selectFrom('collection_agency')
    .select('id')
    .where('redeco_number', 'is not', null)
    .executeTakeFirst();
  if (!loan || !agency) return;
  const body = { agencyId: agency.id, note: WORDS.toAgency };
  await server.ask(assignAgency, { params: { id: loan.id }, body }, await staff.as('supervisor'));
}

interface Called {
  /** Place of the loan among those that are late, the longest first. */
  readonly place: number;
  readonly said: keyof typeof CALLS;
}

function call(daysAgo: number, { place, said }: Called): DeskWork {
  return {
    daysAgo,
    hour: 11.2,
    work: async (lived) => {
      const loan = (await lateLoans(lived, 1))[place];
      if (!loan) return;
      const body = { channel: 'call', party: 'borrower', outcome: said, note: CALLS[said] } as const;
      await lived.server.ask(logContact, { params: { id: loan.id }, body }, await lived.staff.as('collector'));
    },
  };
}

function text(daysAgo: number): DeskWork {
  return {
    daysAgo,
    hour: 12.1,
    work: async (lived) => {
      const loan = (await lateLoans(lived, 1))[4];
      if (!loan) return;
      const body = { text: WORDS.collectionText };
      await lived.server.ask(sendCollectionText, { params: { id: loan.id }, body }, await lived.staff.as('collector'));
    },
  };
}

/** Makes a promise after the call in which it was given. */
function promise(daysAgo: number, { place, days }: { place: number; days: number }): DeskWork {
  return {
    daysAgo,
    hour: 11.3,
    work: async (lived) => {
      const { server, staff, moments } = lived;
      const loan = (await lateLoans(lived, 1))[place];
      if (!loan) return;
      const body = { amount: centavos(60_000), promisedOn: moments.dayAgo(daysAgo - days), note: CALLS.will_pay };
      await server.ask(promisePayment, { params: { id: loan.id }, body }, await staff.as('collector'));
    },
  };
}
