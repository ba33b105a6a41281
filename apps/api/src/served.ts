import {
  applyRollover,
  chargeRollover,
  createVeriffSession,
  directDebitConsent,
  type Endpoint,
  getBelvoToken,
  getVeriffDecision,
  getVeriffSession,
  rolloverActiveLoan,
  rolloverDocument,
  skipBelvo,
  storeBelvoLink,
} from '@lender/contract';
import type { Implementation } from './http/implement.ts';
import { getDraftAgreementPdfHandler, sendSmsCodeTsHandler } from './slices/agreements/draft-agreement.handlers.ts';
import { signAgreementHandler } from './slices/agreements/sign-agreement.handler.ts';
import { verifyPhoneTsHandler } from './slices/agreements/verify-phone-ts.handler.ts';
import {
  approveSpecialOfferHandler,
  approveYhatDecreaseHandler,
  approveYhatIncreaseHandler,
  updateApplicationHandler,
} from './slices/applications/answer-offer.handlers.ts';
import { createApplicationHandler } from './slices/applications/create-application.handler.ts';
import { getApplicationOfferHandler } from './slices/applications/get-application-offer.handler.ts';
import { getPaymentMethodHandler } from './slices/applications/get-payment-method.handler.ts';
import {
  getActualApplicationHandler,
  getActualApplicationStatusHandler,
} from './slices/applications/read-application.handlers.ts';
import { updateYhatLimitHandler } from './slices/applications/update-yhat-limit.handler.ts';
import {
  approveCaseHandler,
  getCaseDocumentHandler,
  getCaseHandler,
  rejectCaseHandler,
} from './slices/back-office/case.handlers.ts';
import { changeClientStatusHandler } from './slices/back-office/change-client-status.handler.ts';
import { createAffiliateLeadHandler } from './slices/back-office/create-affiliate-lead.handler.ts';
import { createBackOfficeClientHandler } from './slices/back-office/create-back-office-client.handler.ts';
import { createPromoCodeHandler } from './slices/back-office/create-promo-code.handler.ts';
import { getBackOfficeUserHandler } from './slices/back-office/get-back-office-user.handler.ts';
import { getClientOfferHandler } from './slices/back-office/get-client-offer.handler.ts';
import { getLoanLedgerHandler } from './slices/back-office/get-loan-ledger.handler.ts';
import { listCasesHandler } from './slices/back-office/list-cases.handler.ts';
import { offerSpecialHandler } from './slices/back-office/offer-special.handler.ts';
import { replayDecisionHandler } from './slices/back-office/replay-decision.handler.ts';
import {
  getCalculatorConfigHandler,
  getPrivateOfferHandler,
  getPublicOfferHandler,
} from './slices/calculator/calculator.handlers.ts';
import { applyPromoCodeHandler, verifyPromoCodeHandler } from './slices/calculator/promo-code.handlers.ts';
import { getBanksHandler, getClassificationListHandler } from './slices/catalogues/banks.handlers.ts';
import {
  getClassificationHandler,
  getEmploymentPositionsHandler,
  getEmploymentStatusesHandler,
} from './slices/catalogues/classifications.handlers.ts';
import { getIdDocAutocompleteTimeHandler } from './slices/catalogues/get-id-doc-autocomplete-time.handler.ts';
import {
  getCitiesHandler,
  getDistrictsHandler,
  getRegionCitiesHandler,
  getRegionsHandler,
  getWardsHandler,
} from './slices/catalogues/places.handlers.ts';
import { suggestAddressesHandler } from './slices/catalogues/suggest-addresses.handler.ts';
import {
  deleteClientDocumentHandler,
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
} from './slices/documents/client-documents.handlers.ts';
import { finishHandler } from './slices/documents/finish-statement.handler.ts';
import { downloadTemporaryHandler, listLoanDocumentsHandler } from './slices/documents/loan-documents.handlers.ts';
import {
  downloadDocumentHandler,
  getDocumentsHandler,
  getPublicDocumentHandler,
  renderDocumentHandler,
} from './slices/documents/render-documents.handlers.ts';
import {
  uploadBankStatementHandler,
  uploadClientDocumentHandler,
  uploadDocumentHandler,
} from './slices/documents/upload.handlers.ts';
import { getFlowHandler } from './slices/flow/get-flow.handler.ts';
import { getActiveLoanHandler, getPaymentScheduleHandler } from './slices/loans/loan.handlers.ts';
import { getOpenPayBarcodeHandler } from './slices/payments/get-open-pay-barcode.handler.ts';
import { addContactHandler } from './slices/profile/add-contact.handler.ts';
import { changeEmailHandler } from './slices/profile/change-email.handler.ts';
import { changePasswordHandler } from './slices/profile/change-password.handler.ts';
import { changePhoneHandler } from './slices/profile/change-phone.handler.ts';
import { completeBackOfficeClientHandler } from './slices/profile/complete-back-office-client.handler.ts';
import { getClientJourneyHandler } from './slices/profile/get-client-journey.handler.ts';
import { updateClientHandler } from './slices/profile/update-client.handler.ts';
import { createReferralHandler } from './slices/referrals/create-referral.handler.ts';
import { getReferralsHandler } from './slices/referrals/get-referrals.handler.ts';
import { updateReferralHandler } from './slices/referrals/update-referral.handler.ts';
import { addDebitCreditCardHandler } from './slices/registration/add-debit-credit-card.handler.ts';
import { completeStepFourHandler } from './slices/registration/complete-step-four.handler.ts';
import { completeStepThreeHandler } from './slices/registration/complete-step-three.handler.ts';
import { completeStepTwoHandler } from './slices/registration/complete-step-two.handler.ts';
import { createClientHandler } from './slices/registration/create-client.handler.ts';
import { getClientHandler } from './slices/registration/get-client.handler.ts';
import { saveAccountNumberHandler } from './slices/registration/save-account-number.handler.ts';
import { saveNationalIdHandler } from './slices/registration/save-national-id.handler.ts';
import { validateIbanHandler } from './slices/registration/validate-iban.handler.ts';
import { advanceSandboxClockHandler, getSandboxClockHandler } from './slices/sandbox/sandbox-clock.handlers.ts';
import { checkClientKeyHandler } from './slices/session/check-client-key.handler.ts';
import { loginClientHandler } from './slices/session/login-client.handler.ts';
import { loginUserHandler } from './slices/session/login-user.handler.ts';
import { logoutClientHandler, logoutUserHandler } from './slices/session/logout.handler.ts';
import {
  getVerificationCodeHandler,
  getVerificationDigitHandler,
  sendSmsCodeHandler,
  verifyPhoneHandler,
} from './slices/session/own-phone.handlers.ts';
import { recoverPasswordHandler } from './slices/session/recover-password.handler.ts';
import { refreshClientTokenHandler, refreshUserTokenHandler } from './slices/session/refresh-token.handler.ts';
import {
  sendEmailCodeHandler,
  sendPublicSmsCodeForPurposeHandler,
  sendSmsCodePublicHandler,
} from './slices/session/send-public-code.handlers.ts';
import { confirmUserMfaHandler, startUserMfaHandler } from './slices/session/user-mfa.handlers.ts';
import {
  createCollectorReferenceHandler,
  getConsentsHandler,
  updateConsentHandler,
} from './slices/tracking/consents.handlers.ts';
import { getAffiliateLeadHandler } from './slices/tracking/get-affiliate-lead.handler.ts';
import { postGeoHandler } from './slices/tracking/post-geo.handler.ts';
import { postHelloSodaHandler } from './slices/tracking/post-hello-soda.handler.ts';
import { postMetricsHandler } from './slices/tracking/post-metrics.handler.ts';

/**
 * Calls that the contract declares and this release does not serve: servicing, direct debit, bank link, identity check.
 * They are closed like the others, and then say so. The list only shrinks.
 */
export const NOT_SERVED_YET: readonly Endpoint[] = [
  rolloverActiveLoan,
  applyRollover,
  rolloverDocument,
  chargeRollover,
  directDebitConsent,
  createVeriffSession,
  getVeriffSession,
  getVeriffDecision,
  getBelvoToken,
  storeBelvoLink,
  skipBelvo,
];

/** Every endpoint that is served; a test holds it against the contract. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  // session
  sendSmsCodePublicHandler,
  sendPublicSmsCodeForPurposeHandler,
  sendEmailCodeHandler,
  checkClientKeyHandler,
  recoverPasswordHandler,
  loginClientHandler,
  loginUserHandler,
  refreshClientTokenHandler,
  refreshUserTokenHandler,
  logoutClientHandler,
  logoutUserHandler,
  startUserMfaHandler,
  confirmUserMfaHandler,
  getVerificationCodeHandler,
  getVerificationDigitHandler,
  sendSmsCodeHandler,
  verifyPhoneHandler,
  // profile
  changePasswordHandler,
  changePhoneHandler,
  changeEmailHandler,
  completeBackOfficeClientHandler,
  // registration
  createClientHandler,
  getClientHandler,
  completeStepTwoHandler,
  completeStepThreeHandler,
  completeStepFourHandler,
  saveAccountNumberHandler,
  // profile, referrals, tracking
  updateClientHandler,
  addContactHandler,
  getReferralsHandler,
  createReferralHandler,
  updateReferralHandler,
  getConsentsHandler,
  updateConsentHandler,
  createCollectorReferenceHandler,
  postGeoHandler,
  postMetricsHandler,
  postHelloSodaHandler,
  getAffiliateLeadHandler,
  validateIbanHandler,
  saveNationalIdHandler,
  addDebitCreditCardHandler,
  // catalogues and calculator
  getRegionsHandler,
  getRegionCitiesHandler,
  getCitiesHandler,
  getDistrictsHandler,
  getWardsHandler,
  suggestAddressesHandler,
  getBanksHandler,
  getClassificationListHandler,
  getClassificationHandler,
  getEmploymentStatusesHandler,
  getEmploymentPositionsHandler,
  getIdDocAutocompleteTimeHandler,
  getCalculatorConfigHandler,
  getPublicOfferHandler,
  getPrivateOfferHandler,
  verifyPromoCodeHandler,
  applyPromoCodeHandler,
  // documents
  uploadClientDocumentHandler,
  getClientDocumentHandler,
  deleteClientDocumentHandler,
  getClientDocumentStateHandler,
  finishClientDocumentsHandler,
  listLoanDocumentsHandler,
  downloadTemporaryHandler,
  getPublicDocumentHandler,
  getDocumentsHandler,
  renderDocumentHandler,
  downloadDocumentHandler,
  uploadDocumentHandler,
  uploadBankStatementHandler,
  finishHandler,
  // applications, offers, agreements
  createApplicationHandler,
  getActualApplicationHandler,
  getActualApplicationStatusHandler,
  getApplicationOfferHandler,
  updateApplicationHandler,
  approveSpecialOfferHandler,
  approveYhatDecreaseHandler,
  approveYhatIncreaseHandler,
  getPaymentMethodHandler,
  updateYhatLimitHandler,
  getDraftAgreementPdfHandler,
  sendSmsCodeTsHandler,
  verifyPhoneTsHandler,
  signAgreementHandler,
  getFlowHandler,
  getClientJourneyHandler,
  // loans and payments
  getActiveLoanHandler,
  getPaymentScheduleHandler,
  getOpenPayBarcodeHandler,
  // back-office and sandbox
  getBackOfficeUserHandler,
  createBackOfficeClientHandler,
  changeClientStatusHandler,
  listCasesHandler,
  getCaseHandler,
  getCaseDocumentHandler,
  approveCaseHandler,
  rejectCaseHandler,
  offerSpecialHandler,
  getClientOfferHandler,
  replayDecisionHandler,
  getLoanLedgerHandler,
  createPromoCodeHandler,
  createAffiliateLeadHandler,
  getSandboxClockHandler,
  advanceSandboxClockHandler,
];
