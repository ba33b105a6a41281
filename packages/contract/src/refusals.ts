/** HTTP status of a refusal and its text for developers. The texts for borrowers are in the apps' copy files. */
interface RefusalEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly message: string;
}

/**
 * Every way in which the API says no, by code. Texts that the specification fixes are kept byte for byte.
 *
 * 401 and 403 sign a person out, so no business rule uses them: state is 409, input is 422, a limit is 429.
 */
export const REFUSALS = {
  // access
  unauthorized: { status: 401, message: 'A valid token is needed.' },
  session_idle: { status: 401, message: 'Nobody used this session for a while: sign in again.' },
  client_blocked: { status: 403, message: 'User is blocked.' },
  forbidden: { status: 403, message: 'This account may not do that.' },
  not_found: { status: 404, message: 'Not found' },
  // shape
  malformed_request: { status: 400, message: 'The request could not be read.' },
  unsupported_media_type: { status: 415, message: 'Send application/json.' },
  too_large: { status: 413, message: 'The request is too large.' },
  invalid_input: { status: 422, message: 'Some fields are not valid.' },
  rate_limited: { status: 429, message: 'Too many requests, try later.' },
  // idempotency
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used with another body.' },
  idempotency_key_in_flight: { status: 409, message: 'A request with this Idempotency-Key is still running.' },
  // identity
  credentials_wrong: { status: 422, message: 'User or password is not right.' },
  not_unique: { status: 422, message: 'Already registered.' },
  under_age: { status: 422, message: 'Under age.' },
  invalid_identificator: { status: 422, message: 'Invalid identificator.' },
  birth_date_invalid: { status: 422, message: 'This is not the birth date of the CURP.' },
  password_too_weak: { status: 422, message: 'The password does not follow the policy.' },
  incorrect_old_password: { status: 422, message: 'incorrect old password' },
  password_not_unique: { status: 422, message: 'The new password equals the old one.' },
  invalid_mail: { status: 422, message: 'invalid mail' },
  unchanged: { status: 422, message: 'The new value equals the current one.' },
  password_needed: { status: 409, message: 'The password is needed: this session was not opened just now.' },
  contact_changed_recently: { status: 409, message: 'The e-mail or the phone was changed less than three days ago.' },
  // codes by SMS
  code_wrong: { status: 422, message: 'The code is not right.' },
  code_expired: { status: 422, message: 'The code is no longer valid, ask for another.' },
  already_sent_in_last_minutes: { status: 429, message: 'already_sent_in_last_minutes' },
  request_count_by_day_exceed: { status: 429, message: 'request_count_by_day_exceed' },
  // money and accounts
  amount_out_of_limits: { status: 422, message: 'The amount is outside the limits.' },
  cost_above_cap: { status: 422, message: 'This loan would cost more than a loan may.' },
  pay_dates_invalid: { status: 422, message: 'The pay dates do not fit the pay cycle.' },
  payout_method_not_offered: { status: 422, message: 'Money is not paid out this way.' },
  term_not_offered: { status: 422, message: 'The offer has another term.' },
  clabe_invalid: { status: 422, message: 'The CLABE is not valid.' },
  clabe_taken: { status: 422, message: 'CLABE is already registered to someone else!' },
  card_invalid: { status: 422, message: 'Disbursement number is not valid.' },
  card_taken: { status: 422, message: 'Card already registered to someone else!' },
  promo_code_invalid: { status: 422, message: 'The promotion cannot be used.' },
  promotion_over: { status: 409, message: 'The promotion is over already.' },
  promo_code_used: { status: 422, message: 'The promotion was used already.' },
  // applications and loans
  application_already_open: { status: 409, message: 'There is an application open already.' },
  additional_loan_refused: { status: 409, message: 'No further loan beside the one that is open.' },
  client_cannot_apply: { status: 409, message: 'This client cannot apply now.' },
  details_missing: { status: 409, message: 'Names and CURP are needed first.' },
  identity_frozen: { status: 409, message: 'Names, CURP and account stay while something rests on them.' },
  illegal_transition: { status: 409, message: 'The application cannot go there from its status.' },
  offer_changed: { status: 409, message: 'The offer changed, read it again.' },
  no_offer: { status: 409, message: 'There is no offer to read yet.' },
  no_active_loan: { status: 404, message: 'There is no active loan.' },
  payout_moved: { status: 409, message: 'This money is under way, has arrived, or is not to be sent any more.' },
  folio_taken: { status: 409, message: 'This receipt of the brand is booked for another payout.' },
  receipt_settled: { status: 409, message: 'This money is somebody’s already.' },
  statement_unreadable: { status: 422, message: 'This file is no bank statement that can be taken in.' },
  bank_line_settled: { status: 409, message: 'Somebody said already what this line is.' },
  no_credit: { status: 409, message: 'There is nothing to give back.' },
  account_unknown: { status: 409, message: 'No account is known for this money.' },
  nothing_to_pay: { status: 409, message: 'There is nothing of this kind to pay now.' },
  extension_refused: { status: 409, message: 'The loan cannot be extended that way.' },
  withdrawal_refused: { status: 409, message: 'The contract cannot be cancelled that way now.' },
  loan_not_settled: { status: 409, message: 'The loan is not paid.' },
  external_login_invalid: {
    status: 422,
    message: 'This login was not begun here, is too old, was used, or was not confirmed.',
  },
  card_missing: { status: 409, message: 'There is no card to charge.' },
  provider_unavailable: { status: 503, message: 'The provider does not answer, try again.' },
  // documents
  upload_wrong_format: { status: 422, message: 'upload wrong format' },
  upload_too_old: { status: 422, message: 'The photo is older than allowed.' },
  hs_metric_failed: { status: 422, message: 'hs_metric_failed' },
  document_expired: { status: 422, message: 'This identification is no longer valid.' },
  documents_missing: { status: 409, message: 'Some documents are missing.' },
  // the work of staff
  identifier_quota_used: { status: 429, message: 'The identifiers that this role may see in a day are used up.' },
  approval_pending: { status: 409, message: 'The same waits for approval already.' },
  approval_own: { status: 409, message: 'Nobody approves what they asked for.' },
  approval_not_independent: { status: 409, message: 'These two people are not independent of each other.' },
  approval_decided: { status: 409, message: 'This request was decided already.' },
  approval_stale: { status: 409, message: 'Things changed since this was asked for: ask again.' },
  draft_changed: { status: 409, message: 'Somebody changed this draft, or it is closed: read it again.' },
  draft_not_ready: { status: 409, message: 'This draft is not ready for that.' },
  message_not_resendable: { status: 409, message: 'This message is not sent anew.' },
  setting_invalid: { status: 422, message: 'Some settings are not valid.' },
  own_account: { status: 409, message: 'Nobody does this to their own account.' },
  last_administrator: { status: 409, message: 'Somebody has to be left who administers the accounts.' },
  contact_third_party: { status: 409, message: 'Only the borrower may be spoken to about a debt.' },
  contact_stopped: { status: 409, message: 'This borrower asked to be contacted no more.' },
  contact_outside_hours: { status: 409, message: 'Nobody is spoken to about a debt at this hour.' },
  contact_too_often: { status: 409, message: 'This borrower was contacted often enough today.' },
  text_unfit: {
    status: 422,
    message: 'A part of the text is not filled in, or it leads to an address that is not the lender’s.',
  },
  contact_wording: { status: 422, message: 'A text about a debt must not say this.' },
  agency_unregistered: { status: 409, message: 'This agency has no number in the registry of agencies.' },
  complaint_answered: { status: 409, message: 'This complaint was answered already.' },
  complaint_open: { status: 409, message: 'This complaint has no answer yet.' },
  alert_closed: { status: 409, message: 'This alert was dismissed or reported already.' },
  month_not_over: { status: 409, message: 'This is made of one whole month that is over.' },
  complaint_not_extendable: { status: 409, message: 'The deadline of this complaint cannot be put off.' },
  promise_open: { status: 409, message: 'A promise to pay is open already.' },
  task_closed: { status: 409, message: 'This task was closed already.' },
  // the rest
  consent_missing: { status: 409, message: 'The client has not agreed to this.' },
  limit_reached: { status: 409, message: 'There are as many as there may be.' },
  // sandbox
  sandbox_off: { status: 409, message: 'The sandbox is off.' },
  clock_backwards: { status: 422, message: 'The business clock only goes forward.' },
} as const satisfies Record<string, RefusalEntry>;

export type RefusalCode = keyof typeof REFUSALS;

/** HTTP status of a refusal. */
export const refusalStatus = (code: RefusalCode): number => REFUSALS[code].status;
/** Developer text of a refusal. */
export const refusalMessage = (code: RefusalCode): string => REFUSALS[code].message;
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
