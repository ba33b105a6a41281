import { NO_CLIENT } from '../../src/kernel/database/no-client.ts';
import type { Row } from './rows.ts';

/** Change of a column whose values differ from before. */
export interface Conversion {
  /** Its new name, where it has one. */
  readonly renamedTo?: string;
  /** The value that a row of before must have now. Without it the test of the migration says what becomes of each value. */
  readonly value?: (before: Row) => unknown;
}

/** Change that a migration made to rows that existed before it. */
export interface LandedChange {
  /** The migration, by its name. A dump that was made after it has the change already. */
  readonly since: string;
  /** The table, by its name in the dump. */
  readonly table: string;
  /** Its new name. */
  readonly renamedTo?: string;
  /** Rows of before said nothing that lasts, such as counts of a window, and were taken away. */
  readonly isEmptied?: true;
  /** Columns that are not what they were: a new name, or what became of the values. */
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
      // The entry says whose it is.
      client_id: {},
    },
  },
  { since: '0025-money-by-reference', table: 'cash_reference', renamedTo: 'payment_reference' },
  {
    since: '0034-application-needs',
    table: 'application',
    // Each is a row of what the application asks for.
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
];
