import { plainDate } from '@lender/calculator';
import type { BoughtExtension, LoanState } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { extensionStatus, type InvoiceFacts, invoiceStatus } from './extension-status.policy.ts';

const now = new Date('2026-12-20T18:00:00Z');
const today = plainDate('2026-12-20');
const draft: InvoiceFacts = { payment_key: null, chosen_at: null, replaced_at: null, payable_until: today };
const chosen = { ...draft, chosen_at: now };
const paid = { ...chosen, payment_key: 'payment:paynet:1' };

const bought = (payment: string): BoughtExtension => ({
  ...{ payment, type: 'cheap', days: 7, boughtOn: today, newDueDate: today, newEndDate: today },
  commission: { netCentavos: 0, ivaCentavos: 0 } as BoughtExtension['commission'],
});

interface Loan {
  readonly state?: LoanState;
  readonly date?: string;
  readonly extensions?: readonly string[];
  readonly isOffered?: boolean;
}
const loan = ({ state = 'open', date = today, extensions = [], isOffered = true }: Loan = {}) => ({
  position: { state, date: plainDate(date), extensions: extensions.map(bought) },
  isOffered,
});

describe('the invoice of an extension', () => {
  test.each<[string, InvoiceFacts, Loan, string]>([
    ['drawn up', draft, {}, 'draft'],
    ['chosen', chosen, {}, 'unpaid'],
    ['chosen, whose day is over', chosen, { date: '2026-12-21' }, 'expired'],
    ['for which another one was chosen', { ...chosen, replaced_at: now }, {}, 'cancelled'],
    ['of a loan that was paid', chosen, { state: 'settled' }, 'cancelled'],
    ['of an extension that is not sold any more', chosen, { isOffered: false }, 'cancelled'],
    ['paid', paid, { extensions: ['payment:paynet:1'], isOffered: false }, 'paid'],
    ['paid, of a loan that was paid since', paid, { extensions: ['payment:paynet:1'], state: 'settled' }, 'paid'],
    ['whose payment was taken back', paid, {}, 'reversed'],
  ])("the status of an extension's invoice follows from the loan: %s", (_, invoice, facts, status) => {
    expect(invoiceStatus(invoice, loan(facts))).toBe(status);
  });
});

describe('an extension', () => {
  test.each<[string, readonly InvoiceFacts[], Loan, string]>([
    ['that is offered', [], {}, 'inactive'],
    ['whose invoice is unpaid', [chosen], {}, 'inactive'],
    ['whose window closed', [chosen], { isOffered: false }, 'cancelled'],
    ['of a loan that was paid', [chosen], { state: 'settled', isOffered: false }, 'cancelled'],
    ['bought', [draft, paid], { extensions: ['payment:paynet:1'], isOffered: false }, 'active'],
    ['followed by another', [paid], { extensions: ['payment:paynet:1', 'payment:card:2'] }, 'finished'],
    ['of a loan that was paid after it', [paid], { extensions: ['payment:paynet:1'], state: 'settled' }, 'finished'],
    ['whose payment was taken back', [paid], { isOffered: false }, 'cancelled'],
  ])('the status of an extension follows from its invoices and its loan: %s', (_, invoices, facts, status) => {
    expect(extensionStatus(invoices, loan(facts))).toBe(status);
  });
});
