/** HTTP status of a refusal and its text for developers. The texts for borrowers are in the apps' copy files. */
interface RefusalEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly message: string;
}

/**
 * Every refusal of the API, by code. Texts that the specification fixes are kept byte for byte.
 *
 * 401 and 403 sign a person out, so no business rule uses them: state is 409, input is 422, a limit is 429.
 */
export const REFUSALS = {
  // access
  unauthorized: { status: 401, message: 'The token is missing, invalid or expired. Sign in again.' },
  session_idle: { status: 401, message: 'The session is locked because it was not used. Sign in again.' },
  client_blocked: { status: 403, message: 'User is blocked.' },
  forbidden: {
    status: 403,
    message: 'This account does not have access to this call. Use an account of the right type or with the permission.',
  },
  not_found: { status: 404, message: 'Not found' },
  // shape
  malformed_request: {
    status: 400,
    message: 'The request cannot be read. Correct its JSON, its form or its Idempotency-Key.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'The Content-Type is not supported. Send application/json, or multipart/form-data for an upload.',
  },
  too_large: { status: 413, message: 'The request exceeds the size limit. Send a smaller body or file.' },
  invalid_input: { status: 422, message: 'Some fields are invalid. Correct the fields listed in violations.' },
  rate_limited: {
    status: 429,
    message: 'Too many requests. Wait as long as Retry-After says, then repeat the request.',
  },
  // idempotency
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used with another request. Use a new key for each logical call.',
  },
  idempotency_key_in_flight: {
    status: 409,
    message:
      'A request with this Idempotency-Key is still running. Repeat the request with the same key after Retry-After.',
  },
  // identity
  credentials_wrong: { status: 422, message: 'The user or the password is wrong. Correct them and sign in again.' },
  not_unique: {
    status: 422,
    message: 'This value is already registered. Send another value, or use the existing entry.',
  },
  under_age: { status: 422, message: 'The person is younger than 18. Check the birth date in the CURP.' },
  invalid_identificator: {
    status: 422,
    message: 'The CURP is invalid. Correct the part named in error.details.reason.',
  },
  birth_date_invalid: {
    status: 422,
    message: 'The birth date does not match the CURP, or is in the future. Correct it or leave it out.',
  },
  password_too_weak: {
    status: 422,
    message: 'The password does not follow the password rules. Choose another one; getPasswordRules returns the rules.',
  },
  incorrect_old_password: { status: 422, message: 'incorrect old password' },
  password_not_unique: { status: 422, message: 'The new password equals the current one. Choose another one.' },
  invalid_mail: { status: 422, message: 'invalid mail' },
  unchanged: { status: 422, message: 'The new value equals the current one. Nothing needs to change.' },
  password_needed: {
    status: 409,
    message: 'The session is too old for this change without a password. Send the password with the same call.',
  },
  contact_changed_recently: {
    status: 409,
    message: 'The e-mail or the phone was changed less than three days ago. Wait until error.details.until.',
  },
  // codes by SMS
  code_wrong: { status: 422, message: 'The code is wrong. Enter it again or request another code.' },
  code_expired: { status: 422, message: 'The code is no longer valid. Send another code.' },
  already_sent_in_last_minutes: { status: 429, message: 'already_sent_in_last_minutes' },
  request_count_by_day_exceed: { status: 429, message: 'request_count_by_day_exceed' },
  // money and accounts
  amount_out_of_limits: {
    status: 422,
    message: 'The amount is outside the limits of this call. Read the limits and send another amount.',
  },
  cost_above_cap: {
    status: 422,
    message: 'The loan would cost more than the cap allows. Choose a later pay date or another amount.',
  },
  pay_dates_invalid: {
    status: 422,
    message: 'The pay dates do not fit the pay cycle or the term. Choose other dates.',
  },
  payout_method_not_offered: {
    status: 422,
    message: 'The product does not offer this payout method. Choose one from getPaymentMethod.',
  },
  term_not_offered: {
    status: 422,
    message: 'The term differs from the term of the offer. Send the term of the offer, or leave it out.',
  },
  clabe_invalid: {
    status: 422,
    message: 'The CLABE is invalid, or its bank receives no payouts. Correct the part named in error.details.reason.',
  },
  clabe_taken: { status: 422, message: 'CLABE is already registered to someone else!' },
  card_invalid: { status: 422, message: 'Disbursement number is not valid.' },
  card_taken: { status: 422, message: 'Card already registered to someone else!' },
  promo_code_invalid: {
    status: 422,
    message: 'The promotion does not exist, has ended or is used up. Continue without it.',
  },
  promotion_over: { status: 409, message: 'The promotion has already ended. Read the list of promotions again.' },
  promo_code_used: { status: 422, message: 'The client has already used this promotion. Continue without it.' },
  // applications and loans
  application_already_open: {
    status: 409,
    message: 'The client already has an open application. Continue it, or withdraw it first.',
  },
  additional_loan_refused: {
    status: 409,
    message: 'The client may not take another loan beside the open one. Read error.details.reason.',
  },
  client_cannot_apply: {
    status: 409,
    message: 'The client is blocked or blacklisted and cannot borrow. Follow getFlow.',
  },
  details_missing: { status: 409, message: 'The client has no names and CURP yet. Call completeStepTwo first.' },
  identity_frozen: {
    status: 409,
    message: 'Names, CURP and account cannot change while a loan or a decision depends on them. Wait until it ends.',
  },
  illegal_transition: {
    status: 409,
    message:
      'This call is not allowed in the current status. Read the status again and offer only the calls that it allows.',
  },
  offer_changed: {
    status: 409,
    message: 'The offer has changed since the code was sent. Read it again and send a new code.',
  },
  no_offer: { status: 409, message: 'There is no offer or document for this call now. Follow getFlow.' },
  no_active_loan: { status: 404, message: 'The client has no loan for this call. Follow getFlow.' },
  payout_moved: {
    status: 409,
    message: 'The payout is not in the state that this command needs. Read listPayouts again.',
  },
  folio_taken: {
    status: 409,
    message: 'This receipt is already booked for another payout of the brand. Check the receipt number.',
  },
  receipt_settled: {
    status: 409,
    message: 'This payment is already booked, refunded or waiting to be matched. Read listReceipts again.',
  },
  match_final: {
    status: 409,
    message: 'This match can no longer be undone. Reverse the payment on its loan instead.',
  },
  statement_unreadable: {
    status: 422,
    message:
      'The file is not a valid bank statement, so nothing was imported. Correct the lines in error.details.faults.',
  },
  bank_line_settled: {
    status: 409,
    message: 'This line is already classified or waits for approval. Read it again with getBankLine.',
  },
  no_credit: { status: 409, message: 'The loan has no credit to refund. Read the loan again.' },
  account_unknown: {
    status: 409,
    message: 'No account is known for this money. Ask the payer for a CLABE, or create the CLABE of the loan first.',
  },
  nothing_to_pay: { status: 409, message: 'There is nothing of this kind to pay now. Read the loan again.' },
  extension_refused: {
    status: 409,
    message: 'The loan cannot be extended this way now. Read the reason, and the extensions that the loan offers.',
  },
  withdrawal_refused: {
    status: 409,
    message: 'The contract cannot be cancelled or kept this way now. Read the reason and the loan’s withdrawal.',
  },
  loan_not_settled: {
    status: 409,
    message: 'The loan is not paid in full. Pay the amount that getPayoff returns first.',
  },
  external_login_invalid: {
    status: 422,
    message: 'The login is unknown, expired, already used or not confirmed. Start it again.',
  },
  card_missing: { status: 409, message: 'The client has no saved card. Save a card first.' },
  provider_unavailable: { status: 503, message: 'The provider did not answer. Repeat the request after Retry-After.' },
  // documents
  upload_wrong_format: { status: 422, message: 'upload wrong format' },
  upload_too_old: { status: 422, message: 'The photo is older than allowed. Take a new one.' },
  hs_metric_failed: { status: 422, message: 'hs_metric_failed' },
  document_expired: {
    status: 422,
    message: 'The identification has expired. Correct the date, or upload a valid identification.',
  },
  documents_missing: {
    status: 409,
    message: 'Some documents are missing. Upload the ones listed in error.details.missing.',
  },
  // the work of staff
  identifier_quota_used: {
    status: 429,
    message: 'The daily identifier quota of this role is used up. Request more with askMoreIdentifiers.',
  },
  approval_pending: { status: 409, message: 'The same request already waits for approval. Decide that one first.' },
  approval_own: { status: 409, message: 'The caller cannot approve their own request. Ask another member of staff.' },
  approval_not_independent: {
    status: 409,
    message: 'The approver is not independent of the person who made the request. Ask another approver.',
  },
  approval_decided: { status: 409, message: 'This request is already decided. Read listApprovals again.' },
  approval_stale: {
    status: 409,
    message: 'The subject of the request has changed, so the request is closed. Make a new request.',
  },
  draft_changed: {
    status: 409,
    message: 'The draft has changed or is closed. Read it again and send its current revision.',
  },
  draft_not_ready: {
    status: 409,
    message: 'The draft is not ready for this step. Resolve the problem named in error.details.because.',
  },
  message_not_resendable: {
    status: 409,
    message: 'This message cannot be resent. Read the reason in error.details.because.',
  },
  setting_invalid: {
    status: 422,
    message: 'Some settings are invalid. Correct the ones listed in error.details.problems.',
  },
  own_account: {
    status: 409,
    message: 'Members of staff cannot do this to their own account. Ask another administrator.',
  },
  last_administrator: { status: 409, message: 'This is the last active administrator. Invite another one first.' },
  contact_third_party: {
    status: 409,
    message: 'A debt may be discussed only with its borrower. Contact the borrower.',
  },
  contact_stopped: {
    status: 409,
    message: 'The borrower asked not to be contacted about debts. Wait until the borrower calls.',
  },
  contact_outside_hours: {
    status: 409,
    message: 'Contact about a debt is not allowed at this hour. Try again at error.details.allowedAt.',
  },
  contact_too_often: {
    status: 409,
    message: 'The daily limit of contacts with this borrower is reached. Try again at error.details.allowedAt.',
  },
  text_unfit: {
    status: 422,
    message:
      'The text has an unfilled part, or an address that is not the lender’s. Correct the part named in error.details.about.',
  },
  contact_wording: {
    status: 422,
    message: 'The text has wording that is forbidden about a debt. Remove the word named in error.details.word.',
  },
  agency_unregistered: {
    status: 409,
    message: 'The agency has no REDECO registry number. Add it with registerAgency.',
  },
  complaint_answered: {
    status: 409,
    message: 'This complaint is already answered. Correct the answer with correctComplaint.',
  },
  complaint_open: {
    status: 409,
    message: 'This complaint has no answer to correct yet. Answer it with answerComplaint.',
  },
  alert_closed: { status: 409, message: 'This alert is already dismissed or reported. Read it again with getAlert.' },
  month_not_over: {
    status: 409,
    message: 'The period is not one whole month in the past. Send the first and last day of such a month.',
  },
  complaint_not_extendable: {
    status: 409,
    message: 'The deadline of this complaint cannot be extended. Answer it by the deadline.',
  },
  promise_open: {
    status: 409,
    message: 'The borrower already has an open promise to pay. Wait until its day is over.',
  },
  task_closed: { status: 409, message: 'This task is already closed. Read listTasks again.' },
  // the rest
  consent_missing: {
    status: 409,
    message: 'The client has not given the consent named in error.details.kind. Ask for it first.',
  },
  limit_reached: {
    status: 409,
    message: 'The limit in error.details.limit is reached. Remove an entry where possible.',
  },
  // sandbox
  sandbox_off: {
    status: 409,
    message: 'The server does not run in sandbox mode. Start it with SANDBOX=1 to use this call.',
  },
  clock_backwards: { status: 422, message: 'The business clock cannot move backward. Send a later day.' },
} as const satisfies Record<string, RefusalEntry>;

export type RefusalCode = keyof typeof REFUSALS;

/** Returns the HTTP status of a refusal. */
export const refusalStatus = (code: RefusalCode): number => REFUSALS[code].status;
/** Returns the developer text of a refusal. */
export const refusalMessage = (code: RefusalCode): string => REFUSALS[code].message;
export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
