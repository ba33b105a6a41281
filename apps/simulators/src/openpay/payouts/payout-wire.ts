import { isoInMexico } from '../../world/mexico-time.ts';
import { pesosOf } from '../../world/pesos.ts';
import { feeOf } from '../fees.ts';
import type { Payout } from '../stores/payout-store.ts';

const maskClabe = (clabe: string): string => `${clabe.slice(0, 3)}XXXXXXXXXX${clabe.slice(-5)}`;

/** Returns a payout as OpenPay writes it, in answers and in events: the account is masked. */
export const payoutToWire = (payout: Payout) => ({
  id: payout.id,
  authorization: payout.trackingKey,
  operation_type: 'out',
  method: 'bank_account',
  transaction_type: 'payout',
  status: payout.status,
  conciliated: false,
  creation_date: isoInMexico(payout.createdAt),
  operation_date: isoInMexico(payout.operatedAt),
  description: payout.description,
  error_message: payout.errorMessage,
  order_id: payout.orderId,
  amount: pesosOf(payout.amountCentavos),
  currency: 'MXN',
  fee: payout.status === 'completed' ? feeToWire(payout) : null,
  tracking_key: payout.trackingKey,
  bank_account: {
    clabe: maskClabe(payout.clabe),
    bank_code: payout.clabe.slice(0, 3),
    holder_name: payout.holderName,
    alias: null,
    creation_date: isoInMexico(payout.createdAt),
  },
});

function feeToWire({ amountCentavos }: Payout) {
  const { feeCentavos, taxCentavos } = feeOf('payout', amountCentavos);
  return { amount: pesosOf(feeCentavos), tax: pesosOf(taxCentavos), currency: 'MXN' };
}
