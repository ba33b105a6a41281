import type { Implementation } from '../../implement.ts';
import { getBankBalanceHandler } from './balance/get-bank-balance.handler.ts';
import { recordCapitalHandler } from './capital/record-capital.handler.ts';
import { getBankLineHandler } from './get-bank-line.handler.ts';
import { importBankStatementHandler } from './import-bank-statement.handler.ts';
import { listStatementLayoutsHandler, saveStatementLayoutHandler } from './layout/statement-layout.handlers.ts';
import { listBankLinesHandler } from './list-bank-lines.handler.ts';
import { resolveBankLineHandler } from './resolve-bank-line.handler.ts';

export const endpoints: readonly Implementation[] = [
  importBankStatementHandler,
  listBankLinesHandler,
  getBankLineHandler,
  resolveBankLineHandler,
  recordCapitalHandler,
  getBankBalanceHandler,
  listStatementLayoutsHandler,
  saveStatementLayoutHandler,
];
