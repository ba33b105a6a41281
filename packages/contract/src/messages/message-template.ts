/**
 * Every text that a borrower may be sent about an application or a loan. Some kinds of messages have several, for
 * different situations.
 */
export const MESSAGE_TEMPLATES = [
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
  'payout_collected',
  'payment_received',
  'payment_reversed',
  'refund_sent',
  'reference_expired',
  'extension_bought',
  'withdrawal_completed',
  'loan_paid',
  'loan_settled',
  'offer_ended',
  'signing_again',
  'cash_ready',
  'cash_ended',
  'debit_announced',
  'debit_failed',
  'reminder_before',
  'reminder_due_day',
  'reminder_overdue',
  'collection_text',
] as const;
export type MessageTemplate = (typeof MESSAGE_TEMPLATES)[number];

/** Kinds of values that a placeholder is replaced by. Only the server writes amounts and days. */
export const PLACEHOLDER_KINDS = ['amount', 'day', 'number', 'text', 'sentence', 'lender'] as const;
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];

/**
 * Faults that keep a text from being a template: an unbalanced brace, an unknown or missing placeholder, a figure, day
 * or link that was typed by hand, words that no text about a debt may contain, or a text message that is too long.
 */
export const TEMPLATE_FAULTS = [
  'unbalanced_brace',
  'unknown_placeholder',
  'missing_placeholder',
  'typed_figure',
  'link',
  'unfilled',
  'wording',
  'too_long',
] as const;
export type TemplateFault = (typeof TEMPLATE_FAULTS)[number];
