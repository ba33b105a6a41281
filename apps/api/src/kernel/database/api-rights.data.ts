/** Tables of which the server may read rows and add some. Stored rows are never changed: triggers see to that. */
export const FINAL_TABLES: readonly string[] = [
  'ledger_entry',
  'ledger_posting',
  'ledger_balance',
  'loan_event',
  'event_log',
  'audit_entry',
  'collection_contact',
  'complaint_correction',
  'message_template',
  'legal_text',
  'staff_access_act',
];

/**
 * Tables that the server may read, add to, and change in these columns only; it deletes nothing from them. Triggers
 * decide when each column may still change.
 */
export const CHANGING_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  loan: [
    ...['status', 'status_since', 'principal_centavos', 'total_centavos', 'start_date', 'due_date', 'terms'],
    ...['settled_seen_at', 'booked_on', 'reminded_due', 'reminded_day'],
  ],
  agreement: ['pdf_storage_key', 'pdf_sha256', 'signed_at', 'superseded_at', 'evidence'],
  payment: ['tracking_key', 'charge_id', 'origin_sealed', 'origin_hash', 'origin_heard_at', 'reversed_on'],
};
