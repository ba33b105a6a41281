import { addDays, type PlainDate } from '@lender/calculator';
import { type Centavos, sumCentavos } from '@lender/money';
import type { PaymentMethod } from '../ledger/payment-methods.data.ts';
import type { AmlRule } from './aml-alert.ts';
import type { AmlThresholds } from './aml-thresholds.ts';

/** A payment that counts, as the rules look at it. */
export interface AmlPayment {
  readonly id: string;
  readonly clientId: string;
  readonly loanId: string;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
  readonly paidOn: PlainDate;
  /** What was lent, and when it is due; null where no day is known. */
  readonly principalCentavos: Centavos;
  readonly dueOn: PlainDate | null;
  /** The account that it came from, by a name that tells no number; undefined where nobody said. */
  readonly origin?: { readonly account: string; readonly isOwn: boolean };
}

/** Somebody who applied on a device, by a name that tells nothing of it. */
export interface AmlDevice {
  readonly device: string;
  readonly clientId: string;
}

/** What a member of the staff did about a loan, as one of two people. */
export interface AmlAct {
  readonly staffId: string;
  readonly clientId: string;
  readonly loanId: string | null;
  /** The request that it was part of. */
  readonly requestId: string;
  /** `takes`: money was entered as paid. `returns`: money went back or was taken off the books. */
  readonly deed: 'takes' | 'returns' | 'other';
  /** Whether the client is that member of the staff. */
  readonly isOwn: boolean;
}

/** Something that somebody has to look at. The same thing is found under the same key. */
export interface AmlFinding {
  readonly key: string;
  readonly rule: AmlRule;
  readonly clientIds: readonly string[];
  readonly loanId: string | null;
  readonly paymentIds: readonly string[];
  /** What the payments come to; null where no money is in it. */
  readonly amountCentavos: Centavos | null;
  /** Who of the staff it is about: they neither see nor close it. */
  readonly staffIds: readonly string[];
}

/** Coins and notes leave no account behind: at the office, and at a store's counter. */
const CASH: readonly PaymentMethod[] = ['cash', 'paynet'];

export interface AmlFacts {
  readonly payments: readonly AmlPayment[];
  readonly devices: readonly AmlDevice[];
  readonly acts: readonly AmlAct[];
}

/**
 * Everything in some facts that the rules have somebody look at, in no order that means anything. More facts never take
 * a finding away.
 *
 * @example
 * const payment = { id: 'p', clientId: 'c', loanId: 'l', amountCentavos: centavos(1_000_000), method: 'cash', paidOn: plainDate('2026-11-02'), principalCentavos: centavos(900_000), dueOn: null } as const;
 * amlFindings({ payments: [payment], devices: [], acts: [] }, REFERENCE_AML_THRESHOLDS).map(({ rule }) => rule) // → ['cash_payment']
 */
export const amlFindings = ({ payments, devices, acts }: AmlFacts, thresholds: AmlThresholds): AmlFinding[] => [
  ...cashPayments(payments, thresholds),
  ...splitPayments(payments, thresholds),
  ...thirdPartyPayoffs(payments, thresholds),
  ...sharedAccounts(payments, thresholds),
  ...sharedDevices(devices, thresholds),
  ...sameOperators(acts),
  ...ownAccounts(acts),
];

/** The things of each name, in their order. */
function groupsOf<Thing, Name>(things: readonly Thing[], nameOf: (thing: Thing) => Name): ReadonlyMap<Name, Thing[]> {
  const groups = new Map<Name, Thing[]>();
  for (const thing of things) {
    const own = groups.get(nameOf(thing));
    if (own) own.push(thing);
    else groups.set(nameOf(thing), [thing]);
  }
  return groups;
}

const isCash = ({ method }: AmlPayment): boolean => CASH.includes(method);
const amountOf = (payments: readonly AmlPayment[]): Centavos =>
  sumCentavos(payments.map(({ amountCentavos }) => amountCentavos));

const findingOf = (rule: AmlRule, name: string, payments: readonly AmlPayment[]): AmlFinding => {
  const loans = new Set(payments.map(({ loanId }) => loanId));
  return {
    key: `${rule}:${name}`,
    rule,
    clientIds: [...new Set(payments.map(({ clientId }) => clientId))].toSorted(),
    loanId: loans.size === 1 ? ([...loans][0] ?? null) : null,
    paymentIds: payments.map(({ id }) => id).toSorted(),
    amountCentavos: amountOf(payments),
    staffIds: [],
  };
};

const cashPayments = (payments: readonly AmlPayment[], { cashCentavos }: AmlThresholds): AmlFinding[] =>
  payments
    .filter((payment) => isCash(payment) && payment.amountCentavos >= cashCentavos)
    .map((payment) => findingOf('cash_payment', payment.id, [payment]));

/** Once a client and month, by the payment that makes it too many: whoever goes on paying like that is looked at already. */
function splitPayments(payments: readonly AmlPayment[], thresholds: AmlThresholds): AmlFinding[] {
  const small = payments.filter((payment) => isCash(payment) && payment.amountCentavos < thresholds.cashCentavos);
  return [...groupsOf(small, ({ clientId }) => clientId)].flatMap(([clientId, own]) => {
    const found = new Map<string, AmlFinding>();
    for (const last of own.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn))) {
      const since = addDays(last.paidOn, 1 - thresholds.splitDays);
      const together = own.filter(({ paidOn }) => paidOn >= since && paidOn <= last.paidOn);
      const month = `${clientId}:${last.paidOn.slice(0, 7)}`;
      const isMuch = together.length >= thresholds.splitPayments && amountOf(together) >= thresholds.splitCentavos;
      if (isMuch && !found.has(month)) found.set(month, findingOf('split_payments', month, together));
    }
    return [...found.values()];
  });
}

const thirdPartyPayoffs = (payments: readonly AmlPayment[], { payoffPercent }: AmlThresholds): AmlFinding[] =>
  payments
    .filter(
      ({ origin, dueOn, paidOn, amountCentavos, principalCentavos }) =>
        origin !== undefined &&
        !origin.isOwn &&
        dueOn !== null &&
        paidOn < dueOn &&
        amountCentavos * 100 >= principalCentavos * payoffPercent,
    )
    .map((payment) => findingOf('third_party_payoff', payment.id, [payment]));

const sharedAccounts = (payments: readonly AmlPayment[], { sharedClients }: AmlThresholds): AmlFinding[] =>
  [...groupsOf(payments, ({ origin }) => origin?.account)].flatMap(([account, own]) => {
    if (account === undefined || new Set(own.map(({ clientId }) => clientId)).size < sharedClients) return [];
    return [findingOf('shared_account', account, own)];
  });

const sharedDevices = (devices: readonly AmlDevice[], { sharedClients }: AmlThresholds): AmlFinding[] =>
  [...groupsOf(devices, ({ device }) => device)].flatMap(([device, own]) => {
    const clientIds = [...new Set(own.map(({ clientId }) => clientId))].toSorted();
    if (clientIds.length < sharedClients) return [];
    return [{ ...NO_MONEY, key: `shared_device:${device}`, rule: 'shared_device', clientIds, staffIds: [] }];
  });

const NO_MONEY = { loanId: null, paymentIds: [], amountCentavos: null } as const;

/** Somebody who lets money in and out of the same loan. */
const sameOperators = (acts: readonly AmlAct[]): AmlFinding[] =>
  [...groupsOf(acts, ({ loanId, staffId }) => `${loanId}:${staffId}`)].flatMap(([name, own]) => {
    const [{ loanId, clientId, staffId } = {}] = own;
    const deeds = new Set(own.map(({ deed }) => deed));
    if (!loanId || !clientId || !staffId || !deeds.has('takes') || !deeds.has('returns')) return [];
    return [
      {
        ...NO_MONEY,
        key: `same_operator:${name}`,
        rule: 'same_operator',
        loanId,
        clientIds: [clientId],
        staffIds: [staffId],
      },
    ];
  });

const ownAccounts = (acts: readonly AmlAct[]): AmlFinding[] =>
  acts
    .filter(({ isOwn }) => isOwn)
    .map(({ requestId, staffId, clientId, loanId }) => ({
      ...NO_MONEY,
      key: `own_account:${requestId}:${staffId}`,
      rule: 'own_account',
      loanId,
      clientIds: [clientId],
      staffIds: [staffId],
    }));
