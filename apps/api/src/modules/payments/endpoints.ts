import type { Implementation } from '../../implement.ts';
import { claimTransferHandler } from './claims/claim-transfer.handler.ts';
import { listTransferClaimsHandler } from './claims/list-transfer-claims.handler.ts';
import { getIncomingPaymentHandler } from './incoming/candidates/get-incoming-payment.handler.ts';
import { matchIncomingPaymentsHandler } from './incoming/file/match-incoming-payments.handler.ts';
import { listIncomingPaymentsHandler } from './incoming/list-incoming-payments.handler.ts';
import { listMatchesHandler } from './incoming/list-matches.handler.ts';
import { matchIncomingPaymentHandler } from './incoming/match-incoming-payment.handler.ts';
import { unmatchIncomingPaymentHandler } from './incoming/unmatch-incoming-payment.handler.ts';
import { getCashPayoutHandler } from './payouts/get-cash-payout.handler.ts';
import { cancelPayoutHandler } from './payouts/staff/cancel-payout.handler.ts';
import { listPayoutsHandler } from './payouts/staff/list-payouts.handler.ts';
import { recordCashPayoutHandler } from './payouts/staff/record-cash-payout.handler.ts';
import { retryPayoutHandler } from './payouts/staff/retry-payout.handler.ts';
import { getAccountProofHandler, sendAccountProofHandler } from './proofs/account-proof.handlers.ts';
import { proveAccountHandler } from './proofs/prove-account.handler.ts';
import { getOpenPayBarcodeHandler } from './references/get-open-pay-barcode.handler.ts';
import { getPaymentClabeHandler } from './references/get-payment-clabe.handler.ts';
import { refundCreditHandler } from './refunds/refund-credit.handler.ts';
import { refundIncomingPaymentHandler } from './refunds/refund-incoming-payment.handler.ts';

export const endpoints: readonly Implementation[] = [
  getOpenPayBarcodeHandler,
  getPaymentClabeHandler,
  claimTransferHandler,
  listTransferClaimsHandler,
  listIncomingPaymentsHandler,
  getIncomingPaymentHandler,
  matchIncomingPaymentHandler,
  listMatchesHandler,
  unmatchIncomingPaymentHandler,
  matchIncomingPaymentsHandler,
  listPayoutsHandler,
  retryPayoutHandler,
  cancelPayoutHandler,
  refundCreditHandler,
  refundIncomingPaymentHandler,
  getAccountProofHandler,
  proveAccountHandler,
  sendAccountProofHandler,
  getCashPayoutHandler,
  recordCashPayoutHandler,
];
