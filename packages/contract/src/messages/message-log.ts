/** Channels by which a message reaches a borrower. */
export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * State of a message. `waiting` waits for the hours in which a borrower may be contacted about money, `failed` is tried
 * again automatically, `dead` is not, and `withdrawn` was no longer true or no longer wanted.
 */
export const MESSAGE_STATES = ['queued', 'waiting', 'sending', 'sent', 'failed', 'dead', 'withdrawn'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Reason why a message was not sent. */
export const MESSAGE_CAUSES = [
  'provider_failed',
  'no_address',
  'outcome_unknown',
  'no_longer_true',
  'reminders_off',
] as const;
export type MessageCause = (typeof MESSAGE_CAUSES)[number];

/** Kinds of messages to a borrower about an application or a loan, by subject. */
export const MESSAGE_KINDS = [
  'application_approved',
  'smaller_offer',
  'larger_offer',
  'application_rejected',
  'documents_missing',
  'review_delayed',
  'time_running_out',
  'application_ended',
  'payout_sent',
  'payout_arrived',
  'payment_received',
  'payment_reversed',
  'refund_sent',
  'reference_expired',
  'extension_bought',
  'withdrawal_completed',
  'loan_paid',
  'offer_ended',
  'signing_again',
  'cash_ready',
  'cash_ended',
  'debit_announced',
  'debit_failed',
  'reminder',
  'collection_text',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
