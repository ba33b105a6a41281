import { inTransaction } from '../../database.ts';
import type { Result } from '../../result.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge.ts';
import type { WebhookEvent } from '../stores/webhook-store.ts';
import { chargeToWire } from './charge-wire.ts';

interface Action {
  readonly methods: readonly Charge['method'][];
  readonly from: Charge['status'];
  readonly to: Charge['status'];
  readonly event: WebhookEvent['type'];
  readonly cause: string | null;
}

const paidByHand = ['store', 'bank_account'] as const;

export const chargeActions = ['cancel', 'reverse', 'object', 'accept', 'reject'] as const;

/** Action on a charge by a party other than the merchant. */
export type ChargeAction = (typeof chargeActions)[number];

const actions: Readonly<Record<ChargeAction, Action>> = {
  /** Cancelled by OpenPay's own staff, at the merchant's request: the charge can no longer be paid. */
  cancel: { methods: paidByHand, from: 'in_progress', to: 'cancelled', event: 'charge.cancelled', cause: 'Cancelado' },
  /** Reversed by the store or the bank that took the money: it did not come after all. */
  reverse: { methods: paidByHand, from: 'completed', to: 'cancelled', event: 'charge.cancelled', cause: 'Revertido' },
  /** Objected to by the cardholder. */
  object: {
    methods: ['card'],
    from: 'completed',
    to: 'chargeback_pending',
    event: 'chargeback.created',
    cause: 'Contracargo',
  },
  /** Accepted by the card's bank: the money goes back to the cardholder. */
  accept: {
    methods: ['card'],
    from: 'chargeback_pending',
    to: 'chargeback_accepted',
    event: 'chargeback.accepted',
    cause: 'Contracargo',
  },
  /** Rejected by the card's bank: the merchant keeps the money. */
  reject: {
    methods: ['card'],
    from: 'chargeback_pending',
    to: 'chargeback_adjustment',
    event: 'chargeback.rejected',
    cause: null,
  },
};

/** Returns the actions that a charge allows now. */
export const actionsOn = ({ status, method }: Pick<Charge, 'status' | 'method'>): ChargeAction[] =>
  chargeActions.filter((action) => actions[action].from === status && actions[action].methods.includes(method));

type ChargeServices = Pick<OpenPayServices, 'database' | 'charges' | 'webhooks' | 'world'>;

/** Applies an action to a charge and notifies the merchant. */
export async function actOnCharge(
  { id, action }: { readonly id: string; readonly action: ChargeAction },
  { database, charges, webhooks, world }: ChargeServices,
): Promise<Result<Charge, { code: 'unknown' | 'not_now' }>> {
  const now = (await world()).toISOString();
  return inTransaction(database, () => {
    const charge = charges.findById(id);
    if (!charge) return { ok: false, problem: { code: 'unknown' } };
    if (!actionsOn(charge).includes(action)) return { ok: false, problem: { code: 'not_now' } };
    const { to, event, cause } = actions[action];
    const changed: Charge = { ...charge, status: to, operatedAt: now, errorMessage: cause, objectedAt: null };
    charges.save(changed);
    webhooks.add({ type: event, transaction: chargeToWire(changed) });
    return { ok: true, value: changed };
  });
}
