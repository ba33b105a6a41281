import type { Implementation } from '../../implement.ts';
import { chargeRolloverHandler } from './charge/charge-rollover.handler.ts';
import {
  buyBackLoanHandler,
  sellLoanHandler,
  terminateLoanHandler,
  undoWriteOffHandler,
  writeOffLoanHandler,
} from './commands/four-eyes.handlers.ts';
import { holdLoanHandler, releaseLoanHandler } from './commands/hold.handlers.ts';
import { reversePaymentHandler } from './commands/reverse-payment.handler.ts';
import { waiveLoanChargeHandler } from './commands/waive-loan-charge.handler.ts';
import { getActiveLoanHandler } from './own/get-active-loan.handler.ts';
import { getPaymentScheduleHandler, getPayoffHandler, listOwnLoansHandler } from './own/own-loan.handlers.ts';
import { getLoanHandler } from './staff/get-loan.handler.ts';
import { getLoanEventsHandler } from './staff/get-loan-events.handler.ts';
import { getLoanStatementHandler, getNoDebtLetterHandler } from './statement/loan-papers.handlers.ts';
import { askWithdrawalHandler, takeBackWithdrawalHandler } from './withdrawal/withdrawal.handlers.ts';

export const endpoints: readonly Implementation[] = [
  askWithdrawalHandler,
  buyBackLoanHandler,
  chargeRolloverHandler,
  getActiveLoanHandler,
  getLoanEventsHandler,
  getLoanHandler,
  getLoanStatementHandler,
  getNoDebtLetterHandler,
  getPaymentScheduleHandler,
  getPayoffHandler,
  holdLoanHandler,
  listOwnLoansHandler,
  releaseLoanHandler,
  reversePaymentHandler,
  sellLoanHandler,
  takeBackWithdrawalHandler,
  terminateLoanHandler,
  undoWriteOffHandler,
  waiveLoanChargeHandler,
  writeOffLoanHandler,
];
