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
import type { Implementation } from '../implement.ts';
import { checkClientKeyHandler } from '../modules/access/accounts/check-client-key.handler.ts';
import { createBackOfficeClientHandler } from '../modules/access/accounts/create-back-office-client.handler.ts';
import { createClientHandler } from '../modules/access/accounts/create-client.handler.ts';
import {
  getVerificationCodeHandler,
  getVerificationDigitHandler,
  sendSmsCodeHandler,
  verifyPhoneHandler,
} from '../modules/access/codes/own-phone.handlers.ts';
import {
  sendEmailCodeHandler,
  sendPublicSmsCodeForPurposeHandler,
  sendSmsCodePublicHandler,
} from '../modules/access/codes/send-public-code.handlers.ts';
import { changePasswordHandler } from '../modules/access/passwords/change-password.handler.ts';
import { recoverPasswordHandler } from '../modules/access/passwords/recover-password.handler.ts';
import { confirmUserMfaHandler, startUserMfaHandler } from '../modules/access/second-factor/user-mfa.handlers.ts';
import { getBackOfficeUserHandler } from '../modules/access/sessions/get-back-office-user.handler.ts';
import { loginClientHandler } from '../modules/access/sessions/login-client.handler.ts';
import { loginUserHandler } from '../modules/access/sessions/login-user.handler.ts';
import { logoutClientHandler, logoutUserHandler } from '../modules/access/sessions/logout.handler.ts';
import {
  refreshClientTokenHandler,
  refreshUserTokenHandler,
} from '../modules/access/sessions/refresh-token.handler.ts';
import { getDraftAgreementPdfHandler, sendSmsCodeTsHandler } from '../modules/agreements/draft-agreement.handlers.ts';
import { downloadTemporaryHandler, listLoanDocumentsHandler } from '../modules/agreements/loan-documents.handlers.ts';
import {
  downloadDocumentHandler,
  getDocumentsHandler,
  getPublicDocumentHandler,
  renderDocumentHandler,
} from '../modules/agreements/render-documents.handlers.ts';
import { signAgreementHandler } from '../modules/agreements/sign-agreement.handler.ts';
import { verifyPhoneTsHandler } from '../modules/agreements/verify-phone-ts.handler.ts';
import {
  approveSpecialOfferHandler,
  approveYhatDecreaseHandler,
  approveYhatIncreaseHandler,
  updateApplicationHandler,
} from '../modules/applications/answer-offer.handlers.ts';
import { createApplicationHandler } from '../modules/applications/create-application.handler.ts';
import { getClientJourneyHandler } from '../modules/applications/flow/get-client-journey.handler.ts';
import { getFlowHandler } from '../modules/applications/flow/get-flow.handler.ts';
import { getApplicationOfferHandler } from '../modules/applications/get-application-offer.handler.ts';
import { getPaymentMethodHandler } from '../modules/applications/get-payment-method.handler.ts';
import {
  getActualApplicationHandler,
  getActualApplicationStatusHandler,
} from '../modules/applications/read-application.handlers.ts';
import { getBanksHandler, getClassificationListHandler } from '../modules/clients/catalogues/banks.handlers.ts';
import {
  getClassificationHandler,
  getEmploymentPositionsHandler,
  getEmploymentStatusesHandler,
} from '../modules/clients/catalogues/classifications.handlers.ts';
import { getIdDocAutocompleteTimeHandler } from '../modules/clients/catalogues/get-id-doc-autocomplete-time.handler.ts';
import {
  createCollectorReferenceHandler,
  getConsentsHandler,
  updateConsentHandler,
} from '../modules/clients/consents/consents.handlers.ts';
import { addContactHandler } from '../modules/clients/contacts/add-contact.handler.ts';
import { createAffiliateLeadHandler } from '../modules/clients/leads/create-affiliate-lead.handler.ts';
import { getAffiliateLeadHandler } from '../modules/clients/leads/get-affiliate-lead.handler.ts';
import {
  getCitiesHandler,
  getDistrictsHandler,
  getRegionCitiesHandler,
  getRegionsHandler,
  getWardsHandler,
} from '../modules/clients/places/places.handlers.ts';
import { suggestAddressesHandler } from '../modules/clients/places/suggest-addresses.handler.ts';
import { createReferralHandler } from '../modules/clients/referrals/create-referral.handler.ts';
import { getReferralsHandler } from '../modules/clients/referrals/get-referrals.handler.ts';
import { updateReferralHandler } from '../modules/clients/referrals/update-referral.handler.ts';
import { replayDecisionHandler } from '../modules/decisions/replay-decision.handler.ts';
import { updateYhatLimitHandler } from '../modules/decisions/update-yhat-limit.handler.ts';
import {
  deleteClientDocumentHandler,
  finishClientDocumentsHandler,
  getClientDocumentHandler,
  getClientDocumentStateHandler,
} from '../modules/documents/client-documents.handlers.ts';
import { finishHandler } from '../modules/documents/finish-statement.handler.ts';
import {
  uploadBankStatementHandler,
  uploadClientDocumentHandler,
  uploadDocumentHandler,
} from '../modules/documents/upload.handlers.ts';
import { postGeoHandler } from '../modules/identity/post-geo.handler.ts';
import { postHelloSodaHandler } from '../modules/identity/post-hello-soda.handler.ts';
import { postMetricsHandler } from '../modules/identity/post-metrics.handler.ts';
import { getLoanLedgerHandler } from '../modules/loans/ledger/get-loan-ledger.handler.ts';
import { getActiveLoanHandler, getPaymentScheduleHandler } from '../modules/loans/loan.handlers.ts';
import { getOpenPayBarcodeHandler } from '../modules/payments/get-open-pay-barcode.handler.ts';
import {
  getCalculatorConfigHandler,
  getPrivateOfferHandler,
  getPublicOfferHandler,
} from '../modules/pricing/calculator.handlers.ts';
import { createPromoCodeHandler } from '../modules/pricing/promotions/create-promo-code.handler.ts';
import { applyPromoCodeHandler, verifyPromoCodeHandler } from '../modules/pricing/promotions/promo-code.handlers.ts';
import { addDebitCreditCardHandler } from '../modules/profile/bank-account/add-debit-credit-card.handler.ts';
import { saveAccountNumberHandler } from '../modules/profile/bank-account/save-account-number.handler.ts';
import { validateIbanHandler } from '../modules/profile/bank-account/validate-iban.handler.ts';
import { changeClientStatusHandler } from '../modules/profile/change-client-status.handler.ts';
import { changeEmailHandler } from '../modules/profile/change-email.handler.ts';
import { changePhoneHandler } from '../modules/profile/change-phone.handler.ts';
import { completeBackOfficeClientHandler } from '../modules/profile/complete-back-office-client.handler.ts';
import { getClientHandler } from '../modules/profile/get-client.handler.ts';
import { completeStepFourHandler } from '../modules/profile/steps/complete-step-four.handler.ts';
import { completeStepThreeHandler } from '../modules/profile/steps/complete-step-three.handler.ts';
import { completeStepTwoHandler } from '../modules/profile/steps/complete-step-two.handler.ts';
import { saveNationalIdHandler } from '../modules/profile/steps/save-national-id.handler.ts';
import { updateClientHandler } from '../modules/profile/update-client.handler.ts';
import {
  approveCaseHandler,
  getCaseDocumentHandler,
  getCaseHandler,
  rejectCaseHandler,
} from '../modules/review/case.handlers.ts';
import { getClientOfferHandler } from '../modules/review/get-client-offer.handler.ts';
import { listCasesHandler } from '../modules/review/list-cases.handler.ts';
import { offerSpecialHandler } from '../modules/review/offer-special.handler.ts';
import { advanceSandboxClockHandler, getSandboxClockHandler } from '../modules/sandbox/sandbox-clock.handlers.ts';

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
