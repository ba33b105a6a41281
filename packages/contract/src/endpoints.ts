import { getDraftAgreementPdf } from './agreements/get-draft-agreement-pdf.ts';
import { sendSmsCodeTs } from './agreements/send-sms-code-ts.ts';
import { signAgreement } from './agreements/sign-agreement.ts';
import { approveSpecialOffer } from './applications/approve-special-offer.ts';
import { approveYhatDecrease } from './applications/approve-yhat-decrease.ts';
import { approveYhatIncrease } from './applications/approve-yhat-increase.ts';
import { createApplication } from './applications/create-application.ts';
import { getActualApplication } from './applications/get-actual-application.ts';
import { getActualApplicationStatus } from './applications/get-actual-application-status.ts';
import { getApplicationOffer } from './applications/get-application-offer.ts';
import { updateApplication } from './applications/update-application.ts';
import { approveCase } from './back-office/approve-case.ts';
import { getBackOfficeUser } from './back-office/get-back-office-user.ts';
import { getCase } from './back-office/get-case.ts';
import { getCaseDocument } from './back-office/get-case-document.ts';
import { getLoanLedger } from './back-office/get-loan-ledger.ts';
import { listCases } from './back-office/list-cases.ts';
import { rejectCase } from './back-office/reject-case.ts';
import { getCalculatorConfig } from './calculator/get-calculator-config.ts';
import { getPrivateOffer } from './calculator/get-private-offer.ts';
import { getPublicOffer } from './calculator/get-public-offer.ts';
import { getBanks } from './catalogues/get-banks.ts';
import { getEmploymentPositions } from './catalogues/get-employment-positions.ts';
import { getEmploymentStatuses } from './catalogues/get-employment-statuses.ts';
import { getRegionCities } from './catalogues/get-region-cities.ts';
import { getRegions } from './catalogues/get-regions.ts';
import { deleteClientDocument } from './documents/delete-client-document.ts';
import { downloadTemporary } from './documents/download-temporary.ts';
import { finishClientDocuments } from './documents/finish-client-documents.ts';
import { getClientDocument } from './documents/get-client-document.ts';
import { getClientDocumentState } from './documents/get-client-document-state.ts';
import { listLoanDocuments } from './documents/list-loan-documents.ts';
import { uploadClientDocument } from './documents/upload-client-document.ts';
import { getFlow } from './flow/get-flow.ts';
import { getActiveLoan } from './loans/get-active-loan.ts';
import { getPaymentSchedule } from './loans/get-payment-schedule.ts';
import { getOpenPayBarcode } from './payments/get-open-pay-barcode.ts';
import { completeStepFour } from './registration/complete-step-four.ts';
import { completeStepThree } from './registration/complete-step-three.ts';
import { completeStepTwo } from './registration/complete-step-two.ts';
import { createClient } from './registration/create-client.ts';
import { getClient } from './registration/get-client.ts';
import { saveAccountNumber } from './registration/save-account-number.ts';
import { advanceSandboxClock } from './sandbox/advance-sandbox-clock.ts';
import { getSandboxClock } from './sandbox/get-sandbox-clock.ts';
import { loginClient } from './session/login-client.ts';
import { loginUser } from './session/login-user.ts';
import { logoutClient } from './session/logout-client.ts';
import { logoutUser } from './session/logout-user.ts';
import { refreshClientToken } from './session/refresh-client-token.ts';
import { refreshUserToken } from './session/refresh-user-token.ts';
import { sendSmsCodePublic } from './session/send-sms-code-public.ts';

/** Every endpoint of the API, for whoever needs them all: the server, the OpenAPI document, the tests. */
export const ENDPOINTS = {
  getDraftAgreementPdf,
  sendSmsCodeTs,
  signAgreement,
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  getActualApplicationStatus,
  getActualApplication,
  getApplicationOffer,
  updateApplication,
  approveCase,
  getBackOfficeUser,
  getCaseDocument,
  getCase,
  getLoanLedger,
  listCases,
  rejectCase,
  getCalculatorConfig,
  getPrivateOffer,
  getPublicOffer,
  getBanks,
  getEmploymentPositions,
  getEmploymentStatuses,
  getRegionCities,
  getRegions,
  deleteClientDocument,
  downloadTemporary,
  finishClientDocuments,
  getClientDocumentState,
  getClientDocument,
  listLoanDocuments,
  uploadClientDocument,
  getFlow,
  getActiveLoan,
  getPaymentSchedule,
  getOpenPayBarcode,
  completeStepFour,
  completeStepThree,
  completeStepTwo,
  createClient,
  getClient,
  saveAccountNumber,
  advanceSandboxClock,
  getSandboxClock,
  loginClient,
  loginUser,
  logoutClient,
  logoutUser,
  refreshClientToken,
  refreshUserToken,
  sendSmsCodePublic,
} as const;

export type EndpointName = keyof typeof ENDPOINTS;
