import type { Implementation } from '../../implement.ts';
import { getBankLineHandler } from './get-bank-line.handler.ts';
import { importBankStatementHandler } from './import-bank-statement.handler.ts';
import { listBankLinesHandler } from './list-bank-lines.handler.ts';
import { resolveBankLineHandler } from './resolve-bank-line.handler.ts';

export const endpoints: readonly Implementation[] = [
  importBankStatementHandler,
  listBankLinesHandler,
  getBankLineHandler,
  resolveBankLineHandler,
];
