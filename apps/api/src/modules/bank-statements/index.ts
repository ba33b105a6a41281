export { openBankLines } from './open-bank-lines.ts';
