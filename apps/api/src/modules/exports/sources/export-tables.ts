import type { EVIDENCE_EXPORT, ExportSource } from '@lender/contract';
import type { ExportTable } from '../table/export-table.ts';
import { auditTable } from './audit-table.ts';
import { caseTable } from './case-table.ts';
import { clientTable } from './client-table.ts';
import { contactTable, promiseTable } from './collection-tables.ts';
import { complaintTable } from './complaint-table.ts';
import { ledgerTable } from './ledger-table.ts';
import { loanTable } from './loan-table.ts';
import { paymentTable } from './payment-table.ts';
import { payoutTable } from './payout-table.ts';
import { REPORT_TABLES } from './report-tables.ts';

type Tabled = Exclude<ExportSource, 'regulator' | typeof EVIDENCE_EXPORT>;

/** What each source writes; the archives write themselves. */
export const EXPORT_TABLES: Readonly<Record<Tabled, ExportTable>> = {
  ...REPORT_TABLES,
  ledger: ledgerTable,
  cases: caseTable,
  loans: loanTable,
  clients: clientTable,
  payments: paymentTable,
  payouts: payoutTable,
  complaints: complaintTable,
  contacts: contactTable,
  promises: promiseTable,
  audit: auditTable,
};
