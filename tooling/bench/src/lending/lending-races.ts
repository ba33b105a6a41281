import { addDays, NO_DISCOUNT, plainDate, REFERENCE_PRICING } from '@lender/calculator';
import {
  allocatePayment,
  type InstalmentComponents,
  type LoanEvent,
  positionOn,
  type ServicedTerms,
} from '@lender/lending';
import { centavos } from '@lender/money';
import { type Draw, drawFrom } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';
import { allocateByHand } from './allocation-floor.ts';
import { owedByHand, type PlainLoan } from './position-floor.ts';

const OURS = '@lender/lending';
const SIGNED = plainDate('2026-01-01');
const TERM_DAYS = 730;
const PRINCIPAL = centavos(1_500_000);
const DUE = addDays(SIGNED, TERM_DAYS);

const terms: ServicedTerms = {
  principalCentavos: PRINCIPAL,
  payoutDate: SIGNED,
  signedOn: SIGNED,
  dueDates: [DUE],
  endDates: [DUE],
  rates: { ...REFERENCE_PRICING.rates, annualRate: '0.30' },
  discount: NO_DISCOUNT,
  interestFrom: 'arrival',
  policy: {
    version: 'bench',
    calendar: null,
    late: { kind: 'none' },
    extensions: { maxCount: 0, cheapCount: 0, opensDaysBefore: 0, closesDaysAfter: 0, tariffs: [] },
    caps: { totalShare: '9', dailyShare: '9' },
    withdrawalDays: 0,
    toleranceCentavos: centavos(0),
  },
};

/** Races of reading the position of loans, however many events they have, and of allocating a payment. */
export function lendingRaces(): Race[] {
  const draw = drawFrom(9);
  return [...[10, 100, 1_000, 10_000].map((events) => positionRace(events, draw)), allocationRace(draw)];
}

interface Life {
  readonly events: readonly LoanEvent[];
  readonly plain: PlainLoan;
}

/** Returns payments over two years that never pay the whole loan, reported in any order. */
function lifeWith(count: number, draw: Draw): Life {
  const payments = Array.from({ length: count }, () => ({
    day: 1 + draw(TERM_DAYS - 1),
    amount: 1 + Math.floor(PRINCIPAL / count) - draw(50),
  }));
  const events = payments.map(({ day, amount }, index): LoanEvent => {
    const valueDate = addDays(SIGNED, day);
    const at = `${valueDate}T18:00:00.000Z`;
    return { id: `payment:${index}`, kind: 'payment', method: 'spei', valueDate, at, amountCentavos: centavos(amount) };
  });
  const arrived = { id: 'arrived', valueDate: SIGNED, at: `${SIGNED}T12:00:00.000Z` };
  return {
    events: [...events, { ...arrived, kind: 'disbursed', amountCentavos: PRINCIPAL }],
    plain: { principal: PRINCIPAL, termDays: TERM_DAYS, payments, day: TERM_DAYS },
  };
}

function positionRace(count: number, draw: Draw): Race {
  const owed = ({ plain }: Life) => owedByHand(plain);
  return raceOver(`position, ${count} events`, {
    inputs: Array.from({ length: Math.ceil(100 / count) }, () => lifeWith(count, draw)),
    contenders: { floor: owed, [OURS]: ({ events }: Life) => positionOn(terms, events, DUE).outstandingCentavos },
    isRight: (answer, life) => answer === owed(life),
  });
}

interface Debt {
  readonly due: InstalmentComponents;
  readonly amount: number;
}

function allocationRace(draw: Draw): Race {
  const taxed = (net: number) => ({
    netCentavos: centavos(net),
    ivaCentavos: centavos(Math.floor((net * 16 + 50) / 100)),
  });
  const debts = Array.from({ length: 64 }, (): Debt => {
    const charges = { lateCharge: taxed(draw(20_000)), fees: taxed(draw(20_000)), interest: taxed(draw(60_000)) };
    return { due: { ...charges, principalCentavos: centavos(draw(1_500_000)) }, amount: draw(400_000) };
  });
  const principalPaid = ({ due, amount }: Debt) => allocateByHand(due, amount).principalCentavos;
  return raceOver('allocation', {
    inputs: debts,
    contenders: {
      floor: principalPaid,
      [OURS]: ({ due, amount }: Debt) =>
        allocatePayment({ dueComponents: [due], amountCentavos: centavos(amount) }).allocated[0]?.principalCentavos,
    },
    isRight: (answer, debt) => answer === principalPaid(debt),
  });
}
