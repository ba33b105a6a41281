import type { Implementation } from '../../implement.ts';
import { getLoanLedgerHandler } from './ledger/get-loan-ledger.handler.ts';
import { getActiveLoanHandler, getPaymentScheduleHandler } from './loan.handlers.ts';

export const endpoints: readonly Implementation[] = [
  getLoanLedgerHandler,
  getActiveLoanHandler,
  getPaymentScheduleHandler,
];
