import { LEDGER_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanLedger } from '../../../test/loan-ledger.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { accountLabel, accountWords, entryLabel } from './ledger.copy.es.ts';
import { ledgerView } from './ledger-view.ts';

const view = ledgerView(loanLedger);

test('every ledger entry shows that it sums to zero', () => {
  const sums = view.lines.filter(({ kind }) => kind === 'sum');
  expect(sums.map(({ account }) => account)).toEqual(Array(3).fill('Suma del asiento: $0.00'));
  expect(sums.map(({ debit, credit }) => [debit, credit])).toEqual([
    ['$4,000.00', '$4,000.00'],
    ['$788.80', '$788.80'],
    ['$4,800.00', '$4,800.00'],
  ]);
});

test('each ledger line shows the balance of its account so far', () => {
  const principal = view.lines.filter(({ account }) => account === 'Capital por cobrar');
  expect(principal.map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
    ['$4,000.00', '', '$4,000.00'],
    ['', '$4,000.00', '$0.00'],
  ]);
});

test('only the first line of a ledger entry names the entry', () => {
  expect(view.lines.filter(({ head }) => head).map(({ head }) => head?.words)).toEqual([
    'Entrega del préstamo',
    'Cargos devengados',
    'Pago recibido',
  ]);
});

test('accounts that never moved are left out, and the rest sums to zero', () => {
  expect(view.balances.map(({ account }) => account)).not.toContain('Capital por cobrar');
  expect(view.balances.at(-1)).toEqual({
    account: 'Suma de todas las cuentas: $0.00',
    debit: '$4,800.00',
    credit: '$4,800.00',
  });
});

test('a ledger entry that does not sum to zero shows its sum', () => {
  const [entry] = loanLedger.entries;
  const broken = entry && { ...entry, postings: entry.postings.slice(0, 1) };
  const { lines } = ledgerView({ ...loanLedger, entries: broken ? [broken] : [] });
  expect(lines.at(-1)?.account).toBe('Suma del asiento: $4,000.00');
});

test('the last running balance of an account is the sum of its postings', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (amounts) => {
      const entries = amounts.map((value, index) => ({
        id: `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        kind: 'payment',
        businessDate: loanLedger.loan.dueDate,
        postedAt: '2026-12-15T18:00:00.000Z',
        postings: [{ account: 'bank', amount: centavos(value) }],
      }));
      const banks = ledgerView({ ...loanLedger, entries }).lines.filter(({ account }) => account === 'Banco');
      expect(banks.at(-1)?.balance).toBe(formatPesos(centavos(amounts.reduce((sum, value) => sum + value, 0))));
    }),
  );
});

test('ledger accounts have words of their own, and an unknown account is shown as it is', () => {
  expect(new Set(Object.values(accountWords)).size).toBe(Object.keys(accountWords).length);
  expect(LEDGER_ACCOUNTS.map(accountLabel)).toContain('Capital por cobrar');
  expect([accountLabel('late_income'), entryLabel('gift')]).toEqual(['late_income', 'gift']);
});
