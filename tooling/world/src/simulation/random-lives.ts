import type { Chance } from '@lender/api/test/chance';
import { addDays, type PlainDate, plainDate } from '@lender/calculator';
import { type LoanEvent, REFERENCE_SERVICING, type ServicedTerms, type ServicingPolicy } from '@lender/lending';
import { centavos } from '@lender/money';
import { dateOf, numberOf, workingDayFrom } from './independent-replay/days.ts';

const SIGNED = plainDate('2026-11-23');
const CALENDARS = ['cnbv-2026', 'cnbv-2026 -2026-12-14 +2026-12-25', null] as const;

export const upTo = (chance: Chance, count: number): number => Math.floor(chance.next() * count);

/** Draws terms: prices, discounts, late policies, caps, calendars, one to four instalments. */
export function drawTerms(chance: Chance): ServicedTerms {
  const { pick } = chance;
  const calendar = pick(CALENDARS);
  const count = 1 + upTo(chance, 4);
  let day = 0;
  const dueDates = Array.from({ length: count }, () => {
    day += 7 + upTo(chance, 12);
    return addDays(SIGNED, day);
  });
  const endDates = dueDates.map((date) =>
    calendar === null ? date : plainDate(dateOf(workingDayFrom(numberOf(date), calendar))),
  );
  return {
    principalCentavos: centavos(30_000 + upTo(chance, 1_400_000)),
    ...{ payoutDate: SIGNED, signedOn: SIGNED, interestFrom: pick(['arrival', 'arrival', 'payout_date']) },
    dueDates: nonEmpty(dueDates),
    endDates: nonEmpty(endDates),
    rates: {
      annualRate: pick(['1.80', '0.9137', '3.65']),
      dayCountBasis: pick([360, 365]),
      serviceFeeRate: pick(['0.05', '0', '0.1234']),
      processingFeeRate: pick(['0', '0.013']),
      withdrawalFeeCentavos: centavos(pick([0, 3_501])),
      invoicingFeeCentavos: centavos(pick([0, 501])),
      ivaRate: pick(['0.16', '0.16', '0.08']),
    },
    discount: { interest: pick(['0', '0.3', '1']), serviceFee: pick(['0', '0.15']) },
    policy: { ...REFERENCE_SERVICING, ...drawPolicy(chance), calendar },
  };
}

function drawPolicy(chance: Chance): Pick<ServicingPolicy, 'late' | 'caps' | 'toleranceCentavos'> {
  const { pick } = chance;
  const graceDays = upTo(chance, 4);
  return {
    late: pick<ServicingPolicy['late']>([
      { kind: 'none' },
      { kind: 'interest', graceDays, annualRate: pick(['2.70', '3.9931']), maxDays: pick([5, 30, 90]) },
      { kind: 'fee', graceDays, feeCentavos: centavos(1 + upTo(chance, 60_000)) },
    ]),
    caps: pick([
      { totalShare: '1', dailyShare: '0.02' },
      { totalShare: '0.3', dailyShare: '0.02' },
      { totalShare: '1', dailyShare: '0.004' },
      { totalShare: '9', dailyShare: '9' },
    ]),
    toleranceCentavos: centavos(pick([100, 0, 1])),
  };
}

const KINDS = [
  ...['payment', 'payment', 'payment', 'payment', 'reversal', 'correction', 'refund', 'extension', 'extension'],
  ...['waiver', 'waiver', 'hold', 'hold_end', 'withdrawal', 'write_off', 'write_off_undone', 'sale', 'buy_back'],
  'annulment',
] as const;

/** Draws the events of a loan in four months, in any order. */
export function drawLife(chance: Chance, { principalCentavos, payoutDate }: ServicedTerms): LoanEvent[] {
  const lag = upTo(chance, 4);
  const base = (id: string, day: number) => {
    const valueDate = addDays(payoutDate, day);
    return { id, valueDate, at: `${valueDate}T2${upTo(chance, 4)}:00:00.000Z` };
  };
  const life: LoanEvent[] = [{ ...base('arrival', lag), kind: 'disbursed', amountCentavos: principalCentavos }];
  for (let number = 0; number < 2 + upTo(chance, 9); number++) {
    const kind = chance.pick(KINDS);
    const payments = life.filter((event) => event.kind === 'payment');
    const happening = draw(kind as LoanEvent['kind'], {
      base: base(`${kind} ${number}`, lag + upTo(chance, 110)),
      part: centavos(Math.ceil((principalCentavos * (1 + upTo(chance, chance.next() < 0.5 ? 60 : 1_300))) / 1_000)),
      payment: payments.length > 0 ? chance.pick(payments) : undefined,
      signedOn: payoutDate,
      chance,
    });
    if (happening && !isTwice(life, happening)) life.push(happening);
  }
  return life;
}

/** True for a payment's second extension, or its second reversal. */
const isTwice = (life: readonly LoanEvent[], event: LoanEvent): boolean =>
  event.kind === 'extension' && life.some((one) => one.kind === 'extension' && one.payment === event.payment);

interface Drawn {
  readonly base: { readonly id: string; readonly valueDate: PlainDate; readonly at: string };
  readonly part: ReturnType<typeof centavos>;
  readonly payment: LoanEvent | undefined;
  readonly signedOn: PlainDate;
  readonly chance: Chance;
}

function draw(kind: LoanEvent['kind'], { base, part, payment, signedOn, chance }: Drawn): LoanEvent | undefined {
  switch (kind) {
    case 'payment':
      return { ...base, kind, amountCentavos: part, method: 'paynet' };
    case 'refund':
      return { ...base, kind, amountCentavos: part };
    case 'reversal':
    case 'correction':
      return payment && { ...base, kind, of: payment.id };
    case 'extension': {
      const tariff = chance.pick(REFERENCE_SERVICING.extensions.tariffs);
      const { kind: type, days, commissionRate } = tariff;
      return (
        payment && { ...base, valueDate: payment.valueDate, kind, payment: payment.id, type, days, commissionRate }
      );
    }
    case 'waiver':
      return {
        ...base,
        kind,
        component: chance.pick(['interest', 'fees', 'lateCharge', 'principal']),
        amountCentavos: part,
      };
    case 'hold':
      return { ...base, kind, reason: 'dispute' };
    case 'withdrawal':
      return { ...base, kind, until: addDays(signedOn, 14) };
    case 'sale':
      return { ...base, kind, buyer: 'Recuperadora', priceCentavos: part };
    case 'buy_back':
      return { ...base, kind, priceCentavos: part };
    case 'disbursed':
      return undefined;
    default:
      return { ...base, kind };
  }
}

function nonEmpty<Item>([first, ...others]: readonly Item[]): readonly [Item, ...Item[]] {
  if (first === undefined) throw new RangeError('nothing was drawn');
  return [first, ...others];
}
