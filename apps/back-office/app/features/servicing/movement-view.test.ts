import { plainDate } from '@lender/calculator';
import { RECEIVABLE_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loanLedger } from '../../../test/loan-ledger.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { movementView } from './movement-view.ts';

test('each movement shows its parts, including IVA, and the amount owed after it', () => {
  const { accounts, lines } = movementView(loanLedger);
  expect(accounts).not.toContain('late_charge_receivable');
  expect(lines.map(({ words, total, balance }) => [words, total, balance])).toEqual([
    ['Entrega del préstamo', '$4,000.00', '$4,000.00'],
    ['Cargos devengados', '$788.80', '$4,788.80'],
    ['Pago recibido', '-$4,788.80', '$0.00'],
  ]);
  expect(lines[1]?.parts).toMatchObject({ interest_receivable: '$480.00', interest_iva_receivable: '$76.80' });
});

test('charges of consecutive days share one line, from the first day to the last', () => {
  const accrual = (id: string, day: string) => ({
    ...{ id, kind: 'accrual', businessDate: plainDate(day), postedAt: '2026-12-15T18:00:00.000Z' },
    postings: [{ account: 'interest_receivable', amount: centavos(100) }],
  });
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => accrual(day, day));
  expect(movementView({ entries: days }).lines).toMatchObject([
    { date: '22.11.2026 – 24.11.2026', total: '$3.00', balance: '$3.00' },
  ]);
});

test('the last balance is the sum of all entries on the receivable accounts', () => {
  const posting = fc.record({
    account: fc.constantFrom(...RECEIVABLE_ACCOUNTS, 'bank', 'interest_income'),
    amount: fc.integer({ min: -100_000, max: 100_000 }).map(centavos),
  });
  const entry = fc.record({
    ...{ id: fc.uuid(), postedAt: fc.constant('2026-12-15T18:00:00.000Z') },
    kind: fc.constantFrom('accrual', 'payment'),
    businessDate: fc.constant(plainDate('2026-12-15')),
    postings: fc.array(posting, { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const receivables: readonly string[] = RECEIVABLE_ACCOUNTS;
      const owed = entries
        .flatMap(({ postings }) => postings)
        .reduce((sum, { account, amount }) => sum + (receivables.includes(account) ? amount : 0), 0);
      const { lines } = movementView({ entries });
      expect(lines.at(-1)?.balance ?? formatPesos(centavos(0))).toBe(formatPesos(centavos(owed)));
    }),
  );
});
