import type { Implementation } from '../../implement.ts';
import { chargeExtensionHandler } from './charge/charge-extension.handler.ts';
import {
  buyBackLoanHandler,
  sellLoanHandler,
  terminateLoanHandler,
  undoWriteOffHandler,
  writeOffLoanHandler,
} from './commands/four-eyes.handlers.ts';
import { holdLoanHandler, releaseLoanHandler } from './commands/hold.handlers.ts';
import { registerPaymentHandler } from './commands/register-payment.handler.ts';
import { reversePaymentHandler } from './commands/reverse-payment.handler.ts';
import { waiveLoanChargeHandler } from './commands/waive-loan-charge.handler.ts';
import { getLoanEffectHandler } from './effect/get-loan-effect.handler.ts';
import { getActiveLoanHandler } from './own/get-active-loan.handler.ts';
import { getPaymentScheduleHandler, getPayoffHandler, listOwnLoansHandler } from './own/own-loan.handlers.ts';
import { getLoanReportsHandler, reportLoanHandler } from './report/loan-report.handlers.ts';
import { getLoanHandler } from './staff/get-loan.handler.ts';
import { getLoanEventsHandler } from './staff/get-loan-events.handler.ts';
import { getDocumentTextHandler } from './statement/get-document-text.handler.ts';
import { getLoanStatementHandler, getNoDebtLetterHandler } from './statement/loan-papers.handlers.ts';
import { askWithdrawalHandler, takeBackWithdrawalHandler } from './withdrawal/withdrawal.handlers.ts';

export const endpoints: readonly Implementation[] = [
  askWithdrawalHandler,
  buyBackLoanHandler,
  chargeExtensionHandler,
  getActiveLoanHandler,
  getDocumentTextHandler,
  getLoanEffectHandler,
  getLoanEventsHandler,
  getLoanHandler,
  getLoanReportsHandler,
  getLoanStatementHandler,
  getNoDebtLetterHandler,
  getPaymentScheduleHandler,
  getPayoffHandler,
  holdLoanHandler,
  listOwnLoansHandler,
  registerPaymentHandler,
  releaseLoanHandler,
  reportLoanHandler,
  reversePaymentHandler,
  sellLoanHandler,
  takeBackWithdrawalHandler,
  terminateLoanHandler,
  undoWriteOffHandler,
  waiveLoanChargeHandler,
  writeOffLoanHandler,
];
