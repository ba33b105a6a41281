export { getDraftAgreementPdf } from './agreements/get-draft-agreement-pdf.ts';
export { sendSmsCodeTs } from './agreements/send-sms-code-ts.ts';
export { signAgreement } from './agreements/sign-agreement.ts';
export { verifyPhoneTs } from './agreements/verify-phone-ts.ts';
export { approveSpecialOffer } from './applications/approve-special-offer.ts';
export { approveYhatDecrease } from './applications/approve-yhat-decrease.ts';
export { approveYhatIncrease } from './applications/approve-yhat-increase.ts';
export { createApplication } from './applications/create-application.ts';
export { getActualApplication } from './applications/get-actual-application.ts';
export { getActualApplicationStatus } from './applications/get-actual-application-status.ts';
export { getApplicationOffer } from './applications/get-application-offer.ts';
export { getPaymentMethod } from './applications/get-payment-method.ts';
export { updateApplication } from './applications/update-application.ts';
export { updateYhatLimit } from './applications/update-yhat-limit.ts';
export { approveCase } from './back-office/approve-case.ts';
export { changeClientStatus } from './back-office/change-client-status.ts';
export { confirmUserMfa } from './back-office/confirm-user-mfa.ts';
export { createAffiliateLead } from './back-office/create-affiliate-lead.ts';
export { createBackOfficeClient } from './back-office/create-back-office-client.ts';
export { createPromoCode } from './back-office/create-promo-code.ts';
export { getBackOfficeUser } from './back-office/get-back-office-user.ts';
export { getCase } from './back-office/get-case.ts';
export { getCaseDocument } from './back-office/get-case-document.ts';
export { getClientOffer } from './back-office/get-client-offer.ts';
export { getLoanLedger } from './back-office/get-loan-ledger.ts';
export {
  type HistoryEvent,
  type HistoryEventName,
  type HistoryFacts,
  historyEvent,
} from './back-office/history-event.ts';
export { CASE_QUEUES, listCases } from './back-office/list-cases.ts';
export { offerSpecial } from './back-office/offer-special.ts';
export { rejectCase } from './back-office/reject-case.ts';
export { replayDecision } from './back-office/replay-decision.ts';
export { startUserMfa } from './back-office/start-user-mfa.ts';
export { getBelvoToken } from './bank-link/get-belvo-token.ts';
export { skipBelvo } from './bank-link/skip-belvo.ts';
export { storeBelvoLink } from './bank-link/store-belvo-link.ts';
export { applyPromoCode } from './calculator/apply-promo-code.ts';
export { getCalculatorConfig } from './calculator/get-calculator-config.ts';
export { getPrivateOffer } from './calculator/get-private-offer.ts';
export { getPublicOffer } from './calculator/get-public-offer.ts';
export { verifyPromoCode } from './calculator/verify-promo-code.ts';
export { getBanks } from './catalogues/get-banks.ts';
export { getCities } from './catalogues/get-cities.ts';
export { getClassification } from './catalogues/get-classification.ts';
export { getClassificationList } from './catalogues/get-classification-list.ts';
export { getDistricts } from './catalogues/get-districts.ts';
export { getEmploymentPositions } from './catalogues/get-employment-positions.ts';
export { getEmploymentStatuses } from './catalogues/get-employment-statuses.ts';
export { getIdDocAutocompleteTime } from './catalogues/get-id-doc-autocomplete-time.ts';
export { getRegionCities } from './catalogues/get-region-cities.ts';
export { getRegions } from './catalogues/get-regions.ts';
export { getWards } from './catalogues/get-wards.ts';
export { suggestAddresses } from './catalogues/suggest-addresses.ts';
export { type Decoded, decodeWire, encodeWire } from './codec.ts';
export { chargeRollover } from './direct-debit/charge-rollover.ts';
export { directDebitConsent } from './direct-debit/direct-debit-consent.ts';
export { deleteClientDocument } from './documents/delete-client-document.ts';
export {
  ID_PHOTO_MIMES,
  ID_PHOTO_TYPES,
  type IdPhotoMime,
  type IdPhotoType,
  PROOF_TYPES,
  type ProofType,
  PUBLIC_DOCUMENT_TYPES,
  type PublicDocumentType,
  RENDERED_DOCUMENT_TYPES,
  type RenderedDocumentType,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MIMES,
  UPLOAD_TYPES,
  type UploadMime,
  type UploadType,
} from './documents/document-kinds.ts';
export { downloadDocument } from './documents/download-document.ts';
export { downloadTemporary } from './documents/download-temporary.ts';
export { finish } from './documents/finish.ts';
export { finishClientDocuments } from './documents/finish-client-documents.ts';
export { getClientDocument } from './documents/get-client-document.ts';
export { getClientDocumentState } from './documents/get-client-document-state.ts';
export { getDocuments } from './documents/get-documents.ts';
export { getPublicDocument } from './documents/get-public-document.ts';
export { listLoanDocuments } from './documents/list-loan-documents.ts';
export { renderDocument } from './documents/render-document.ts';
export { uploadBankStatement } from './documents/upload-bank-statement.ts';
export { uploadClientDocument } from './documents/upload-client-document.ts';
export { uploadDocument } from './documents/upload-document.ts';
export type { Access, Endpoint, Method, RefusalOf, Reply, Send, WireReply } from './endpoint.ts';
export { type RefusalEnvelope, refusalEnvelope, type SuccessEnvelope } from './envelope.ts';
export { getFlow } from './flow/get-flow.ts';
export { createVeriffSession } from './identity-check/create-veriff-session.ts';
export { getVeriffDecision } from './identity-check/get-veriff-decision.ts';
export { getVeriffSession } from './identity-check/get-veriff-session.ts';
export { type ImpliedRefusal, impliedRefusals } from './implied-refusals.ts';
export { getActiveLoan } from './loans/get-active-loan.ts';
export { getPaymentSchedule } from './loans/get-payment-schedule.ts';
export { getOpenPayBarcode } from './payments/get-open-pay-barcode.ts';
export { addContact } from './profile/add-contact.ts';
export { changeEmail } from './profile/change-email.ts';
export { changePassword } from './profile/change-password.ts';
export { changePhone } from './profile/change-phone.ts';
export { completeBackOfficeClient } from './profile/complete-back-office-client.ts';
export { getClientJourney } from './profile/get-client-journey.ts';
export { updateClient } from './profile/update-client.ts';
export { createReferral } from './referrals/create-referral.ts';
export { getReferrals } from './referrals/get-referrals.ts';
export { updateReferral } from './referrals/update-referral.ts';
export { isRefusalCode, REFUSALS, type RefusalCode, refusalMessage, refusalStatus } from './refusals.ts';
export { addDebitCreditCard } from './registration/add-debit-credit-card.ts';
export { completeStepFour } from './registration/complete-step-four.ts';
export { completeStepThree } from './registration/complete-step-three.ts';
export { completeStepTwo } from './registration/complete-step-two.ts';
export { createClient } from './registration/create-client.ts';
export { getClient } from './registration/get-client.ts';
export { saveAccountNumber } from './registration/save-account-number.ts';
export { saveNationalId } from './registration/save-national-id.ts';
export { validateIban } from './registration/validate-iban.ts';
export { applyRollover } from './rollovers/apply-rollover.ts';
export { rolloverActiveLoan } from './rollovers/rollover-active-loan.ts';
export { rolloverDocument } from './rollovers/rollover-document.ts';
export { advanceSandboxClock } from './sandbox/advance-sandbox-clock.ts';
export { getSandboxClock } from './sandbox/get-sandbox-clock.ts';
export { checkClientKey } from './session/check-client-key.ts';
export { getVerificationCode } from './session/get-verification-code.ts';
export { getVerificationDigit } from './session/get-verification-digit.ts';
export { loginClient } from './session/login-client.ts';
export { loginUser } from './session/login-user.ts';
export { logoutClient } from './session/logout-client.ts';
export { logoutUser } from './session/logout-user.ts';
export { recoverPassword } from './session/recover-password.ts';
export { refreshClientToken } from './session/refresh-client-token.ts';
export { refreshUserToken } from './session/refresh-user-token.ts';
export { sendEmailCode } from './session/send-email-code.ts';
export { sendPublicSmsCodeForPurpose } from './session/send-public-sms-code-for-purpose.ts';
export { sendSmsCode } from './session/send-sms-code.ts';
export { sendSmsCodePublic } from './session/send-sms-code-public.ts';
export { verifyPhone } from './session/verify-phone.ts';
export { CONSENT_KINDS, type ConsentKind } from './tracking/consent.ts';
export { createCollectorReference } from './tracking/create-collector-reference.ts';
export { getAffiliateLead } from './tracking/get-affiliate-lead.ts';
export { getConsents } from './tracking/get-consents.ts';
export { postGeo } from './tracking/post-geo.ts';
export { postHelloSoda } from './tracking/post-hello-soda.ts';
export { postMetrics } from './tracking/post-metrics.ts';
export { updateConsent } from './tracking/update-consent.ts';
export { fieldErrorsOf, fieldNameOf, propertyPathOf, type Violation } from './violations.ts';
