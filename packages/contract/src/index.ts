export { getDraftAgreementPdf } from './agreements/get-draft-agreement-pdf.ts';
export { sendSmsCodeTs } from './agreements/send-sms-code-ts.ts';
export { signAgreement } from './agreements/sign-agreement.ts';
export { approveSpecialOffer } from './applications/approve-special-offer.ts';
export { approveYhatDecrease } from './applications/approve-yhat-decrease.ts';
export { approveYhatIncrease } from './applications/approve-yhat-increase.ts';
export { createApplication } from './applications/create-application.ts';
export { getActualApplication } from './applications/get-actual-application.ts';
export { getActualApplicationStatus } from './applications/get-actual-application-status.ts';
export { getApplicationOffer } from './applications/get-application-offer.ts';
export { updateApplication } from './applications/update-application.ts';
export { approveCase } from './back-office/approve-case.ts';
export { getBackOfficeUser } from './back-office/get-back-office-user.ts';
export { getCase } from './back-office/get-case.ts';
export { getCaseDocument } from './back-office/get-case-document.ts';
export { getLoanLedger } from './back-office/get-loan-ledger.ts';
export { CASE_QUEUES, listCases } from './back-office/list-cases.ts';
export { rejectCase } from './back-office/reject-case.ts';
export { getCalculatorConfig } from './calculator/get-calculator-config.ts';
export { getPrivateOffer } from './calculator/get-private-offer.ts';
export { getPublicOffer } from './calculator/get-public-offer.ts';
export { getBanks } from './catalogues/get-banks.ts';
export { getEmploymentPositions } from './catalogues/get-employment-positions.ts';
export { getEmploymentStatuses } from './catalogues/get-employment-statuses.ts';
export { getRegionCities } from './catalogues/get-region-cities.ts';
export { getRegions } from './catalogues/get-regions.ts';
export { type Decoded, decodeWire, encodeWire } from './codec.ts';
export { deleteClientDocument } from './documents/delete-client-document.ts';
export {
  ID_PHOTO_MIMES,
  ID_PHOTO_TYPES,
  type IdPhotoMime,
  type IdPhotoType,
  UPLOAD_LIMIT_BYTES,
} from './documents/document-kinds.ts';
export { downloadTemporary } from './documents/download-temporary.ts';
export { finishClientDocuments } from './documents/finish-client-documents.ts';
export { getClientDocument } from './documents/get-client-document.ts';
export { getClientDocumentState } from './documents/get-client-document-state.ts';
export { listLoanDocuments } from './documents/list-loan-documents.ts';
export { uploadClientDocument } from './documents/upload-client-document.ts';
export type { Access, Endpoint, Method, RefusalOf, Reply, Send, WireReply } from './endpoint.ts';
export { type RefusalEnvelope, refusalEnvelope, type SuccessEnvelope } from './envelope.ts';
export { getFlow } from './flow/get-flow.ts';
export { type ImpliedRefusal, impliedRefusals } from './implied-refusals.ts';
export { getActiveLoan } from './loans/get-active-loan.ts';
export { getPaymentSchedule } from './loans/get-payment-schedule.ts';
export { getOpenPayBarcode } from './payments/get-open-pay-barcode.ts';
export { isRefusalCode, REFUSALS, type RefusalCode, refusalMessage, refusalStatus } from './refusals.ts';
export { completeStepFour } from './registration/complete-step-four.ts';
export { completeStepThree } from './registration/complete-step-three.ts';
export { completeStepTwo } from './registration/complete-step-two.ts';
export { createClient } from './registration/create-client.ts';
export { getClient } from './registration/get-client.ts';
export { saveAccountNumber } from './registration/save-account-number.ts';
export { advanceSandboxClock } from './sandbox/advance-sandbox-clock.ts';
export { getSandboxClock } from './sandbox/get-sandbox-clock.ts';
export { loginClient } from './session/login-client.ts';
export { loginUser } from './session/login-user.ts';
export { logoutClient } from './session/logout-client.ts';
export { logoutUser } from './session/logout-user.ts';
export { refreshClientToken } from './session/refresh-client-token.ts';
export { refreshUserToken } from './session/refresh-user-token.ts';
export { sendSmsCodePublic } from './session/send-sms-code-public.ts';
export { fieldErrorsOf, fieldNameOf, propertyPathOf, type Violation } from './violations.ts';
