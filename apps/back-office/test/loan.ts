import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { Loan, LoanEvent } from '../app/features/servicing/loan-reading.ts';

const nothing = { amount: centavos(0), amount_without_vat: centavos(0), vat: centavos(0) };
const taxed = (net: number, vat: number) => ({
  amount: centavos(net + vat),
  amount_without_vat: centavos(net),
  vat: centavos(vat),
});
const none = { paid: nothing, waived: nothing, tolerated: nothing, due: nothing, overdue: nothing };
const whole = (charge: ReturnType<typeof taxed>) => ({ ...none, charged: charge, outstanding: charge });

const id = '01930000-0000-7000-8000-000000000021';

/** Loan of $4,000.00 on its eleventh day, of which $500.00 was paid early. */
export const loan: Loan = {
  id,
  hashedId: 'P4X8T2',
  clientId: '01930000-0000-7000-8000-000000000002',
  applicationId: '01930000-0000-7000-8000-000000000001',
  clientName: 'Ana Sofía Ramírez',
  status: 4,
  permitted: [
    { to: 6, actors: ['operator', 'server'], when: 'hold' },
    { to: 8, actors: ['checker'], when: 'annulment' },
    { to: 9, actors: ['checker'], when: 'sale' },
    { to: 10, actors: ['checker'], when: 'write-off' },
  ],
  signedOn: plainDate('2026-11-21'),
  principal: centavos(400_000),
  total: centavos(478_880),
  position: {
    date: plainDate('2026-12-02'),
    outstanding: centavos(395_520),
    due: centavos(0),
    overdue: centavos(0),
    principal: {
      charged: centavos(400_000),
      paid: centavos(50_000),
      waived: centavos(0),
      tolerated: centavos(0),
      outstanding: centavos(350_000),
      due: centavos(0),
      overdue: centavos(0),
    },
    interest: whole(taxed(19_240, 3_078)),
    fees: whole(taxed(20_000, 3_202)),
    lateCharge: whole(nothing),
    daysLate: 0,
    nextDue: { date: plainDate('2026-12-15'), amount: centavos(428_880) },
    credit: centavos(0),
  },
  explanations: [],
  schedule: [
    {
      number: 1,
      dueDate: plainDate('2026-12-15'),
      interestUntil: plainDate('2026-12-15'),
      principal: centavos(400_000),
      interest: taxed(48_000, 7_680),
      fees: taxed(20_000, 3_200),
      total: centavos(478_880),
      lateCharge: nothing,
      charged: centavos(478_880),
      outstanding: centavos(428_880),
      status: 'upcoming',
    },
  ],
  hold: null,
  withdrawal: { state: 'closed', until: null, amount: null, refund: null },
  rollovers: [],
  mandate: {
    status: 'active',
    since: '2026-11-21T18:00:00.000Z',
    bank: 'BBVA MEXICO',
    lastFour: '0073',
    maximum: centavos(500_000),
    endsOn: plainDate('2027-03-15'),
  },
  requests: [],
};

const event = (kind: LoanEvent['kind'], day: string, rest: Partial<LoanEvent> = {}): LoanEvent => ({
  id: `${kind}:1`,
  kind,
  valueDate: plainDate(day),
  at: `${day}T18:00:00.000Z`,
  amount: null,
  about: null,
  ...rest,
});

/** Events of the loan. */
export const loanEvents: readonly LoanEvent[] = [
  event('disbursed', '2026-11-21', { amount: centavos(400_000) }),
  event('payment', '2026-11-30', { id: 'payment:paynet:tr_1', amount: centavos(50_000), about: 'paynet' }),
];

/** Effect of a write-off on the loan. */
export const writeOffEffect = {
  before: { status: 4, position: loan.position },
  after: { status: 10, position: loan.position },
} as const;
