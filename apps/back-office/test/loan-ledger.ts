import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { LoanLedger } from '../app/features/servicing/ledger-view.ts';

const posting = (account: string, amountCentavos: number) => ({ account, amount: centavos(amountCentavos) });

/** Loan of $4,000.00 that was overpaid by $11.20. */
export const loanLedger: LoanLedger = {
  loan: {
    id: '01930000-0000-7000-8000-000000000021',
    hashedId: 'P4X8T2',
    status: 5,
    dueDate: plainDate('2026-12-15'),
    principal: centavos(400_000),
    total: centavos(478_880),
  },
  entries: [
    {
      id: '01930000-0000-7000-8000-000000000031',
      kind: 'disbursement',
      businessDate: plainDate('2026-11-21'),
      postedAt: '2026-11-21T18:00:00.000Z',
      postings: [posting('principal_receivable', 400_000), posting('bank', -400_000)],
    },
    {
      id: '01930000-0000-7000-8000-000000000032',
      kind: 'accrual',
      businessDate: plainDate('2026-12-15'),
      postedAt: '2026-12-15T18:00:00.000Z',
      postings: [
        posting('interest_receivable', 48_000),
        posting('interest_iva_receivable', 7_680),
        posting('fee_receivable', 20_000),
        posting('fee_iva_receivable', 3_200),
        posting('interest_income', -48_000),
        posting('interest_iva_payable', -7_680),
        posting('fee_income', -20_000),
        posting('fee_iva_payable', -3_200),
      ],
    },
    {
      id: '01930000-0000-7000-8000-000000000033',
      kind: 'payment',
      businessDate: plainDate('2026-12-15'),
      postedAt: '2026-12-15T18:00:01.000Z',
      postings: [
        posting('openpay_store_clearing', 480_000),
        posting('fee_receivable', -20_000),
        posting('fee_iva_receivable', -3_200),
        posting('interest_receivable', -48_000),
        posting('interest_iva_receivable', -7_680),
        posting('principal_receivable', -400_000),
        posting('client_credit', -1_120),
      ],
    },
  ],
  balances: [
    posting('principal_receivable', 0),
    posting('interest_receivable', 0),
    posting('bank', -400_000),
    posting('openpay_store_clearing', 480_000),
    posting('interest_income', -48_000),
    posting('fee_income', -20_000),
    posting('interest_iva_payable', -7_680),
    posting('fee_iva_payable', -3_200),
    posting('client_credit', -1_120),
  ],
};
