import type { Implementation } from '../../implement.ts';
import { getLoanLedgerHandler } from './get-loan-ledger.handler.ts';
import { getTrialBalanceHandler } from './get-trial-balance.handler.ts';
import { recordSettlementHandler } from './record-settlement.handler.ts';

export const endpoints: readonly Implementation[] = [
  getLoanLedgerHandler,
  getTrialBalanceHandler,
  recordSettlementHandler,
];
