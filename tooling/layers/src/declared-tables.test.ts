import { expect, test } from 'vitest';
import { declaredTables } from './declared-tables.ts';

test('declaredTables returns the members of the exported interface of tables, and no columns', () => {
  const text = `
    export interface LoansTables {
      loan: LoanTable;
      loan_hold: { loan_id: string };
    }
    interface LoanTable { id: string }
    export interface Reader { name: string }`;
  expect(declaredTables(text)).toEqual(['loan', 'loan_hold']);
});
