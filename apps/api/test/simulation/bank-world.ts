import { type Centavos, centavos, fail, ok } from '@lender/money';
import type {
  OpenPay,
  ProviderCharge,
  ProviderPayout,
  SpeiCharge,
  StoreCharge,
} from '../../src/providers/openpay/port.ts';
import type { Chance } from '../chance.ts';

/** What the world tells of itself, when it does. */
export interface WorldNotice {
  readonly type: string;
  readonly transactionId: string;
  /** Undefined for money that came without being asked for. */
  readonly orderId: string | undefined;
}

export interface WorldFaults {
  /** How often a call is answered by nothing although it was done. */
  readonly unanswered: number;
  /** How often a notice never comes, and how often it comes twice. */
  readonly lost: number;
  readonly doubled: number;
}

type Stored<Kind> = { -readonly [Key in keyof Kind]: Kind[Key] };

interface Order {
  readonly method: ProviderCharge['method'];
  readonly amountCentavos: Centavos;
  readonly charges: Stored<ProviderCharge>[];
}

/** Stores, banks and a provider between them, in memory: what really happened to money, whoever was told of it. */
export function openBankWorld({ chance, faults, now }: { chance: Chance; faults: WorldFaults; now: () => Date }) {
  const orders = new Map<string, Order>();
  const payouts = new Map<string, Stored<ProviderPayout>>();
  /** Money that nobody asked for. */
  const loose: Stored<ProviderCharge>[] = [];
  const notices: WorldNotice[] = [];
  let serial = 0;
  const nextId = () => `tr${String(++serial).padStart(9, '0')}`;

  const tell = (type: string, { id, orderId }: { id: string; orderId: string | undefined }): void => {
    if (chance.next() < faults.lost || orderId === undefined) return;
    const notice = { type, transactionId: id, orderId };
    notices.push(notice);
    if (chance.next() < faults.doubled) notices.push(notice);
  };
  /** Done, but nobody hears of it. */
  const answer = <Value>(value: Value): Value => {
    if (chance.next() < faults.unanswered) throw new Error('the provider did not answer');
    return value;
  };

  const charge = (
    order: Pick<Order, 'method'>,
    orderId: string | undefined,
    amountCentavos: Centavos,
  ): Stored<ProviderCharge> => ({
    id: nextId(),
    orderId,
    method: order.method,
    status: 'in_progress',
    amountCentavos,
    operationDate: now().toISOString(),
    errorMessage: undefined,
    fee: undefined,
    refundedCentavos: centavos(0),
    refundedAt: undefined,
    origin: undefined,
    trackingKey: order.method === 'bank_account' ? `SIM${serial}` : undefined,
  });

  const orderOf = (orderId: string, method: Order['method'], amountCentavos: Centavos): Order => {
    const known = orders.get(orderId);
    if (known) return known;
    const order: Order = { method, amountCentavos, charges: [] };
    order.charges.push(charge(order, orderId, amountCentavos));
    orders.set(orderId, order);
    return order;
  };

  const first = (order: Order): Stored<ProviderCharge> => {
    const [asked] = order.charges;
    if (!asked) throw new Error('an order has a charge');
    return asked;
  };

  const allCharges = () => [...[...orders.values()].flatMap(({ charges }) => charges), ...loose];

  const openPay: OpenPay = {
    createStoreCharge: async ({ orderId, amountCentavos }) => {
      const asked = first(orderOf(orderId, 'store', amountCentavos));
      return ok(
        answer<StoreCharge>({ ...asked, reference: orderId.slice(-12), barcodeUrl: `https://pay.test/${orderId}` }),
      );
    },
    createSpeiCharge: async ({ orderId, amountCentavos }) => {
      const asked = first(orderOf(orderId, 'bank_account', amountCentavos));
      return ok(
        answer<SpeiCharge>({ ...asked, clabe: '646180111812345678', bank: 'STP', reference: orderId.slice(-7) }),
      );
    },
    chargeCard: async ({ orderId, amountCentavos }) => {
      const order = orderOf(orderId, 'card', amountCentavos);
      const asked = first(order);
      if (asked.status === 'in_progress') asked.status = 'completed';
      return ok(answer<ProviderCharge>({ ...asked }));
    },
    listCharges: async (orderId) => answer((orders.get(orderId)?.charges ?? []).map((one) => ({ ...one }))),
    getCharge: async (id) => allCharges().find((one) => one.id === id),
    refundCharge: async () => fail({ code: 1, description: 'not in this world' }),
    createPayout: async ({ orderId, amountCentavos }) => {
      const known = payouts.get(orderId);
      if (known) return ok(answer({ ...known }));
      if (chance.next() < REFUSED_PAYOUTS) return fail({ code: 4001, description: 'not enough funds' });
      const sent: Stored<ProviderPayout> = {
        id: nextId(),
        orderId,
        status: 'in_progress',
        amountCentavos,
        operationDate: now().toISOString(),
        errorMessage: undefined,
        fee: undefined,
        trackingKey: undefined,
      };
      payouts.set(orderId, sent);
      return ok(answer({ ...sent }));
    },
    getPayout: async (id) => {
      const found = [...payouts.values()].find((one) => one.id === id);
      if (!found) throw new Error('no such payout');
      return answer({ ...found });
    },
    cancelPayout: async () => fail({ code: 1, description: 'it has left' }),
    tokenizeCard: async () => undefined,
    keepCard: async () => fail({ code: 1, description: 'not in this world' }),
  };

  return {
    openPay,
    /** Pays to a reference, as often as somebody likes. */
    pay(orderId: string, amountCentavos: Centavos): string {
      const order = orders.get(orderId);
      if (!order) throw new Error(`nobody asked for ${orderId}`);
      const open = order.charges.find(({ status }) => status === 'in_progress');
      const paid = open ?? charge(order, orderId, amountCentavos);
      if (!open) order.charges.push(paid);
      Object.assign(paid, { status: 'completed', amountCentavos, operationDate: now().toISOString() });
      tell('charge.succeeded', paid);
      return paid.id;
    },
    /** Sends money that nobody asked for, with no word of whose it is. */
    payLoose(amountCentavos: Centavos): void {
      const paid = charge({ method: 'bank_account' }, undefined, amountCentavos);
      Object.assign(paid, { status: 'completed' });
      loose.push(paid);
      notices.push({ type: 'charge.succeeded', transactionId: paid.id, orderId: undefined });
    },
    /** What came that nobody asked for. */
    looseCentavos: (): number => loose.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
    /** The payer's bank takes a payment back. */
    takeBack(chargeId: string): void {
      const paid = allCharges().find(({ id }) => id === chargeId);
      if (paid?.status !== 'completed') return;
      Object.assign(paid, { status: 'chargeback_accepted', refundedAt: now().toISOString() });
      tell('chargeback.accepted', paid);
    },
    /** Lets payouts arrive or come back; some of those that arrived come back after all. */
    movePayouts(): void {
      for (const payout of payouts.values()) {
        if (payout.status === 'in_progress' && chance.next() < 0.8) {
          const isReturned = chance.next() < RETURNED_PAYOUTS;
          Object.assign(payout, {
            status: isReturned ? 'failed' : 'completed',
            operationDate: now().toISOString(),
            errorMessage: isReturned ? 'Cuenta inexistente' : undefined,
            trackingKey: `PAY${payout.id}`,
          });
          tell(isReturned ? 'payout.failed' : 'payout.succeeded', payout);
        }
      }
    },
    /** What was told and not delivered yet; whoever delivers it takes it. */
    takeNotices: (): WorldNotice[] => notices.splice(0),
    /** All that came in and was not taken back, by the world's own books. */
    receivedCentavos: (): number =>
      allCharges().reduce((sum, { status, amountCentavos }) => sum + (status === 'completed' ? amountCentavos : 0), 0),
    arrivedCentavos: (): number =>
      [...payouts.values()].reduce(
        (sum, { status, amountCentavos }) => sum + (status === 'completed' ? amountCentavos : 0),
        0,
      ),
  };
}

export type BankWorld = ReturnType<typeof openBankWorld>;

const REFUSED_PAYOUTS = 0.01;
const RETURNED_PAYOUTS = 0.05;
