import type { ProviderCharge } from '@lender/api/providers/openpay/port';
import type { Chance } from '@lender/api/test/chance';
import { buildClabe } from '@lender/clabe';
import { type Centavos, centavos } from '@lender/money';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';

type Charge = { -readonly [Key in keyof ProviderCharge]: ProviderCharge[Key] };

/** Request for money, with every payment made to it. */
export interface Order {
  readonly id: string;
  readonly method: ProviderCharge['method'];
  readonly charges: Charge[];
  /** Chance by which answers about it get lost, and chance by which notices do. */
  readonly chance: Chance;
  readonly notified: Chance;
  /** CLABE to which it is paid by transfer. */
  readonly clabe: string;
}

/** Opens the record of what was asked for and paid, by the simulated world's own books. */
export function openChargeBook({ seed, now }: Pick<BankSurroundings, 'seed' | 'now'>) {
  const orders = new Map<string, Order>();
  const byReference = new Map<string, string>();
  const byId = new Map<string, Charge>();
  let receivedCentavos = 0;

  const draw = (order: Pick<Order, 'method'>, orderId: string | undefined, amountCentavos: Centavos): Charge => {
    const serial = byId.size + 1;
    const charge: Charge = {
      id: `tr${String(serial).padStart(9, '0')}`,
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
      concept: undefined,
      trackingKey: order.method === 'bank_account' ? `SIM${serial}` : undefined,
    };
    byId.set(charge.id, charge);
    return charge;
  };

  const complete = (charge: Charge, amountCentavos: Centavos, paidAt: Date): Charge => {
    receivedCentavos += amountCentavos;
    return Object.assign(charge, { status: 'completed', amountCentavos, operationDate: paidAt.toISOString() });
  };

  return {
    /** Returns the order of that id, with a first charge that is not paid yet. */
    order: (id: string, method: Order['method'], amountCentavos: Centavos): Order => {
      const known = orders.get(id);
      if (known) return known;
      const own = (what: string) => streamOf(seed, what, method, amountCentavos, now().getTime());
      const streams = { chance: own('answers'), notified: own('notices') };
      const order = { id, method, charges: [], ...streams, clabe: clabeOfOrder(orders.size) };
      const made: Order = { ...order, charges: [draw(order, id, amountCentavos)] };
      orders.set(id, made);
      byReference.set(referenceOf(id), id);
      return made;
    },
    find: (id: string) => orders.get(id),
    /** @throws when there is no such reference */
    named: (reference: string): string => {
      const id = byReference.get(reference);
      if (id === undefined) throw new Error(`nobody gave ${reference} out`);
      return id;
    },
    charge: (id: string) => byId.get(id),
    since: (moment: Date) => [...byId.values()].filter(({ operationDate }) => new Date(operationDate) >= moment),
    /** Pays to an order, as often as it is called. */
    pay: (order: Order, amountCentavos: Centavos, paidAt: Date): Charge => {
      const open = order.charges.find(({ status }) => status === 'in_progress');
      const paid = open ?? draw(order, order.id, amountCentavos);
      if (!open) order.charges.push(paid);
      return complete(paid, amountCentavos, paidAt);
    },
    /** Pays without a reference. */
    payLoose: (amountCentavos: Centavos): Charge =>
      complete(draw({ method: 'bank_account' }, undefined, amountCentavos), amountCentavos, now()),
    /** Takes a payment back by the payer's bank. */
    takeBack: (charge: Charge): void => {
      receivedCentavos -= charge.amountCentavos;
      Object.assign(charge, { status: 'chargeback_accepted', refundedAt: now().toISOString() });
    },
    receivedCentavos: () => receivedCentavos,
    /** Returns the moment and the amount of the payment of a charge. */
    paid: (id: string) => {
      const charge = byId.get(id);
      return charge && { paidAt: new Date(charge.operationDate), amountCentavos: charge.amountCentavos };
    },
  };
}

export type ChargeBook = ReturnType<typeof openChargeBook>;

/** Returns the reference that a store prints for an order, and that a payer types. */
export const referenceOf = (orderId: string): string => orderId.replaceAll('-', '').slice(-20);

function clabeOfOrder(serial: number): string {
  const clabe = buildClabe({ bankCode: '646', plazaCode: '180', account: String(serial).padStart(11, '0') });
  if (!clabe.ok) throw new Error(clabe.problem.code);
  return clabe.value.clabe;
}
