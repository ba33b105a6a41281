import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { loanLedger } from '../../../test/loan-ledger.ts';
import { booksSentence } from './books-sentence.ts';
import type { Loan } from './loan-reading.ts';

/** Ledger before the payment: $4,788.80 are owed in the books. */
const ledger = { entries: loanLedger.entries.slice(0, 2) };
const loan = (outstanding: number, status: Loan['status'] = LOAN_STATUS.active) => ({
  status,
  position: { outstanding: centavos(outstanding) } as Loan['position'],
});

test('books that agree with the amount to settle need no sentence, nor does a loan on which nothing is owed', () => {
  expect(booksSentence(loan(478_880), ledger)).toBeNull();
  expect(booksSentence(loan(0), loanLedger)).toBeNull();
  expect(booksSentence(loan(478_880), { entries: [] })).toBeNull();
});

test('one sentence gives the amount to settle, that of the books, and why they differ', () => {
  expect(booksSentence(loan(481_664), ledger)).toBe(
    'Para liquidar hoy son $4,816.64. Los libros dicen $4,788.80: la diferencia, $27.84, es lo de hoy, que se anota al cerrar el día.',
  );
});

test('the books of a debt that was written off no longer show it', () => {
  expect(booksSentence(loan(481_664, LOAN_STATUS.writeOff), { entries: loanLedger.entries })).toMatch(
    /\$4,816\.64.*\$0\.00 porque la deuda ya no está en ellos/,
  );
});
