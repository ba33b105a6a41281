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
  /** Amount that was lent, and day on which it is due; null where no day is known. */
  readonly principalCentavos: Centavos;
  readonly dueOn: PlainDate | null;
  /** Account that the payment came from, under a name that reveals no number; undefined where it is unknown. */
  readonly origin?: { readonly account: string; readonly isOwn: boolean };
}

/** Client who applied on a device, under a name that reveals nothing about the device. */
export interface AmlDevice {
  readonly device: string;
  readonly clientId: string;
}

/** Action of a member of staff on a loan, as one of two people. */
export interface AmlAct {
  readonly staffId: string;
  readonly clientId: string;
  readonly loanId: string | null;
  /** Id of the request that it was part of. */
  readonly requestId: string;
  /** `takes`: booked money as paid. `returns`: sent money back or took it off the books. */
  readonly deed: 'takes' | 'returns' | 'other';
  /** True when the client is that member of staff. */
  readonly isOwn: boolean;
}

/** Finding that a person has to look at. The same facts are found under the same key. */
export interface AmlFinding {
  readonly key: string;
  readonly rule: AmlRule;
  readonly clientIds: readonly string[];
  readonly loanId: string | null;
  readonly paymentIds: readonly string[];
  /** Sum of the payments; null where no money is involved. */
  readonly amountCentavos: Centavos | null;
  /** Members of staff whom the finding is about: they neither see nor close it. */
  readonly staffIds: readonly string[];
}

/** Payments in cash come from no account: at the office, and at a store's counter. */
const CASH: readonly PaymentMethod[] = ['cash', 'paynet'];

export interface AmlFacts {
  readonly payments: readonly AmlPayment[];
  readonly devices: readonly AmlDevice[];
  readonly acts: readonly AmlAct[];
}

/**
 * Returns everything in the facts that the rules want a person to look at, in no particular order. More facts never
 * remove a finding.
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

/** Groups things by name, in their order. */
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

/**
 * Finds split payments once for each client and month, at the payment that makes them too many: a client who continues
 * to pay in this way is already looked at.
 */
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

/** Finds members of staff who let money in and out of the same loan. */
const sameOperators = (acts: readonly AmlAct[]): AmlFinding[] =>
  [...groupsOf(acts, ({ loanId, staffId }) => `${loanId}:${staffId}`)].flatMap(([name, own]) => {
    const [{ loanId, clientId, staffId } = {}] = own;
    const actions = new Set(own.map(({ deed: action }) => action));
    if (!loanId || !clientId || !staffId || !actions.has('takes') || !actions.has('returns')) return [];
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
