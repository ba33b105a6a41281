import { type Centavos, centavos, sumCentavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import type { LoanRecord, ServicedLoan } from '../../loans/index.ts';
import { UNPAID_PAYOUT_STATUSES } from '../payouts/payout-status.policy.ts';
import { originAccount, provenAccount, type RefundAccount } from './refund-account.ts';
import { type GivenPayment, refundParts } from './refund-parts.policy.ts';

/** A part of a loan's credit, and where it goes. */
export interface CreditPart {
  readonly paymentId: string | undefined;
  readonly amountCentavos: Centavos;
  readonly account: RefundAccount;
}

/** Returns the part of a loan's credit that may be refunded now, and the account. The client is locked. */
export async function creditRefund(
  tx: Tx,
  { record, positionOn }: Pick<ServicedLoan, 'record' | 'positionOn'>,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Result<readonly CreditPart[], Refusal<'no_credit' | 'account_unknown'>>> {
  const { today } = await services.clock.business(tx);
  const refunds = await liveRefunds(tx, record);
  const underWay = sumCentavos(refunds.filter(({ status }) => status !== 'settled').map((one) => one.amount_centavos));
  const credit = centavos(Math.max(0, positionOn(today).creditCentavos - underWay));
  if (credit === 0) return refuse('no_credit');
  const payments = await countedPayments(tx, record);
  const own = await provenAccount(tx, record.client_id, services);
  const parts: CreditPart[] = [];
  for (const part of refundParts(
    credit,
    payments.map((payment) => given(payment, refunds)),
  )) {
    const payment = payments.find(({ id }) => id === part.paymentId);
    const account = (payment && originAccount(payment, services)) ?? own;
    if (!account) return refuse('account_unknown');
    parts.push({ ...part, account });
  }
  return ok(parts);
}

type Refund = Awaited<ReturnType<typeof liveRefunds>>[number];

/** Refunds of a loan that are under way or arrived. */
const liveRefunds = (tx: Tx, { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>) =>
  tx
    .selectFrom('payout')
    .select(['payment_id', 'amount_centavos', 'status'])
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('purpose', '=', 'refund')
    .where('status', 'not in', [...UNPAID_PAYOUT_STATUSES])
    .execute();

/** Payments of a loan that were not taken back, the newest first. */
const countedPayments = (tx: Tx, { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>) =>
  tx
    .selectFrom('payment')
    .select(['id', 'amount_centavos', 'origin_sealed'])
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('reversed_on', 'is', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

function given(
  { id, amount_centavos }: { readonly id: string; readonly amount_centavos: Centavos },
  refunds: readonly Refund[],
): GivenPayment {
  const back = sumCentavos(refunds.filter(({ payment_id }) => payment_id === id).map((one) => one.amount_centavos));
  return { paymentId: id, leftCentavos: centavos(Math.max(0, amount_centavos - back)) };
}
