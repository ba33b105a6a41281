import { addDays } from '@lender/calculator';
import {
  createAffiliateLead,
  createBackOfficeClient,
  createPromoCode,
  inviteStaff,
  saveView,
  startPolicyDraft,
  startProductDraft,
} from '@lender/contract';
import { personOf } from '../../people/person.ts';
import { WORDS } from '../notes.copy.es.ts';
import type { DeskWork } from './desk-work.ts';

const COUNTER_PERSON = 900;

/**
 * Work that staff prepare: promotions, views, a draft of the policy, a colleague, and people who come to the counter.
 */
export const PREPARED: readonly DeskWork[] = [
  promotion('PRIMAVERA', { daysAgo: 91, validDays: 40, share: 0.15, maxUses: 50 }),
  promotion('BUENFIN20', { daysAgo: 30, validDays: 60, share: 0.2, maxUses: 200 }),
  view('Sin nadie que las tenga', 'manual?asignada=nobody', 40),
  view('Clientes que vuelven', 'open?cliente=repeat', 33),
  {
    daysAgo: 6,
    hour: 12,
    work: async ({ server, staff }) =>
      server.ask(startPolicyDraft, { body: { basedOn: 2, note: WORDS.policyDraft } }, await staff.as('risk_admin')),
  },
  {
    daysAgo: 3,
    hour: 12,
    work: async ({ server, staff }) =>
      server.ask(
        startProductDraft,
        { body: { basedOn: 1, note: WORDS.productDraft } },
        await staff.as('product_admin'),
      ),
  },
  {
    daysAgo: 1,
    hour: 10,
    work: async ({ server, staff }) => {
      const who = { email: 'nueva.analista@example.com', name: WORDS.newColleague, role: 'underwriter' } as const;
      const body = { ...who, note: WORDS.newColleagueWhy };
      return staff.byTwo(server.call(inviteStaff, { body }, { token: await staff.as('admin') }));
    },
  },
  {
    daysAgo: 4,
    hour: 13,
    work: async ({ server, staff }) => {
      const { details, phone } = personOf(COUNTER_PERSON, 0);
      const body = { ...details, mobilePhone: { number: phone } };
      return server.ask(createBackOfficeClient, { body }, await staff.as('support'));
    },
  },
  {
    daysAgo: 2,
    hour: 16,
    work: async ({ server, staff }) => {
      const { details, phone } = personOf(COUNTER_PERSON + 1, 0);
      const body = { partner: WORDS.partner, firstName: details.firstName, mobilePhone: { number: phone } };
      return server.ask(createAffiliateLead, { body }, await staff.as('support'));
    },
  },
];

interface Promotion {
  readonly daysAgo: number;
  readonly validDays: number;
  readonly share: number;
  readonly maxUses: number;
}

function promotion(code: string, { daysAgo, validDays, share, maxUses }: Promotion): DeskWork {
  return {
    daysAgo,
    hour: 9,
    work: async ({ server, staff, moments }) => {
      const validUntil = addDays(moments.dayAgo(daysAgo), validDays);
      const body = {
        code,
        discount: { interest: share, serviceFee: share },
        validUntil,
        maxUses,
        note: WORDS.promotion,
      };
      const token = await staff.as('product_admin');
      if (!(await staff.byTwo(server.call(createPromoCode, { body }, { token }))))
        throw new Error(`no promotion ${code}`);
    },
  };
}

function view(name: string, address: string, daysAgo: number): DeskWork {
  return {
    daysAgo,
    hour: 11,
    work: async ({ server, staff }) => {
      const body = { screen: 'queue', name, address, isShared: true } as const;
      return server.ask(saveView, { body }, await staff.as('supervisor'));
    },
  };
}
