import { getDraftAgreementPdf } from './agreements/get-draft-agreement-pdf.ts';
import { sendSmsCodeTs } from './agreements/send-sms-code-ts.ts';
import { signAgreement } from './agreements/sign-agreement.ts';
import { verifyPhoneTs } from './agreements/verify-phone-ts.ts';
import { approveSpecialOffer } from './applications/approve-special-offer.ts';
import { approveYhatDecrease } from './applications/approve-yhat-decrease.ts';
import { approveYhatIncrease } from './applications/approve-yhat-increase.ts';
import { createApplication } from './applications/create-application.ts';
import { getActualApplication } from './applications/get-actual-application.ts';
import { getActualApplicationStatus } from './applications/get-actual-application-status.ts';
import { getApplicationOffer } from './applications/get-application-offer.ts';
import { getPaymentMethod } from './applications/get-payment-method.ts';
import { updateApplication } from './applications/update-application.ts';
import { updateYhatLimit } from './applications/update-yhat-limit.ts';
import { approveCase } from './back-office/approve-case.ts';
import { changeClientStatus } from './back-office/change-client-status.ts';
import { confirmUserMfa } from './back-office/confirm-user-mfa.ts';
import { createAffiliateLead } from './back-office/create-affiliate-lead.ts';
import { createBackOfficeClient } from './back-office/create-back-office-client.ts';
import { createPromoCode } from './back-office/create-promo-code.ts';
import { getBackOfficeUser } from './back-office/get-back-office-user.ts';
import { getCase } from './back-office/get-case.ts';
import { getCaseDocument } from './back-office/get-case-document.ts';
import { getClientOffer } from './back-office/get-client-offer.ts';
import { getLoanLedger } from './back-office/get-loan-ledger.ts';
import { listCases } from './back-office/list-cases.ts';
import { offerSpecial } from './back-office/offer-special.ts';
import { rejectCase } from './back-office/reject-case.ts';
import { replayDecision } from './back-office/replay-decision.ts';
import { startUserMfa } from './back-office/start-user-mfa.ts';
import { getBelvoToken } from './bank-link/get-belvo-token.ts';
import { skipBelvo } from './bank-link/skip-belvo.ts';
import { storeBelvoLink } from './bank-link/store-belvo-link.ts';
import { applyPromoCode } from './calculator/apply-promo-code.ts';
import { getCalculatorConfig } from './calculator/get-calculator-config.ts';
import { getPrivateOffer } from './calculator/get-private-offer.ts';
import { getPublicOffer } from './calculator/get-public-offer.ts';
import { verifyPromoCode } from './calculator/verify-promo-code.ts';
import { getBanks } from './catalogues/get-banks.ts';
import { getCities } from './catalogues/get-cities.ts';
import { getClassification } from './catalogues/get-classification.ts';
import { getClassificationList } from './catalogues/get-classification-list.ts';
import { getDistricts } from './catalogues/get-districts.ts';
import { getEmploymentPositions } from './catalogues/get-employment-positions.ts';
import { getEmploymentStatuses } from './catalogues/get-employment-statuses.ts';
import { getIdDocAutocompleteTime } from './catalogues/get-id-doc-autocomplete-time.ts';
import { getRegionCities } from './catalogues/get-region-cities.ts';
import { getRegions } from './catalogues/get-regions.ts';
import { getWards } from './catalogues/get-wards.ts';
import { suggestAddresses } from './catalogues/suggest-addresses.ts';
import { chargeRollover } from './direct-debit/charge-rollover.ts';
import { directDebitConsent } from './direct-debit/direct-debit-consent.ts';
import { deleteClientDocument } from './documents/delete-client-document.ts';
import { downloadDocument } from './documents/download-document.ts';
import { downloadTemporary } from './documents/download-temporary.ts';
import { finish } from './documents/finish.ts';
import { finishClientDocuments } from './documents/finish-client-documents.ts';
import { getClientDocument } from './documents/get-client-document.ts';
import { getClientDocumentState } from './documents/get-client-document-state.ts';
import { getDocuments } from './documents/get-documents.ts';
import { getPublicDocument } from './documents/get-public-document.ts';
import { listLoanDocuments } from './documents/list-loan-documents.ts';
import { renderDocument } from './documents/render-document.ts';
import { uploadBankStatement } from './documents/upload-bank-statement.ts';
import { uploadClientDocument } from './documents/upload-client-document.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { getFlow } from './flow/get-flow.ts';
import { createVeriffSession } from './identity-check/create-veriff-session.ts';
import { getVeriffDecision } from './identity-check/get-veriff-decision.ts';
import { getVeriffSession } from './identity-check/get-veriff-session.ts';
import { getActiveLoan } from './loans/get-active-loan.ts';
import { getPaymentSchedule } from './loans/get-payment-schedule.ts';
import { getOpenPayBarcode } from './payments/get-open-pay-barcode.ts';
import { addContact } from './profile/add-contact.ts';
import { changeEmail } from './profile/change-email.ts';
import { changePassword } from './profile/change-password.ts';
import { changePhone } from './profile/change-phone.ts';
import { completeBackOfficeClient } from './profile/complete-back-office-client.ts';
import { getClientJourney } from './profile/get-client-journey.ts';
import { updateClient } from './profile/update-client.ts';
import { createReferral } from './referrals/create-referral.ts';
import { getReferrals } from './referrals/get-referrals.ts';
import { updateReferral } from './referrals/update-referral.ts';
import { addDebitCreditCard } from './registration/add-debit-credit-card.ts';
import { completeStepFour } from './registration/complete-step-four.ts';
import { completeStepThree } from './registration/complete-step-three.ts';
import { completeStepTwo } from './registration/complete-step-two.ts';
import { createClient } from './registration/create-client.ts';
import { getClient } from './registration/get-client.ts';
import { saveAccountNumber } from './registration/save-account-number.ts';
import { saveNationalId } from './registration/save-national-id.ts';
import { validateIban } from './registration/validate-iban.ts';
import { applyRollover } from './rollovers/apply-rollover.ts';
import { rolloverActiveLoan } from './rollovers/rollover-active-loan.ts';
import { rolloverDocument } from './rollovers/rollover-document.ts';
import { advanceSandboxClock } from './sandbox/advance-sandbox-clock.ts';
import { getSandboxClock } from './sandbox/get-sandbox-clock.ts';
import { checkClientKey } from './session/check-client-key.ts';
import { getVerificationCode } from './session/get-verification-code.ts';
import { getVerificationDigit } from './session/get-verification-digit.ts';
import { loginClient } from './session/login-client.ts';
import { loginUser } from './session/login-user.ts';
import { logoutClient } from './session/logout-client.ts';
import { logoutUser } from './session/logout-user.ts';
import { recoverPassword } from './session/recover-password.ts';
import { refreshClientToken } from './session/refresh-client-token.ts';
import { refreshUserToken } from './session/refresh-user-token.ts';
import { sendEmailCode } from './session/send-email-code.ts';
import { sendPublicSmsCodeForPurpose } from './session/send-public-sms-code-for-purpose.ts';
import { sendSmsCode } from './session/send-sms-code.ts';
import { sendSmsCodePublic } from './session/send-sms-code-public.ts';
import { verifyPhone } from './session/verify-phone.ts';
import { createCollectorReference } from './tracking/create-collector-reference.ts';
import { getAffiliateLead } from './tracking/get-affiliate-lead.ts';
import { getConsents } from './tracking/get-consents.ts';
import { postGeo } from './tracking/post-geo.ts';
import { postHelloSoda } from './tracking/post-hello-soda.ts';
import { postMetrics } from './tracking/post-metrics.ts';
import { updateConsent } from './tracking/update-consent.ts';

/** Every endpoint of the API, for whoever needs them all: the server, the OpenAPI document, the tests. */
export const ENDPOINTS = {
  getDraftAgreementPdf,
  sendSmsCodeTs,
  signAgreement,
  verifyPhoneTs,
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  getActualApplicationStatus,
  getActualApplication,
  getApplicationOffer,
  getPaymentMethod,
  updateApplication,
  updateYhatLimit,
  approveCase,
  changeClientStatus,
  confirmUserMfa,
  createAffiliateLead,
  createBackOfficeClient,
  createPromoCode,
  getBackOfficeUser,
  getCaseDocument,
  getCase,
  getClientOffer,
  getLoanLedger,
  listCases,
  offerSpecial,
  rejectCase,
  replayDecision,
  startUserMfa,
  getBelvoToken,
  skipBelvo,
  storeBelvoLink,
  applyPromoCode,
  getCalculatorConfig,
  getPrivateOffer,
  getPublicOffer,
  verifyPromoCode,
  getBanks,
  getCities,
  getClassificationList,
  getClassification,
  getDistricts,
  getEmploymentPositions,
  getEmploymentStatuses,
  getIdDocAutocompleteTime,
  getRegionCities,
  getRegions,
  getWards,
  suggestAddresses,
  chargeRollover,
  directDebitConsent,
  deleteClientDocument,
  downloadDocument,
  downloadTemporary,
  finishClientDocuments,
  finish,
  getClientDocumentState,
  getClientDocument,
  getDocuments,
  getPublicDocument,
  listLoanDocuments,
  renderDocument,
  uploadBankStatement,
  uploadClientDocument,
  uploadDocument,
  getFlow,
  createVeriffSession,
  getVeriffDecision,
  getVeriffSession,
  getActiveLoan,
  getPaymentSchedule,
  getOpenPayBarcode,
  addContact,
  changeEmail,
  changePassword,
  changePhone,
  completeBackOfficeClient,
  getClientJourney,
  updateClient,
  createReferral,
  getReferrals,
  updateReferral,
  addDebitCreditCard,
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createClient,
  getClient,
  saveAccountNumber,
  saveNationalId,
  validateIban,
  applyRollover,
  rolloverActiveLoan,
  rolloverDocument,
  advanceSandboxClock,
  getSandboxClock,
  checkClientKey,
  getVerificationCode,
  getVerificationDigit,
  loginClient,
  loginUser,
  logoutClient,
  logoutUser,
  recoverPassword,
  refreshClientToken,
  refreshUserToken,
  sendEmailCode,
  sendPublicSmsCodeForPurpose,
  sendSmsCodePublic,
  sendSmsCode,
  verifyPhone,
  createCollectorReference,
  getAffiliateLead,
  getConsents,
  postGeo,
  postHelloSoda,
  postMetrics,
  updateConsent,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
