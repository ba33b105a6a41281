import { NO_CLIENT } from '../../src/kernel/database/no-client.ts';
import type { Row } from './rows.ts';

/** Change of a column whose values differ from before. */
export interface Conversion {
  /** New name of the column, if it was renamed. */
  readonly renamedTo?: string;
  /** Returns the value that an older row must have now. Without it the migration's own test checks each value. */
  readonly value?: (before: Row) => unknown;
}

/** Change that a migration made to rows that existed before it. */
export interface LandedChange {
  /** Name of the migration. A dump that was made after it already has the change. */
  readonly since: string;
  /** Name of the table in the dump. */
  readonly table: string;
  /** Its new name. */
  readonly renamedTo?: string;
  /** True when the older rows were deleted, since they held nothing lasting, such as counts of a window. */
  readonly isEmptied?: true;
  /** Columns that changed: a new name, or the conversion of the values. */
  readonly columns?: Readonly<Record<string, string | Conversion>>;
}

/**
 * Every change of stored rows that a migration made on purpose, oldest first. Rows that are not listed must come
 * through a migration as they were.
 */
export const LANDED_CHANGES: readonly LandedChange[] = [
  { since: '0004-staff-roles', table: 'staff_user', columns: { role: { value: () => 'supervisor' } } },
  {
    since: '0005-typed-history',
    table: 'event_log',
    columns: {
      event: { value: ({ event }) => (event === 'promotion.kept' ? 'promotion.saved' : event) },
      detail: { renamedTo: 'facts' },
    },
  },
  { since: '0009-known-sources', table: 'rate_limit', isEmptied: true },
  {
    since: '0010-ledger',
    table: 'ledger_posting',
    columns: {
      account: { value: ({ account }) => (account === 'paynet_clearing' ? 'openpay_store_clearing' : account) },
      // The client is in the ledger entry.
      client_id: {},
    },
  },
  { since: '0025-money-by-reference', table: 'cash_reference', renamedTo: 'payment_reference' },
  {
    since: '0034-application-needs',
    table: 'application',
    // Each is now a row of the application's needs.
    columns: { documents_finished_at: {}, bank_statement_finished_at: {} },
  },
  { since: '0068-product-drafts', table: 'policy_draft', renamedTo: 'draft' },
  // Rows that belong to no client are kept like those of a client.
  ...['ledger_entry', 'payout'].map((table) => ({
    since: '0081-outside-names',
    table,
    columns: { client_id: { value: (before: Row) => before.client_id ?? NO_CLIENT } },
  })),
  { since: '0107-texts-since-the-lender', table: 'legal_text', columns: { live_from: {} } },
  { since: '0114-task-deadlines', table: 'staff_task', columns: { due_at: {} } },
];
